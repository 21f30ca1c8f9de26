import type { Order, OrderAction } from '../../../contract/entities/order';
import { type receiptDifferences, unclaimedDifferences } from '../../../domain/states/receipt';
import type { OrderStep } from '../../queries/order';

/** What a step asks for in its dialog. */
export type StepField = 'note' | 'reason' | 'tax_number' | 'issued_on';
export type StepValues = Record<StepField, string>;
export const emptyValues: StepValues = { note: '', reason: '', tax_number: '', issued_on: '' };

/** Steps with a page or dialog of their own. */
export type OwnForm = 'report_payment' | 'ship' | 'add_certificate' | 'receive' | 'open_claim';

const fields: Record<Exclude<OrderAction, OwnForm>, readonly StepField[]> = {
  confirm_payment: ['note'],
  reject_payment: ['reason'],
  cancel: ['reason'],
  agree_cancel: ['note'],
  refuse_cancel: ['note'],
  confirm_refund: ['note'],
  resolve_claim: ['reason'],
  agree_settlement: ['note'],
  refuse_settlement: ['reason'],
  confirm_balance: ['note'],
  record_tax_invoice: ['tax_number', 'issued_on'],
};

const REQUIRED: readonly StepField[] = ['reason', 'tax_number', 'issued_on'];

/** Whether a step cannot be taken without this field. */
export const isRequired = (field: StepField) => REQUIRED.includes(field);

/** Fields of a step's dialog. */
export function fieldsOf(action: Exclude<OrderAction, OwnForm>): readonly StepField[] {
  return fields[action];
}

const orNull = (text: string) => text.trim() || null;

/** The call that a filled dialog stands for; undefined where there is nothing to act on any more. */
export function stepOf(
  action: Exclude<OrderAction, OwnForm>,
  { version, claims }: Order,
  values: StepValues,
): OrderStep | undefined {
  const note = orNull(values.note);
  const reason = values.reason.trim();
  switch (action) {
    case 'confirm_payment':
    case 'confirm_balance':
    case 'confirm_refund':
      return { action, body: { version, note } };
    case 'reject_payment':
    case 'cancel':
      return { action, body: { version, reason } };
    case 'agree_cancel':
    case 'refuse_cancel':
      return { action: 'answer_cancel', body: { version, note, agree: action === 'agree_cancel' } };
    case 'resolve_claim': {
      const open = claims.find((claim) => claim.status === 'OPEN');
      return open && { action, claim_id: open.id, body: { version, resolution: reason } };
    }
    case 'agree_settlement':
      return { action: 'answer_settlement', body: { version, agree: true, note } };
    case 'refuse_settlement':
      return { action: 'answer_settlement', body: { version, agree: false, note: reason } };
    case 'record_tax_invoice':
      return { action, body: { version, number: values.tax_number.trim(), issued_on: values.issued_on } };
  }
}

/** What a step about money speaks of. */
interface StepMoney {
  amount: string;
  /** As the buyer reported the transfer; null for money that nobody reported. */
  depositor: string | null;
  paidOn: string | null;
}

type MoneySeen = Pick<Order, 'totals' | 'balance' | 'timeline'>;

/** The money that a step confirms or denies; null for steps about something else. */
export function moneyOf(action: OrderAction, { totals, balance, timeline }: MoneySeen): StepMoney | null {
  const unreported = { depositor: null, paidOn: null };
  if (!totals) return null;
  switch (action) {
    case 'confirm_payment':
    case 'reject_payment': {
      const reports = timeline.filter(({ kind }) => kind === 'payment_reported');
      const last = reports.reduce<MoneySeen['timeline'][number] | undefined>(
        (before, one) => (before && before.at > one.at ? before : one),
        undefined,
      );
      return {
        amount: totals.total_amount,
        depositor: last?.params['depositor'] ?? null,
        paidOn: last?.params['paid_on'] ?? null,
      };
    }
    case 'confirm_refund':
      return { ...unreported, amount: totals.total_amount };
    case 'confirm_balance':
      return balance && { ...unreported, amount: balance.amount };
    default:
      return null;
  }
}

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
  'actions' | 'side' | 'payment_term' | 'delivery_status' | 'claims' | 'tax_invoice' | 'currency' | 'status'
> & { shipments: Parameters<typeof receiptDifferences>[0] };

/** The first of what waits for this side is what it should do next; undefined while it is the other side's turn. */
function nextStep(order: Seen): NextStep | undefined {
  const { payment_term, delivery_status, currency } = order;
  const arrived = delivery_status === 'RECEIVED';
  const left = arrived || delivery_status === 'SHIPPED';
  const complained = order.status !== 'CANCELLED' && order.claims.some((claim) => claim.status === 'OPEN');
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
    ['record_tax_invoice', left && order.tax_invoice === null && currency === 'KRW'],
  ];
  const [step] = steps.find(([action, due]) => due && action !== 'message' && order.actions.includes(action)) ?? [];
  // A claim is settled between people; that it is resolved is said once it is, and payment and documents wait for that.
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
  // A certificate is added at its shipment.
  const others = order.actions.filter((action) => action !== primary && action !== 'add_certificate');
  const unclaimed = unclaimedDifferences(order).size > 0;
  const rare = (action: OrderAction) => MENU.includes(action) && !(unclaimed && action === 'open_claim');
  return {
    primary,
    beside: [
      ...BESIDE.filter((action) => others.includes(action)),
      ...others.filter((action) => !BESIDE.includes(action) && !rare(action)),
    ],
    menu: others.filter(rare),
  };
}

type TrackStep = {
  key: 'ordered' | 'reported' | 'paid' | 'shipped' | 'received' | 'finished';
  done: boolean;
  at: string | null;
};

/** The steps of an order's way in the order in which its terms want them, each with the instant it was last done. */
export function orderTrack(order: Order): TrackStep[] {
  const { payment_status: payment, delivery_status: delivery, payment_term, timeline } = order;
  const last = (...kinds: string[]) =>
    timeline
      .filter((event) => kinds.includes(event.kind))
      .reduce<string | null>((at, event) => (at && at > event.at ? at : event.at), null);
  const step = (key: TrackStep['key'], done: boolean, at: string | null): TrackStep => ({
    key,
    done,
    at: done ? at : null,
  });
  const paying = [
    step('reported', payment !== 'UNPAID', last('payment_reported')),
    step('paid', payment !== 'UNPAID' && payment !== 'REPORTED', last('payment_confirmed')),
  ];
  const delivering = [
    step('shipped', delivery === 'SHIPPED' || delivery === 'RECEIVED', last('order_shipped')),
    step(
      'received',
      delivery === 'RECEIVED',
      last('order_received', 'order_received_claim', 'order_received_unanswered'),
    ),
  ];
  return [
    step('ordered', true, order.placed_at),
    ...(payment_term === 'prepaid' ? [...paying, ...delivering] : [...delivering, ...paying]),
    step('finished', order.status === 'FINISHED', last('order_finished')),
  ];
}
