import { checkAwardBudget } from '../../../../contract/endpoints/budget';
import * as endpoints from '../../../../contract/endpoints/approval';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { checkAward } from '../awardBudget.service';
import { approve, askForApproval, giveBack, readApproval, withdraw } from './approval.service';
import { checkNeed } from './need.service';
import { readApprovalRules, stateApprovalRules } from './rule.service';

/** The approval line of a company, and the awards that wait for it. */
export const approvalRoutes: Route[] = [
  route(endpoints.getApprovalRules, (input) => readApprovalRules(member(input))),
  route(endpoints.putApprovalRules, (input) => stateApprovalRules(member(input), input.body)),
  route(endpoints.checkApproval, (input) => checkNeed(member(input), input.params.rfq_number_id, input.body.lines)),
  route(checkAwardBudget, (input) => checkAward(member(input), input.params.rfq_number_id, input.body.lines)),
  route(endpoints.getApproval, (input) => readApproval(member(input), input.params.rfq_number_id)),
  route(endpoints.requestApproval, (input) => askForApproval(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.approveAward, (input) => approve(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.returnAward, (input) => giveBack(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.withdrawApproval, (input) => withdraw(member(input), input.params.rfq_number_id, input.body)),
];
