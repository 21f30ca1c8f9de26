import type { Order, OrderAction } from '../../../contract/entities/order';

/** What a step about money speaks of. */
export interface StepMoney {
  amount: string;
  /** As the buyer reported the transfer; null for money that nobody reported. */
  depositor: string | null;
  paidOn: string | null;
}

type Seen = Pick<Order, 'totals' | 'balance' | 'timeline'>;

/** The money that a step confirms or denies; null for steps about something else. */
export function moneyOf(action: OrderAction, { totals, balance, timeline }: Seen): StepMoney | null {
  const unreported = { depositor: null, paidOn: null };
  switch (action) {
    case 'confirm_payment':
    case 'reject_payment': {
      const reports = timeline.filter(({ kind }) => kind === 'payment_reported');
      const last = reports.reduce<Seen['timeline'][number] | undefined>(
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
