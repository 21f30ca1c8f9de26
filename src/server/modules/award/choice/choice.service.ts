import type { AwardChoice, ChosenShare, KeptChoice, LineToKeep } from '../../../../contract/entities/awardChoice';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { showCompany } from '../../push/live.service';
import { ownRfq, ownRfqForChange } from '../../request/request.policy';
import type { RfqRow } from '../../request/request.repository';
import { sameShares } from '../../../../domain/award/shares';
import { type ChoiceRow, findChoice, putChoice } from './choice.repository';

/** What was chosen of an own request so far. */
export async function readChoice(work: MemberWork, number: string): Promise<AwardChoice> {
  const row = await ownRfq(work, number);
  return presentChoice(work, await findChoice(work.db, row.id));
}

/**
 * Keeps what the person chose of some lines, and shows it to colleagues who look at the request. What a colleague chose
 * without the person's knowing stays, and is answered as overtaken.
 */
export async function keepChoice(work: MemberWork, number: string, lines: readonly LineToKeep[]): Promise<KeptChoice> {
  // In turn with the award, which ends the choice.
  const row = await ownRfqForChange(work, number, null);
  if (!allows(projectTransitions, 'award', row.status)) return fail('RFQ_STATE');
  const { account_id, name: account_name, company_id } = work.session;
  // The last of each line: a statement changes a row once.
  const wanted = [...new Map(lines.map((line) => [line.rfq_line_id, line])).values()];
  const kept = new Map((await findChoice(work.db, row.id)).map((line) => [line.rfq_line_id, line]));
  const overtaken = wanted.filter((line) => isOvertaken(line, kept.get(line.rfq_line_id), account_id));
  const counting = wanted.filter((line) => !overtaken.includes(line));
  if (counting.length > 0) {
    await putChoice(work.db, { rfq_id: row.id, account_id, account_name, chosen_at: work.now }, counting);
    await showColleagues(work, company_id, number);
  }
  return {
    ...presentChoice(work, await findChoice(work.db, row.id)),
    overtaken: overtaken.map(({ rfq_line_id }) => rfq_line_id),
  };
}

/** Whether somebody else chose the line otherwise, after what the sender knew of it. */
function isOvertaken({ based_on, shares }: LineToKeep, kept: ChoiceRow | undefined, accountId: string): boolean {
  if (based_on === undefined || !kept || kept.account_id === accountId) return false;
  return kept.chosen_at.toISOString() !== based_on && !sameShares(kept.shares, shares);
}

/**
 * Chooses again what a withdrawn award had chosen, in the name of who withdrew it, beside what is chosen of the same lines
 * already.
 */
export async function chooseAgain(
  work: MemberWork,
  { id, rfq_number_id: number }: Pick<RfqRow, 'id' | 'rfq_number_id'>,
  awarded: readonly (ChosenShare & { rfq_line_id: string })[],
): Promise<void> {
  const { account_id, name: account_name, company_id } = work.session;
  const kept = new Map((await findChoice(work.db, id)).map((line) => [line.rfq_line_id, line.shares]));
  const lines = awarded.map(({ rfq_line_id, ...share }) => {
    const others = (kept.get(rfq_line_id) ?? []).filter(({ quotation_id }) => quotation_id !== share.quotation_id);
    return { rfq_line_id, shares: [...others, share] };
  });
  await putChoice(work.db, { rfq_id: id, account_id, account_name, chosen_at: work.now }, lines);
  await showColleagues(work, company_id, number);
}

/** Colleagues, and the own other devices, read the choice again. */
const showColleagues = (work: MemberWork, companyId: string, number: string) =>
  showCompany(work, companyId, { kind: 'choice_kept', record_type: 'choice', record_id: number });

function presentChoice({ session }: MemberWork, rows: readonly ChoiceRow[]): AwardChoice {
  return {
    lines: rows.map(({ rfq_line_id, shares, account_id, account_name, chosen_at }) => ({
      rfq_line_id,
      shares,
      chosen_by: { name: account_name, own: account_id === session.account_id },
      chosen_at: chosen_at.toISOString(),
    })),
  };
}
