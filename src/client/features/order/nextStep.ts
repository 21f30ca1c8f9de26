import type { Order } from '../../../contract/entities/order';

type State = Pick<Order, 'payment_status' | 'delivery_status' | 'payment_term' | 'balance'> & {
  claims: readonly Pick<Order['claims'][number], 'status'>[];
  shipments: readonly Pick<Order['shipments'][number], 'received_at'>[];
};

type Step =
  | 'reported'
  | 'shipped'
  | 'prepaid'
  | 'partly'
  | 'rest'
  | 'prepare'
  | 'unpaid'
  | 'claim'
  | 'balance'
  | 'settling';

/** What an open order waits for. An order that is paid never waits for its payment. */
export function nextStepOf({ payment_status, delivery_status, payment_term, balance, claims, shipments }: State): Step {
  if (payment_status === 'REPORTED') return 'reported';
  if (delivery_status === 'SHIPPED') return 'shipped';
  if (payment_status === 'UNPAID' && payment_term === 'prepaid') return 'prepaid';
  if (delivery_status === 'PART_SHIPPED') return leftToShip({ shipments });
  if (delivery_status === 'PREPARING') return 'prepare';
  if (payment_status === 'UNPAID') return 'unpaid';
  if (claims.some(({ status }) => status === 'OPEN')) return 'claim';
  return balance?.status === 'DUE' ? 'balance' : 'settling';
}

/** Of an order that was shipped in part: `rest` once all that was shipped has been received. */
export const leftToShip = ({ shipments }: Pick<State, 'shipments'>) =>
  shipments.some((one) => !one.received_at) ? 'partly' : 'rest';
