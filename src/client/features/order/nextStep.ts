import type { Order } from '../../../contract/entities/order';

type State = Pick<Order, 'payment_status' | 'delivery_status' | 'payment_term' | 'balance'> & {
  claims: readonly Pick<Order['claims'][number], 'status'>[];
};

type Step = 'reported' | 'shipped' | 'prepaid' | 'partly' | 'prepare' | 'unpaid' | 'claim' | 'balance' | 'settling';

/** What an open order waits for. An order that is paid never waits for its payment. */
export function nextStepOf({ payment_status, delivery_status, payment_term, balance, claims }: State): Step {
  if (payment_status === 'REPORTED') return 'reported';
  if (delivery_status === 'SHIPPED') return 'shipped';
  if (payment_status === 'UNPAID' && payment_term === 'prepaid') return 'prepaid';
  if (delivery_status === 'PART_SHIPPED') return 'partly';
  if (delivery_status === 'PREPARING') return 'prepare';
  if (payment_status === 'UNPAID') return 'unpaid';
  if (claims.some(({ status }) => status === 'OPEN')) return 'claim';
  return balance?.status === 'DUE' ? 'balance' : 'settling';
}
