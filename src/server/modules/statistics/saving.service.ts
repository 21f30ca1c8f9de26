import { seoulMonth } from '../../../domain/time/months';
import type { Work } from '../../http/context';
import { addDistances, addOrderSaving } from './saving.repository';

/** Keeps what an order that is being placed saves, and how far its lines' other quotations lay from the lowest. */
export async function countSaving(work: Work, order: { id: string }): Promise<void> {
  await addOrderSaving(work.db, order.id);
  await addDistances(work.db, order.id, seoulMonth(work.now));
}
