import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { attachFiles } from '../file/attachment.service';
import { applyOrderAction } from './step.service';
import { paymentDue } from './stockOrder.service';

interface Noted {
  version: number;
  note: string | null;
}

/** The buyer says that the transfer was made, on which day, which has come, and in whose name, with its receipts. */
export function reportPayment(
  work: MemberWork,
  number: string,
  input: Noted & { paid_on: string; depositor: string; file_ids: string[] },
) {
  return applyOrderAction(work, number, {
    action: 'report_payment',
    version: input.version,
    kind: 'payment_reported',
    note: input.note,
    params: { paid_on: input.paid_on, depositor: input.depositor },
    change: async (row) => {
      // Only who may report on this order learns what is wrong with the day.
      if (input.paid_on > seoulDay(work.now)) fail('WRONG_PARAM', { issues: [{ path: ['paid_on'], code: 'future' }] });
      if (input.file_ids.length > 0) {
        await attachFiles(work, { record_type: 'order', record_id: row.id }, input.file_ids);
      }
      return { payment_status: work.app.payment.after('reported') };
    },
  });
}

/** The seller has found the money in the account. */
export function confirmPayment(work: MemberWork, number: string, input: Noted) {
  return applyOrderAction(work, number, {
    action: 'confirm_payment',
    version: input.version,
    kind: 'payment_confirmed',
    note: input.note,
    change: () => ({ payment_status: work.app.payment.after('confirmed') }),
  });
}

/** The seller has not found it, and says what is wrong; the buyer may report again, of an order from stock within the full term. */
export function rejectPayment(work: MemberWork, number: string, input: { version: number; reason: string }) {
  return applyOrderAction(work, number, {
    action: 'reject_payment',
    version: input.version,
    kind: 'payment_rejected',
    note: input.reason,
    change: ({ source }) => ({
      payment_status: work.app.payment.after('rejected'),
      ...(source === 'stock' && paymentDue(work.now)),
    }),
  });
}

/** The buyer has the money of a cancelled order back. */
export function confirmRefund(work: MemberWork, number: string, input: Noted) {
  return applyOrderAction(work, number, {
    action: 'confirm_refund',
    version: input.version,
    kind: 'refund_confirmed',
    note: input.note,
    change: () => ({ payment_status: work.app.payment.after('refund_confirmed') }),
  });
}

/** The difference of a settlement reached whom it was due to. */
export function confirmBalance(work: MemberWork, number: string, input: Noted) {
  return applyOrderAction(work, number, {
    action: 'confirm_balance',
    version: input.version,
    kind: 'balance_confirmed',
    note: input.note,
    change: ({ balance }) => (balance ? { balance: { ...balance, status: 'DONE' } } : fail('ORDER_STATE')),
  });
}

/** The seller notes number and day of the tax invoice, issued elsewhere. */
export function recordTaxInvoice(
  work: MemberWork,
  number: string,
  input: { version: number; number: string; issued_on: string },
) {
  return applyOrderAction(work, number, {
    action: 'record_tax_invoice',
    version: input.version,
    kind: 'tax_invoice_recorded',
    note: null,
    params: { number: input.number, issued_on: input.issued_on },
    change: ({ tax_invoice_number: before, tax_invoice_corrections: corrections }) => ({
      tax_invoice_number: input.number,
      tax_invoice_on: input.issued_on,
      // Another number is a corrected invoice; the same one with another day is only stated again.
      ...(before !== null && before !== input.number && { tax_invoice_corrections: corrections + 1 }),
    }),
  });
}
