import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { tradeOrder } from '../../../db/schema/order';

/** Orders of a company by their numbers, locked in the order of their ids. */
export async function lockOrdersByNumber(db: Executor, companyId: string, numbers: readonly string[]) {
  return db
    .select()
    .from(tradeOrder)
    .where(
      and(
        inArray(tradeOrder.order_number, [...numbers]),
        or(eq(tradeOrder.buyer_company_id, companyId), eq(tradeOrder.seller_company_id, companyId)),
      ),
    )
    .orderBy(asc(tradeOrder.id))
    .for('update');
}

/** The same without a lock. */
export async function findOrdersByNumber(db: Executor, companyId: string, numbers: readonly string[]) {
  return db
    .select()
    .from(tradeOrder)
    .where(
      and(
        inArray(tradeOrder.order_number, [...numbers]),
        or(eq(tradeOrder.buyer_company_id, companyId), eq(tradeOrder.seller_company_id, companyId)),
      ),
    );
}

/** Gives a locked order the number of one side's own system. Nothing of the order changes for the other side. */
export async function setErpNumber(
  db: Executor,
  orderId: string,
  side: 'buyer' | 'seller',
  number: string,
): Promise<void> {
  const change = side === 'buyer' ? { buyer_erp_number: number } : { seller_erp_number: number };
  await db.update(tradeOrder).set(change).where(eq(tradeOrder.id, orderId));
}
