import type { OrderAction } from '../../contract/entities/order';
import type { DeliveryStatus, OrderStatus, PaymentStatus } from '../../contract/entities/project';
import type { Balance, Settlement } from '../../contract/entities/settlement';
import type { PaymentTerm } from '../../contract/entities/rfq';

export type Side = 'buyer' | 'seller';

/** What the rules of an order look at. */
export interface OrderState {
  status: OrderStatus;
  payment: PaymentStatus;
  delivery: DeliveryStatus;
  payment_term: PaymentTerm;
  cancel_requested_by: Side | null;
  /** Shipments that the buyer has not answered yet. */
  awaiting: number;
  open_claims: number;
  /** The time for claims after the last receipt has not passed (`claimsUntil`). */
  claimable: boolean;
  settlement: Settlement['status'] | null;
  balance_due: Balance['direction'] | null;
}

type Rule = { by: Side | 'both'; when: (order: OrderState, side: Side) => boolean };

const open = (order: OrderState) => order.status === 'OPEN';
const undelivered = (order: OrderState) => order.delivery !== 'RECEIVED';
const notShipped = (order: Pick<OrderState, 'delivery'>) => order.delivery === 'PREPARING';

/** Whether the seller waits for the payment before it ships. */
export const awaitsPrepayment = (order: Pick<OrderState, 'payment_term' | 'payment'>): boolean =>
  order.payment_term === 'prepaid' && order.payment !== 'PAID';

/** Whether a cancellation takes effect at once or only when the other side agrees. */
export function cancelNeedsAgreement(order: Pick<OrderState, 'payment' | 'delivery'>): boolean {
  return order.payment !== 'UNPAID' || !notShipped(order);
}

/** Every step of an order: who may take it, and when. Payment and delivery are two tracks of their own. */
const rules: Readonly<Record<OrderAction, Rule>> = {
  report_payment: { by: 'buyer', when: (o) => open(o) && o.payment === 'UNPAID' },
  confirm_payment: { by: 'seller', when: (o) => open(o) && o.payment === 'REPORTED' },
  reject_payment: { by: 'seller', when: (o) => open(o) && o.payment === 'REPORTED' },
  ship: {
    by: 'seller',
    when: (o) => open(o) && (o.delivery === 'PREPARING' || o.delivery === 'PART_SHIPPED') && !awaitsPrepayment(o),
  },
  // A certificate often follows the goods; as long as they may be complained about, it can come.
  add_certificate: {
    by: 'seller',
    when: (o) => (open(o) && !notShipped(o)) || (o.status === 'FINISHED' && o.claimable),
  },
  receive: { by: 'buyer', when: (o) => open(o) && o.awaiting > 0 },
  // A defect may show after everything is paid and received; the order stays finished while its claim is settled.
  open_claim: { by: 'buyer', when: (o) => (open(o) && !notShipped(o)) || (o.status === 'FINISHED' && o.claimable) },
  resolve_claim: { by: 'buyer', when: (o) => o.status !== 'CANCELLED' && o.open_claims > 0 },
  agree_settlement: { by: 'buyer', when: (o) => open(o) && o.settlement === 'PROPOSED' },
  refuse_settlement: { by: 'buyer', when: (o) => open(o) && o.settlement === 'PROPOSED' },
  confirm_balance: {
    by: 'both',
    when: (o, side) => open(o) && o.balance_due !== null && (o.balance_due === 'pay') === (side === 'seller'),
  },
  record_tax_invoice: { by: 'seller', when: (o) => o.status !== 'CANCELLED' },
  cancel: { by: 'both', when: (o) => open(o) && undelivered(o) && o.cancel_requested_by === null },
  agree_cancel: { by: 'both', when: (o, side) => open(o) && undelivered(o) && requested(o, side) },
  refuse_cancel: { by: 'both', when: (o, side) => open(o) && requested(o, side) },
  confirm_refund: { by: 'buyer', when: (o) => o.status === 'CANCELLED' && o.payment === 'REFUND_DUE' },
};

function requested(order: OrderState, side: Side): boolean {
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

/** An order is finished once it is paid and received, nobody complains, and no weight or difference is left to settle. */
export function isFinished(
  order: Omit<OrderState, 'status' | 'payment_term' | 'cancel_requested_by' | 'claimable'>,
): boolean {
  return (
    order.payment === 'PAID' &&
    order.delivery === 'RECEIVED' &&
    order.open_claims === 0 &&
    order.balance_due === null &&
    order.settlement !== 'PROPOSED'
  );
}
