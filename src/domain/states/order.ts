import type { OrderAction } from '../../contract/entities/order';
import type { DeliveryStatus, OrderStatus, PaymentStatus } from '../../contract/entities/project';
import type { PaymentTerm } from '../../contract/entities/rfq';

export type Side = 'buyer' | 'seller';

/** What the rules of an order look at. */
export interface OrderState {
  status: OrderStatus;
  payment: PaymentStatus;
  delivery: DeliveryStatus;
  payment_term: PaymentTerm;
  cancel_requested_by: Side | null;
}

type Rule = { by: Side | 'both'; when: (order: OrderState, side: Side) => boolean };

const open = (order: OrderState) => order.status === 'OPEN';
const prepaidUnpaid = (order: OrderState) => order.payment_term === 'prepaid' && order.payment !== 'PAID';
const undelivered = (order: OrderState) => order.delivery !== 'RECEIVED';
const notShipped = (order: OrderState) => order.delivery === 'PREPARING';

/** Whether a cancellation takes effect at once or only when the other side agrees. */
export function cancelNeedsAgreement(order: OrderState): boolean {
  return order.payment !== 'UNPAID' || !notShipped(order);
}

/** Every step of an order: who may take it, and when. Payment and delivery are two tracks of their own. */
const rules: Readonly<Record<OrderAction, Rule>> = {
  report_payment: { by: 'buyer', when: (o) => open(o) && o.payment === 'UNPAID' },
  confirm_payment: { by: 'seller', when: (o) => open(o) && o.payment === 'REPORTED' },
  reject_payment: { by: 'seller', when: (o) => open(o) && o.payment === 'REPORTED' },
  ship: {
    by: 'seller',
    when: (o) => open(o) && (o.delivery === 'PREPARING' || o.delivery === 'PART_SHIPPED') && !prepaidUnpaid(o),
  },
  receive: { by: 'buyer', when: (o) => open(o) && o.delivery === 'SHIPPED' },
  cancel: { by: 'both', when: (o) => open(o) && undelivered(o) && o.cancel_requested_by === null },
  agree_cancel: { by: 'both', when: (o, side) => open(o) && undelivered(o) && asked(o, side) },
  refuse_cancel: { by: 'both', when: (o, side) => open(o) && asked(o, side) },
  confirm_refund: { by: 'buyer', when: (o) => o.status === 'CANCELLED' && o.payment === 'REFUND_DUE' },
};

function asked(order: OrderState, side: Side): boolean {
  return order.cancel_requested_by !== null && order.cancel_requested_by !== side;
}

/** Whether `side` may take `action` now. */
export function mayAct(order: OrderState, side: Side, action: OrderAction): boolean {
  const rule = rules[action];
  return (rule.by === 'both' || rule.by === side) && rule.when(order, side);
}

/** Every step `side` may take now. */
export function actionsOf(order: OrderState, side: Side): OrderAction[] {
  return (Object.keys(rules) as OrderAction[]).filter((action) => mayAct(order, side, action));
}

/** An order is finished once it is paid and received. */
export function isFinished(order: Pick<OrderState, 'payment' | 'delivery'>): boolean {
  return order.payment === 'PAID' && order.delivery === 'RECEIVED';
}
