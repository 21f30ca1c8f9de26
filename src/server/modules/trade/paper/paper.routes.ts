import * as endpoints from '../../../../contract/endpoints/paper';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { printDelivery, printOrder, printQuotation } from './paper.service';

export const paperRoutes: Route[] = [
  route(endpoints.getOrderPaper, (input) =>
    printOrder(member(input), input.params.order_number, input.params.kind, input.query.language),
  ),
  route(endpoints.getDeliveryPaper, (input) => printDelivery(member(input), input.params, input.query.language)),
  route(endpoints.getQuotationPaper, (input) =>
    printQuotation(member(input), input.params.rfq_number_id, input.query.language),
  ),
];
