import type { Order, OrderAction } from '../../../contract/entities/order';

/** What one page offers first: a step of the order, or to write to the other side where only words help. */
export type NextStep = OrderAction | 'message';

const MENU: readonly OrderAction[] = ['record_tax_invoice', 'open_claim', 'cancel'];
const BESIDE: readonly OrderAction[] = [
  'refuse_cancel',
  'refuse_settlement',
  'reject_payment',
  'report_payment',
  'resolve_claim',
];

type Seen = Pick<
  Order,
  'actions' | 'side' | 'payment_term' | 'delivery_status' | 'claims' | 'tax_invoice' | 'totals' | 'status'
>;

/** The first of what waits for this side is what it should do next; undefined while it is the other side's turn. */
function nextStep(order: Seen): NextStep | undefined {
  const { payment_term, delivery_status, totals } = order;
  const arrived = delivery_status === 'RECEIVED';
  const left = arrived || delivery_status === 'SHIPPED';
  const complained = order.status === 'OPEN' && order.claims.some((claim) => claim.status === 'OPEN');
  const steps: readonly [NextStep, boolean][] = [
    ['agree_cancel', true],
    ['agree_settlement', true],
    ['confirm_payment', true],
    ['ship', true],
    ['receive', true],
    // Only a prepaid order waits for its money before anything moves; the others are paid once they have arrived.
    ['report_payment', payment_term === 'prepaid' || arrived],
    ['confirm_balance', true],
    ['confirm_refund', true],
    ['record_tax_invoice', left && order.tax_invoice === null && totals.currency === 'KRW'],
  ];
  const [step] = steps.find(([action, due]) => due && action !== 'message' && order.actions.includes(action)) ?? [];
  // A claim is settled between people; that it is resolved is said once it is, and money and papers wait for that.
  const waits = step === undefined || step === 'report_payment' || step === 'record_tax_invoice';
  return complained && waits ? 'message' : step;
}

/** Sorts what the server allows into the step to take next, those beside it, and what hides in the menu. */
export function sortActions(order: Seen): {
  primary: NextStep | undefined;
  beside: OrderAction[];
  menu: OrderAction[];
} {
  const primary = nextStep(order);
  const others = order.actions.filter((action) => action !== primary);
  return {
    primary,
    beside: [
      ...BESIDE.filter((action) => others.includes(action)),
      ...others.filter((action) => !BESIDE.includes(action) && !MENU.includes(action)),
    ],
    menu: others.filter((action) => MENU.includes(action)),
  };
}
