import * as endpoints from '../../../../contract/endpoints/paper';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { printOrder, printPackingList, printQuotation } from './paper.service';

export const paperRoutes: Route[] = [
  route(endpoints.getOrderPaper, (input) => printOrder(member(input), input.params.order_number, input.params.kind)),
  route(endpoints.getPackingList, (input) =>
    printPackingList(member(input), input.params.order_number, input.params.shipment_id),
  ),
  route(endpoints.getQuotationPaper, (input) => printQuotation(member(input), input.params.rfq_number_id)),
];
