import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { rerequestRfq } from '../../../../contract/endpoints/rfqDialogue';
import type { Rerequest } from '../../../../contract/entities/quotation';
import type { Rfq } from '../../../../contract/entities/rfq';
import { projectTransitions } from '../../../../domain/states/project';
import { quotationTransitions } from '../../../../domain/states/quotation';
import { allows, follow } from '../../../../domain/states/transition';
import { closesAt } from '../../../../domain/time/deadline';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { notifySellers } from '../notice.service';
import { findSubmitted, type QuotationRow, setQuotationStatuses } from '../../quotation/quotation.repository';
import { refuseWaiting } from '../../award/approval/waiting.service';
import { readRfq } from '../draft.service';
import { remindersFor } from '../reminder.service';
import { ownRfqForChange } from '../request.policy';
import { findLines, type RfqRow, updateRfq } from '../request.repository';
import { recordStep } from '../../timeline/timeline.service';
import { addRound, findRound } from './round.repository';

type Input = z.output<(typeof rerequestRfq)['body']>;

/** Opens a further round with some or all of those who quoted. What earlier rounds said stays as it is. */
export async function rerequest(work: MemberWork, number: string, input: Input): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'rerequest', row.status)) return fail('RFQ_STATE');
  await refuseWaiting(work, row.id);
  const closes = closesAt(input.deadline_date);
  if (closes <= work.now) {
    return fail('RFQ_DEADLINE_PAST', { issues: [{ path: ['deadline_date'], code: 'past' }] });
  }
  const requested = await chosen(work, row, input.quotation_ids);
  const round = row.round + 1;
  await addRound(work.db, {
    id: uuid(),
    rfq_id: row.id,
    round,
    message: input.message,
    deadline_date: input.deadline_date,
    company_ids: requested.map((quotation) => quotation.company_id),
    target_prices: await targetPrices(work, row, input.target_prices),
    created_at: work.now,
  });
  await setQuotationStatuses(
    work.db,
    requested.map((quotation) => quotation.id),
    follow(quotationTransitions, 'rerequest', 'SUBMITTED'),
    work.now,
  );
  const opened = await updateRfq(
    work.db,
    row,
    {
      status: follow(projectTransitions, 'rerequest', row.status),
      round,
      deadline_date: input.deadline_date,
      closes_at: closes,
      closed_at: null,
      ...remindersFor(closes, work.now),
    },
    work.now,
  );
  await notify(work, row, requested, input);
  return readRfq(work, opened);
}

async function chosen(work: MemberWork, row: RfqRow, ids: readonly string[] | null): Promise<QuotationRow[]> {
  const open = (await findSubmitted(work.db, row.id)).filter(({ status }) =>
    allows(quotationTransitions, 'rerequest', status),
  );
  const requested = ids ? open.filter(({ id }) => ids.includes(id)) : open;
  if (requested.length === 0 || (ids && requested.length !== new Set(ids).size)) return fail('QUOTATION_NOT_FOUND');
  return requested;
}

async function targetPrices(work: MemberWork, row: RfqRow, wished: Input['target_prices']) {
  const known = new Set((await findLines(work.db, row.id)).filter((line) => !line.excluded).map((line) => line.id));
  const unknown = wished.findIndex((one) => !known.has(one.rfq_line_id));
  if (unknown >= 0) fail('WRONG_PARAM', { issues: [{ path: ['target_prices', unknown], code: 'unknown_id' }] });
  return Object.fromEntries(wished.map((one) => [one.rfq_line_id, one.unit_price]));
}

async function notify(work: MemberWork, row: RfqRow, requested: readonly QuotationRow[], input: Input): Promise<void> {
  const params = { deadline_date: input.deadline_date };
  for (const quotation of requested) {
    await recordStep(work, 'buyer', {
      kind: 'rfq_rerequested',
      rfq_id: row.id,
      seller_company_id: quotation.company_id,
      note: input.message,
      params,
    });
  }
  const companies = requested.map((quotation) => quotation.company_id);
  await notifySellers(work, row, companies, 'rfq_rerequested', params);
}

/** What the running round requires of a seller; null for sellers outside it, or who have answered. */
export async function openRerequest(work: Work, row: RfqRow, own: QuotationRow | null): Promise<Rerequest | null> {
  if (own?.status !== 'REREQUESTED') return null;
  const round = await findRound(work.db, row.id, row.round);
  return (
    round && {
      round: round.round,
      message: round.message,
      deadline_date: round.deadline_date,
      requested_at: round.created_at.toISOString(),
      target_prices: Object.entries(round.target_prices).map(([rfq_line_id, unit_price]) => ({
        rfq_line_id,
        unit_price,
      })),
    }
  );
}

/** A round ended: who did not answer stands by the earlier revision. */
export async function endRound(work: Work, row: RfqRow): Promise<void> {
  if (row.round === 1) return;
  const silent = (await findSubmitted(work.db, row.id)).filter(({ status }) => status === 'REREQUESTED');
  await setQuotationStatuses(
    work.db,
    silent.map((quotation) => quotation.id),
    follow(quotationTransitions, 'round_end', 'REREQUESTED'),
    work.now,
  );
}
