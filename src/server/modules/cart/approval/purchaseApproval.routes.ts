import * as endpoints from '../../../../contract/endpoints/purchaseApproval';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import {
  approvePurchase,
  checkPurchaseNeed,
  listPurchases,
  readPurchaseApproval,
  requestPurchase,
  returnPurchase,
  withdrawPurchase,
} from './purchaseApproval.service';

/** Purchases of listed stock that wait for the approval line of a company. */
export const purchaseApprovalRoutes: Route[] = [
  route(endpoints.checkPurchaseApproval, (input) => checkPurchaseNeed(member(input), input.body)),
  route(endpoints.listPurchaseApprovals, (input) => listPurchases(member(input))),
  route(endpoints.requestPurchaseApproval, (input) => requestPurchase(member(input), input.body)),
  route(endpoints.getPurchaseApproval, (input) => readPurchaseApproval(member(input), input.params.purchase_number)),
  route(endpoints.approvePurchase, (input) => approvePurchase(member(input), input.params.purchase_number, input.body)),
  route(endpoints.returnPurchase, (input) => returnPurchase(member(input), input.params.purchase_number, input.body)),
  route(endpoints.withdrawPurchase, (input) => withdrawPurchase(member(input), input.params.purchase_number)),
];
