import type { Work } from '../../http/context';
import { addOrderSaving } from './saving.repository';

/** Keeps what an order that is being placed saves against the average quotation. */
export function countSaving(work: Work, order: { id: string }): Promise<void> {
  return addOrderSaving(work.db, order.id);
}
