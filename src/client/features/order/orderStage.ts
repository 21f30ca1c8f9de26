import type { Order } from '../../../contract/entities/order';
import { dueMeaning } from '../../../domain/states/lineDelivery';
import { endOfDaySeoul } from '../../../domain/time/deadline';
import { leftToShip, nextStepOf } from './nextStep';
import { type NextStep, sortActions } from './orderSteps';

type Waiting = ReturnType<typeof nextStepOf>;

/** What the panel of an order is about; every one has a title for both sides. */
export type StageTopic =
  | Waiting
  | 'paymentOpen'
  | 'cancelAsked'
  | 'cancelWanted'
  | 'cancelled'
  | 'refund'
  | 'settlement'
  | 'invoice'
  | 'finished';

export interface OrderStage {
  topic: StageTopic;
  /** Whether it is this side's turn. */
  tone: 'act' | 'wait' | 'done';
  /** The money that it is about: to pay, sent already, to receive, to give or get back. */
  money: { label: 'pay' | 'sent' | 'receive' | 'check' | 'refund' | 'balance'; amount: string } | null;
  /** The instant by which it should be done (`deliver`: goods to be at the buyer's place); `arrival`: goods count as received from then on. */
  due: { kind: 'payment' | 'ship' | 'deliver' | 'arrival'; at: string } | null;
}

const TOPICS: Partial<Record<NextStep, StageTopic>> = {
  agree_cancel: 'cancelWanted',
  agree_settlement: 'settlement',
  confirm_payment: 'reported',
  confirm_balance: 'balance',
  confirm_refund: 'refund',
  record_tax_invoice: 'invoice',
  message: 'claim',
};

/** What an order asks of its reader now: who acts, about how much, until when. */
export function orderStage(order: Order): OrderStage {
  const { primary } = sortActions(order);
  const topic = topicOf(order, primary);
  // A refund is made outside of the product: the seller's turn has no button.
  const ownTurn = primary !== undefined || (topic === 'refund' && order.side === 'seller');
  const tone = order.status === 'FINISHED' && !primary ? 'done' : ownTurn ? 'act' : 'wait';
  return { topic, tone, money: moneyOf(order, topic, primary), due: dueOf(order, topic) };
}

function topicOf(order: Order, primary: NextStep | undefined): StageTopic {
  const named = primary && TOPICS[primary];
  if (named) return named;
  if (order.cancel_requested_by) return order.cancel_requested_by === order.side ? 'cancelAsked' : 'cancelWanted';
  if (order.status === 'CANCELLED') return order.payment_status === 'REFUND_DUE' ? 'refund' : 'cancelled';
  if (order.status === 'FINISHED') return 'finished';
  if (primary === 'receive') return order.delivery_status === 'PART_SHIPPED' ? 'partly' : 'shipped';
  if (primary === 'ship') return order.delivery_status === 'PART_SHIPPED' ? leftToShip(order) : 'prepare';
  if (primary === 'report_payment') return order.payment_term === 'prepaid' ? 'prepaid' : 'unpaid';
  const step = nextStepOf(order);
  // Who sees no money cannot pay, and reads only what the order waits for.
  const asksToPay = order.totals === null && order.side === 'buyer' && (step === 'prepaid' || step === 'unpaid');
  return asksToPay ? 'paymentOpen' : step;
}

function moneyOf({ totals, balance, side }: Order, topic: StageTopic, primary: NextStep | undefined) {
  if (!totals) return null;
  const whole = totals.total_amount;
  if (topic === 'prepaid' || topic === 'unpaid') return { label: payOr(side), amount: whole } as const;
  if (topic === 'reported') return { label: primary ? 'check' : sentOr(side), amount: whole } as const;
  if (topic === 'refund') return { label: 'refund', amount: whole } as const;
  return topic === 'balance' && balance ? ({ label: 'balance', amount: balance.amount } as const) : null;
}

const payOr = (side: Order['side']) => (side === 'buyer' ? 'pay' : 'receive');
const sentOr = (side: Order['side']) => (side === 'buyer' ? 'sent' : 'receive');

function dueOf(order: Order, topic: StageTopic): OrderStage['due'] {
  switch (topic) {
    case 'prepaid':
    case 'unpaid': {
      const at = order.payment_due_at ?? endOf(order.payment_due_on);
      return at === null ? null : { kind: 'payment', at };
    }
    case 'shipped':
    case 'partly': {
      if (topic === 'partly' && order.side === 'seller') return shipDue(order);
      const open = order.shipments.filter(({ received_at }) => received_at === null);
      const [first] = open.map(({ counts_as_received_at }) => counts_as_received_at).sort();
      return first === undefined ? null : { kind: 'arrival', at: first };
    }
    case 'prepare':
    case 'rest':
      return shipDue(order);
    default:
      return null;
  }
}

/** The soonest promised day of what is still to leave; a day that was only wished makes nothing due. */
function shipDue({ lines, delivery_term }: Order): OrderStage['due'] {
  const days = lines.flatMap((line) =>
    line.due_by === 'lead_time' && line.due_on !== null && Number(line.outstanding_qty) > 0 ? [line.due_on] : [],
  );
  const at = endOf(days.sort()[0] ?? null);
  return at === null ? null : { kind: dueMeaning(delivery_term) === 'arrival' ? 'deliver' : 'ship', at };
}

const endOf = (day: string | null) => (day === null ? null : endOfDaySeoul(day).toISOString());

/** Whether a buyer sees the account here: while there is something to pay. */
export const isPayable = ({ status, payment_status }: Pick<Order, 'status' | 'payment_status'>) =>
  status === 'OPEN' && payment_status !== 'PAID';
