import type { BankAccount } from '../../contract/entities/bankAccount';
import type { PaymentStatus } from '../../contract/entities/project';
import type { Currency } from '../../contract/values';
import { type Accounts, accountFor } from '../../domain/company/accountFor';

/** What happens to the money of an order. */
export type PaymentEvent = 'reported' | 'confirmed' | 'rejected' | 'refund_confirmed';

/**
 * A way to pay an order. It says what the buyer pays to, fixed when the order is placed, and where an event leads the
 * payment. A provider that hears of money by itself (a card, a virtual account) reports the same events by its webhook.
 */
export interface PaymentProvider {
  readonly kind: 'bank_transfer';
  /** What the order keeps to be paid to; null where the seller cannot be paid this way. */
  payTo(seller: Accounts, currency: Currency): BankAccount | null;
  after(event: PaymentEvent): PaymentStatus;
}

const AFTER: Readonly<Record<PaymentEvent, PaymentStatus>> = {
  reported: 'REPORTED',
  confirmed: 'PAID',
  rejected: 'UNPAID',
  refund_confirmed: 'REFUNDED',
};

/** The buyer transfers to the seller's account and says so; the seller looks and confirms. */
export function bankTransfer(): PaymentProvider {
  return {
    kind: 'bank_transfer',
    payTo: accountFor,
    after: (event) => AFTER[event],
  };
}
