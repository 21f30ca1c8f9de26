import * as endpoints from '../../../contract/endpoints/order';
import { getOrderStock, stockShipment as stockShipmentEndpoint } from '../../../contract/endpoints/ownStock';
import { putBankAccount } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { answerAccount, changeAccount, offerAccount } from './accountOffer.service';
import { answerCancel, cancelOrder } from './cancel.service';
import { addCertificates } from './certificate.service';
import { openClaim, resolveClaim } from './claim.service';
import { receiveOrder, shipOrder } from './delivery.service';
import { stateExportTerms } from './exportTerms.service';
import { getOrder, listOwnOrders, orderStock } from './order.service';
import {
  confirmBalance,
  confirmPayment,
  confirmRefund,
  recordTaxInvoice,
  rejectPayment,
  reportPayment,
} from './payment.service';
import { stockShipment } from './stockShipment.service';
import { answerSettlement } from './settlement.service';

export const orderRoutes: Route[] = [
  route(endpoints.listOrders, (input) => listOwnOrders(member(input), input.query)),
  route(endpoints.getOrder, (input) => getOrder(member(input), input.params.order_number)),
  route(getOrderStock, (input) => orderStock(member(input), input.params.order_number)),
  route(stockShipmentEndpoint, (input) =>
    stockShipment(member(input), input.params.order_number, input.params.shipment_id, input.body),
  ),
  route(endpoints.reportPayment, (input) => reportPayment(member(input), input.params.order_number, input.body)),
  route(putBankAccount, (input) => changeAccount(member(input), input.body)),
  route(endpoints.offerAccount, (input) => offerAccount(member(input), input.params.order_number, input.body)),
  route(endpoints.answerAccount, (input) => answerAccount(member(input), input.params.order_number, input.body)),
  route(endpoints.confirmPayment, (input) => confirmPayment(member(input), input.params.order_number, input.body)),
  route(endpoints.rejectPayment, (input) => rejectPayment(member(input), input.params.order_number, input.body)),
  route(endpoints.shipOrder, (input) => shipOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.addCertificates, (input) =>
    addCertificates(member(input), input.params.order_number, input.params.shipment_id, input.body),
  ),
  route(endpoints.receiveOrder, (input) => receiveOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.cancelOrder, (input) => cancelOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.answerCancel, (input) => answerCancel(member(input), input.params.order_number, input.body)),
  route(endpoints.refundOrder, (input) => confirmRefund(member(input), input.params.order_number, input.body)),
  route(endpoints.recordTaxInvoice, (input) => recordTaxInvoice(member(input), input.params.order_number, input.body)),
  route(endpoints.putExportTerms, (input) => stateExportTerms(member(input), input.params.order_number, input.body)),
  route(endpoints.openClaim, (input) => openClaim(member(input), input.params.order_number, input.body)),
  route(endpoints.resolveClaim, (input) =>
    resolveClaim(member(input), input.params.order_number, input.params.claim_id, input.body),
  ),
  route(endpoints.answerSettlement, (input) => answerSettlement(member(input), input.params.order_number, input.body)),
  route(endpoints.confirmBalance, (input) => confirmBalance(member(input), input.params.order_number, input.body)),
];
