import * as endpoints from '../../../contract/endpoints/budget';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { addOwnBudget, listOwnBudgets, listRecords, putOwnBudget, removeOwnBudget } from './budget.service';
import {
  addCodes,
  changeCode,
  listChoices,
  readOrderCost,
  readRfqCost,
  stateOrderCost,
  stateRfqCost,
} from './cost.service';

/** Cost centres, projects and budgets of a company. What an award or purchase would exceed is looked up by their own modules. */
export const budgetRoutes: Route[] = [
  route(endpoints.listCostCodes, (input) => listChoices(member(input))),
  route(endpoints.addCostCodes, (input) => addCodes(member(input), input.body)),
  route(endpoints.changeCostCode, (input) => changeCode(member(input), input.params.code_id, input.body)),
  route(endpoints.listBudgets, (input) => listOwnBudgets(member(input))),
  route(endpoints.addBudget, (input) => addOwnBudget(member(input), input.body)),
  route(endpoints.putBudget, (input) => putOwnBudget(member(input), input.params.budget_id, input.body)),
  route(endpoints.removeBudget, (input) => removeOwnBudget(member(input), input.params.budget_id, input.query.version)),
  route(endpoints.listBudgetRecords, (input) => listRecords(member(input), input.params.budget_id)),
  route(endpoints.getRfqCost, (input) => readRfqCost(member(input), input.params.rfq_number_id)),
  route(endpoints.putRfqCost, (input) => stateRfqCost(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.getOrderCost, (input) => readOrderCost(member(input), input.params.order_number)),
  route(endpoints.putOrderCost, (input) => stateOrderCost(member(input), input.params.order_number, input.body)),
];
