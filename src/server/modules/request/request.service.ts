import type { Rfq } from '../../../contract/entities/rfq';
import { projectTransitions } from '../../../domain/states/project';
import { allows, follow } from '../../../domain/states/transition';
import { closesAt } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { refuseWaiting } from '../award/approval/waiting.service';
import { recordStep } from '../timeline/timeline.service';
import { closeRfq, readersOfEnd } from './closing.service';
import { readRfq } from './draft.service';
import { receiversOf } from './vendor/receivers.service';
import { addTargets } from './matching.repository';
import { notifyAllSellers, notifyMatched, notifySellers, showOwnPeople } from './notice.service';
import { remindersFor } from './reminder.service';
import { ownRfqForChange } from './request.policy';
import {
  countUnanswered,
  findLines,
  numberItemsFirst,
  type RfqLineRow,
  type RfqRow,
  updateRfq,
} from './request.repository';

/** Sends a draft to every seller whose sale materials match. */
export async function submitRfq(work: MemberWork, number: string, version: number): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, version);
  if (!allows(projectTransitions, 'submit', row.status)) return fail('RFQ_STATE');
  const lines = await findLines(work.db, row.id);
  checkLines(lines);
  const closes = checkDeadline(row, work.now);
  if (row.title === '') return fail('WRONG_PARAM', { issues: [{ path: ['title'], code: 'required' }] });
  if (row.usd_allowed && !row.usd_krw_rate) {
    return fail('WRONG_PARAM', { issues: [{ path: ['usd_krw_rate'], code: 'required' }] });
  }
  const submitted = await updateRfq(
    work.db,
    row,
    {
      status: follow(projectTransitions, 'submit', row.status),
      closes_at: closes,
      submitted_at: work.now,
      ...remindersFor(closes, work.now),
    },
    work.now,
  );
  if (mixed(lines)) await numberItemsFirst(work.db, row.id);
  const { matched, invited } = await receiversOf(work, row);
  await addTargets(work.db, row, matched, work.now);
  await addTargets(work.db, row, invited, work.now, 'invited');
  await recordStep(work, 'buyer', { kind: 'rfq_submitted', rfq_id: row.id, params: { lines: String(lines.length) } });
  const companies = (of: typeof matched) => of.map((one) => one.company_id);
  await notifyMatched(work, row, companies(matched));
  await notifySellers(work, row, companies(invited), 'rfq_invited');
  await showOwnPeople(work, row, 'request_sent');
  return readRfq(work, submitted);
}

/** Whether something that is no item stands before an item. */
const mixed = (lines: readonly RfqLineRow[]) =>
  lines.some((line, index) => !line.excluded && lines[index - 1]?.excluded === true);

/** Refuses lines that nobody could quote. */
export function checkLines(lines: readonly RfqLineRow[]): void {
  const items = lines.filter((line) => !line.excluded);
  if (items.length === 0) fail('RFQ_NO_LINES');
  const issues = items.flatMap((line) => {
    const [unread] = line.unread;
    const code = unread?.cell ?? (line.qty === null ? 'qty' : line.uom === null ? 'uom' : null);
    return code === null ? [] : [{ path: ['lines', line.line_no - 1], code }];
  });
  if (issues.length > 0) fail('RFQ_LINE_INVALID', { issues: issues.slice(0, 200) });
}

function checkDeadline(row: RfqRow, now: Date): Date {
  if (!row.deadline_date) {
    return fail('RFQ_DEADLINE_PAST', { issues: [{ path: ['deadline_date'], code: 'required' }] });
  }
  const closes = closesAt(row.deadline_date);
  if (closes <= now) {
    return fail('RFQ_DEADLINE_PAST', { issues: [{ path: ['deadline_date'], code: 'past' }] });
  }
  return closes;
}

/** Moves the deadline to a later day, as long as it has not ended. */
export async function extendRfq(work: MemberWork, number: string, input: { version: number; deadline_date: string }) {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'extend', row.status)) return fail('RFQ_STATE');
  if (!row.closes_at || row.closes_at <= work.now) return fail('DEADLINE_PASSED');
  const closes = closesAt(input.deadline_date);
  if (closes <= row.closes_at) return fail('RFQ_DEADLINE_NOT_LATER');
  const extended = await updateRfq(
    work.db,
    row,
    { deadline_date: input.deadline_date, closes_at: closes, ...remindersFor(closes, work.now) },
    work.now,
  );
  await recordStep(work, 'buyer', {
    kind: 'rfq_extended',
    rfq_id: row.id,
    params: { deadline_date: input.deadline_date },
  });
  await notifyAllSellers(work, row, 'rfq_extended', { deadline_date: input.deadline_date });
  await showOwnPeople(work, row, 'request_changed');
  return readRfq(work, extended);
}

/** Ends collecting early; a sealed request only when every seller has answered. */
export async function endRfq(work: MemberWork, number: string, version: number): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, version);
  if (row.status !== 'REQ' && row.status !== 'COL') return fail('RFQ_STATE');
  if (row.sealed && !(await everySellerAnswered(work, row))) return fail('RFQ_SEALED');
  await recordStep(work, 'buyer', { kind: 'rfq_ended', rfq_id: row.id, seller_company_id: readersOfEnd(row) });
  await showOwnPeople(work, row, 'request_changed');
  return readRfq(work, await closeRfq(work, row, true));
}

async function everySellerAnswered(work: MemberWork, row: RfqRow): Promise<boolean> {
  return (await countUnanswered(work.db, row.id)) === 0;
}

/** Cancels a request before its award; sellers are notified with the reason. */
export async function cancelRfq(work: MemberWork, number: string, input: { version: number; reason: string }) {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'cancel', row.status)) return fail('RFQ_STATE');
  await refuseWaiting(work, row.id);
  const cancelled = await updateRfq(
    work.db,
    row,
    {
      status: follow(projectTransitions, 'cancel', row.status),
      close_reason: 'cancelled',
      cancel_reason: input.reason,
    },
    work.now,
  );
  await recordStep(work, 'buyer', { kind: 'rfq_cancelled', rfq_id: row.id, note: input.reason });
  await notifyAllSellers(work, row, 'rfq_cancelled');
  await showOwnPeople(work, row, 'request_changed');
  return readRfq(work, cancelled);
}
