import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { orderClaim } from '../../db/schema/delivery';
import { tradeOrder } from '../../db/schema/order';

/** Claims that are not resolved, the oldest first, by the order's number or a company's name. */
export async function findDisputes(
  db: Executor,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const words = containing(search);
  const [buyer, seller] = [
    sql<string>`${tradeOrder.buyer} ->> 'company_name'`,
    sql<string>`${tradeOrder.seller} ->> 'company_name'`,
  ];
  return db
    .select({ claim: orderClaim, order_number: tradeOrder.order_number, buyer, seller })
    .from(orderClaim)
    .innerJoin(tradeOrder, eq(tradeOrder.id, orderClaim.order_id))
    .where(
      and(
        eq(orderClaim.status, 'OPEN'),
        search
          ? or(ilike(tradeOrder.order_number, words), sql`${buyer} ilike ${words}`, sql`${seller} ilike ${words}`)
          : undefined,
      ),
    )
    .orderBy(asc(orderClaim.opened_at), asc(orderClaim.id))
    .limit(limit)
    .offset(offset);
}

/** How many claims are not resolved. */
export async function countDisputes(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orderClaim)
    .where(eq(orderClaim.status, 'OPEN'));
  return row?.count ?? 0;
}
