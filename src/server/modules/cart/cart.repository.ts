import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartLine } from '../../db/schema/buying';
import { stockItem } from '../../db/schema/stock';

export type CartRow = typeof cartLine.$inferSelect;

/** A person's cart, stock and material to ask for alike, in the order in which the lines came in. */
export async function findCart(db: Executor, accountId: string): Promise<CartRow[]> {
  return db.select().from(cartLine).where(eq(cartLine.account_id, accountId)).orderBy(asc(cartLine.id));
}

/** Two devices may put lines in at once: one after the other. */
export async function holdCart(db: Executor, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('cart ' || ${accountId}::text, 0))`);
}

/** Adds lines; a stock item that is in already keeps the larger quantity, or gets both (`more`), and what was seen last. */
export async function putLines(db: Executor, rows: Array<typeof cartLine.$inferInsert>, more = false): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(cartLine)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLine.account_id, cartLine.item_id],
      targetWhere: isNotNull(cartLine.item_id),
      set: {
        qty: more ? sql`${cartLine.qty} + excluded.qty` : sql`greatest(${cartLine.qty}, excluded.qty)`,
        seen_price: sql`coalesce(excluded.seen_price, ${cartLine.seen_price})`,
        seen_price_uom: sql`coalesce(excluded.seen_price_uom, ${cartLine.seen_price_uom})`,
        updated_at: sql`excluded.updated_at`,
      },
    });
}

/** Sets the quantity of a line, in the unit of its lot; false when the person's cart has no such line. */
export async function setQuantity(
  db: Executor,
  accountId: string,
  id: string,
  qty: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(cartLine)
    .set({ qty, updated_at: now })
    .where(and(eq(cartLine.account_id, accountId), eq(cartLine.id, id)))
    .returning({ id: cartLine.id });
  return changed.length > 0;
}

/** Takes lines out of a person's cart; ids that are not in it are passed over. */
export async function deleteLines(db: Executor, accountId: string, ids: readonly string[]): Promise<void> {
  await db.delete(cartLine).where(and(eq(cartLine.account_id, accountId), inArray(cartLine.id, [...ids])));
}

/** Takes bought lots out of a person's cart, by the ids of the lots. */
export async function deleteItems(db: Executor, accountId: string, itemIds: readonly string[]): Promise<void> {
  await db.delete(cartLine).where(and(eq(cartLine.account_id, accountId), inArray(cartLine.item_id, [...itemIds])));
}

/** What was seen is now what is. */
export async function seePrices(db: Executor, accountId: string, now: Date): Promise<void> {
  await db
    .update(cartLine)
    .set({ seen_price: stockItem.unit_price, seen_price_uom: stockItem.price_uom, updated_at: now })
    .from(stockItem)
    .where(and(eq(cartLine.account_id, accountId), eq(stockItem.id, cartLine.item_id)));
}
