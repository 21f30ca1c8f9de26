import type * as z from 'zod';
import type { awardRfq } from '../../../contract/endpoints/rfq';
import { projectTransitions } from '../../../domain/states/project';
import { allows } from '../../../domain/states/transition';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { guardBudgets, holdBudgets } from '../budget/guard.service';
import { ownRfqForChange } from '../request/request.policy';
import { needOf } from './approval/need.service';
import { refuseWaiting } from './approval/waiting.service';
import { plannedOf } from './awardBudget.service';
import { choiceOf, sendAward } from './sending.service';

type AwardInput = z.output<(typeof awardRfq)['body']>;

/** Awards lines to one or more quotations at once; refused where an approval rule of the company holds, or beyond a budget that stops. */
export async function awardLines(work: MemberWork, number: string, input: AwardInput) {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'award', row.status)) return fail('RFQ_STATE');
  await refuseWaiting(work, row.id);
  const choice = await choiceOf(work, row, input.lines);
  const planned = await plannedOf(work, row, choice);
  // Before the approval rules, of which one asks whether a budget is exceeded.
  await holdBudgets(work, planned);
  if ((await needOf(work, row, choice)).rules.length > 0) return fail('APPROVAL_NEEDED');
  await guardBudgets(work, planned, input.budget_word);
  return sendAward(work, row, choice, input.note);
}
