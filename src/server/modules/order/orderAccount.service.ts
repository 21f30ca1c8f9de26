import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { Side } from '../../../domain/states/order';
import type { Work } from '../../http/context';
import { markedAccountChange, otherAccountOf, waitingSince } from '../company/bankAccount.service';
import type { OrderRow } from './order.repository';

export interface OrderAccount {
  /** When its seller changed the account, while that is pointed out. */
  changedAt: Date | null;
  /** What its seller may offer to be paid to instead. */
  toOffer: BankAccount | null;
  /** The seller's account is being confirmed. */
  awaited: boolean;
}

/** Of an order whose accounts do not matter any more. */
export const SETTLED_ACCOUNT: OrderAccount = { changedAt: null, toOffer: null, awaited: false };

/** Whether another account may still take the place of an order's own. */
export const isUnpaid = (row: OrderRow) => row.status === 'OPEN' && row.payment_status === 'UNPAID';

/** What of the seller's accounts matters to an order that is still to be paid. */
export async function accountOfOrder(work: Work, row: OrderRow, side: Side): Promise<OrderAccount> {
  if (!isUnpaid(row)) return SETTLED_ACCOUNT;
  return {
    changedAt: await markedAccountChange(work, row),
    toOffer: side === 'seller' && !row.account_offer ? await otherAccountOf(work, row) : null,
    awaited: (await waitingSince(work, row)) !== null,
  };
}
