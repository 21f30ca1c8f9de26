import * as endpoints from '../../../../contract/endpoints/quotationApproval';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { checkQuotationNeed } from './need.service';
import {
  approveQuotation,
  readQuotationApproval,
  requestQuotation,
  returnQuotation,
  withdrawRequest,
} from './quotationApproval.service';

/** Quotations that wait for the approval line of their own company. */
export const quotationApprovalRoutes: Route[] = [
  route(endpoints.checkQuotationApproval, (input) =>
    checkQuotationNeed(member(input), input.params.rfq_number_id, input.body),
  ),
  route(endpoints.getQuotationApproval, (input) => readQuotationApproval(member(input), input.params.rfq_number_id)),
  route(endpoints.requestQuotationApproval, (input) =>
    requestQuotation(member(input), input.params.rfq_number_id, input.body),
  ),
  route(endpoints.approveQuotation, (input) => approveQuotation(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.returnQuotation, (input) => returnQuotation(member(input), input.params.rfq_number_id, input.body)),
  route(endpoints.withdrawQuotationApproval, (input) =>
    withdrawRequest(member(input), input.params.rfq_number_id, input.body),
  ),
];
