import { v7 as uuid } from 'uuid';
import type { AwardChoice, ChosenLine } from '../../../../contract/entities/awardChoice';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { membersOf } from '../../company/company.service';
import { ownRfq, ownRfqForChange } from '../../request/request.policy';
import { type ChoiceRow, findChoice, putChoice } from './choice.repository';

/** What was chosen of an own request so far. */
export async function readChoice(work: MemberWork, number: string): Promise<AwardChoice> {
  const row = await ownRfq(work, number);
  return presentChoice(work, await findChoice(work.db, row.id));
}

/** Keeps what the person chose of some lines, and shows it to colleagues who look at the request. */
export async function keepChoice(work: MemberWork, number: string, lines: readonly ChosenLine[]): Promise<AwardChoice> {
  // In turn with the award, which ends the choice.
  const row = await ownRfqForChange(work, number, null);
  if (!allows(projectTransitions, 'award', row.status)) return fail('RFQ_STATE');
  const { account_id, name: account_name, company_id } = work.session;
  // The last of each line: a statement changes a row once.
  const wanted = [...new Map(lines.map((line) => [line.rfq_line_id, line])).values()];
  await putChoice(work.db, { rfq_id: row.id, account_id, account_name, chosen_at: work.now }, wanted);
  await showColleagues(work, company_id, number);
  return presentChoice(work, await findChoice(work.db, row.id));
}

/** Open windows of the company read the choice again: nothing is stored, and nobody is mailed. */
async function showColleagues(work: MemberWork, companyId: string, number: string): Promise<void> {
  const members = await membersOf(work, [companyId]);
  const created_at = work.now.toISOString();
  work.afterCommit(() => {
    for (const { id } of members)
      work.app.hub.send(id, {
        id: uuid(),
        kind: 'choice_kept',
        record_type: 'choice',
        record_id: number,
        created_at,
      });
  });
}

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
