import * as endpoints from '../../../../contract/endpoints/order';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/mount';
import { getProject, listProjects } from '../project/project.service';
import {
  answerCancel,
  cancelOrder,
  confirmPayment,
  confirmRefund,
  getOrder,
  listOwnOrders,
  receiveOrder,
  rejectPayment,
  reportPayment,
  shipOrder,
} from './order.service';

export const orderRoutes: Route[] = [
  route(endpoints.listOrders, (input) => listOwnOrders(member(input), input.query)),
  route(endpoints.getOrder, (input) => getOrder(member(input), input.params.order_number)),
  route(endpoints.reportPayment, (input) => reportPayment(member(input), input.params.order_number, input.body)),
  route(endpoints.confirmPayment, (input) => confirmPayment(member(input), input.params.order_number, input.body)),
  route(endpoints.rejectPayment, (input) => rejectPayment(member(input), input.params.order_number, input.body)),
  route(endpoints.shipOrder, (input) => shipOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.receiveOrder, (input) => receiveOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.cancelOrder, (input) => cancelOrder(member(input), input.params.order_number, input.body)),
  route(endpoints.answerCancel, (input) => answerCancel(member(input), input.params.order_number, input.body)),
  route(endpoints.refundOrder, (input) => confirmRefund(member(input), input.params.order_number, input.body)),
  route(endpoints.listProjects, (input) => listProjects(member(input), input.query)),
  route(endpoints.getProject, (input) => getProject(member(input), input.params.rfq_number_id)),
];
