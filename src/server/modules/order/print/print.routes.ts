import * as endpoints from '../../../../contract/endpoints/paper';
import { fileRoute, type Route } from '../../../http/route';
import { printDelivery, printOrder, printAwaitingQuotation, printQuotation } from './print.service';

export const printRoutes: Route[] = [
  fileRoute(endpoints.getOrderPaper, ({ work, params, query }) =>
    printOrder(work, params.order_number, params.kind, query.language),
  ),
  fileRoute(endpoints.getDeliveryPaper, ({ work, params, query }) => printDelivery(work, params, query.language)),
  fileRoute(endpoints.getQuotationPaper, ({ work, params, query }) =>
    query.awaiting
      ? printAwaitingQuotation(work, params.rfq_number_id, query.language)
      : printQuotation(work, params.rfq_number_id, query.language),
  ),
];
