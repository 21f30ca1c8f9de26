import type { Order, PricedOrder } from '../../../contract/entities/order';

/** Whether this reader sees what an order costs: the server leaves money out of what others read. */
export const isPriced = (order: Order): order is PricedOrder => order.totals !== null;
