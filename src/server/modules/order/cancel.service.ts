import { cancelNeedsAgreement } from '../../../domain/states/order';
import type { MemberWork } from '../../http/context';
import { findOrder, type OrderRow } from './order.repository';
import { applyOrderAction, type Change } from './step.service';

const tracks = (row: OrderRow) => ({ payment: row.payment_status, delivery: row.delivery_status });

const cancelled = (row: OrderRow, reason: string | null): Change => ({
  status: 'CANCELLED',
  payment_status: row.payment_status === 'PAID' ? 'REFUND_DUE' : row.payment_status,
  cancel_requested_by: null,
  cancel_reason: reason ?? row.cancel_reason,
});

/** Cancels at once while nothing was paid or shipped; later it asks the other side to agree. */
export async function cancelOrder(work: MemberWork, number: string, input: { version: number; reason: string }) {
  const found = await findOrder(work.db, work.session.company_id, number);
  const asks = found ? cancelNeedsAgreement(tracks(found.order)) : false;
  return applyOrderAction(work, number, {
    action: 'cancel',
    version: input.version,
    kind: asks ? 'cancel_requested' : 'order_cancelled',
    note: input.reason,
    change: (row, side) =>
      cancelNeedsAgreement(tracks(row))
        ? { cancel_requested_by: side, cancel_reason: input.reason }
        : cancelled(row, input.reason),
  });
}

/** The other side agrees to a requested cancellation, or refuses it and the order goes on. */
export function answerCancel(
  work: MemberWork,
  number: string,
  input: { version: number; agree: boolean; note: string | null },
) {
  return applyOrderAction(work, number, {
    action: input.agree ? 'agree_cancel' : 'refuse_cancel',
    version: input.version,
    kind: input.agree ? 'order_cancelled' : 'cancel_refused',
    note: input.note,
    change: (row) => (input.agree ? cancelled(row, null) : { cancel_requested_by: null, cancel_reason: null }),
  });
}
