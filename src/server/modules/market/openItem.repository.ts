import type { Language } from '../../../contract/constants';
import { and, arrayContains, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Spec } from '../../../contract/entities/spec';
import { companyNameIn } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { stockItem, type stockPrice, stockView, warehouse } from '../../db/schema/stock';
import { send } from '../../db/statement';
import { BY_ID, ITEM, PRICE, WHOLE } from './openItem.sql';
import { readFiles } from '../../db/attachmentRows';
import type { Session } from '../../http/sessionType';

const selectionIn = (language: Language) => ({
  item: stockItem,
  store_name: companyNameIn(language),
  store_verified: sql<boolean>`(${company.verification} = 'verified')`,
});
const store = eq(company.id, stockItem.company_id);

/** A lot with the store that has it. */
export interface OpenItemRow {
  item: typeof stockItem.$inferSelect;
  store_name: string;
  store_verified: boolean;
}

/** Lots by id with their stores, open or not, in any order. */
export async function findOpenItems(db: Executor, ids: readonly string[], language: Language): Promise<OpenItemRow[]> {
  if (ids.length === 0) return [];
  const found = await send(db, BY_ID, [[...ids], language]);
  return found.map((row) => ({ ...row, item: ITEM.read(row.item) }));
}

interface Wanted {
  spec: Spec;
  terms: string[];
}

/** Lots that have all that is stated; where both state a length or the system of their sizes, it must be the same. */
const ofMaterial = ({ spec, terms }: Wanted) => [
  arrayContains(stockItem.terms, terms),
  ...(['length_m', 'size_system'] as const).flatMap((field) =>
    spec[field] === null ? [] : [sql`coalesce(${stockItem.spec}->>${field}, ${spec[field]}) = ${spec[field]}`],
  ),
];

/** The cheapest open lots of a material, of any company but one. */
export async function findOpenOfMaterial(
  db: Executor,
  wanted: Wanted,
  except: string,
  limit: number,
  language: Language,
) {
  return db
    .select(selectionIn(language))
    .from(stockItem)
    .innerJoin(company, store)
    .where(
      and(
        eq(stockItem.is_open, true),
        gt(stockItem.open_qty, '0'),
        ...ofMaterial(wanted),
        ne(stockItem.company_id, except),
      ),
    )
    .orderBy(asc(stockItem.unit_price_each), asc(stockItem.id))
    .limit(limit);
}

/** Prices of a stock unit in others' open lots of just this material, in the same unit, condition and currency; null without any. */
export async function findRange(db: Executor, wanted: Wanted, item: typeof stockItem.$inferSelect) {
  const [range] = await db
    .select({
      count: sql<number>`count(*)::int`,
      low: sql<string>`min(${stockItem.unit_price_each})::text`,
      middle: sql<string>`percentile_cont(0.5) within group (order by ${stockItem.unit_price_each})::numeric(20, 4)::text`,
      high: sql<string>`max(${stockItem.unit_price_each})::text`,
    })
    .from(stockItem)
    .where(
      and(
        eq(stockItem.is_open, true),
        gt(stockItem.open_qty, '0'),
        ...ofMaterial(wanted),
        sql`${stockItem.spec}->>'canonical_key' = ${item.spec.canonical_key}`,
        eq(stockItem.uom, item.uom),
        eq(stockItem.condition, item.condition),
        eq(stockItem.currency, item.currency),
        ne(stockItem.company_id, item.company_id),
      ),
    )
    .having(sql`count(*) > 0`);
  return range ?? null;
}

/** A company's own lots of a material that hold something nobody has reserved. */
export async function findOwnOfMaterial(db: Executor, wanted: Wanted, companyId: string, limit: number) {
  return db
    .select({ item: stockItem, warehouse_name: warehouse.name })
    .from(stockItem)
    .innerJoin(warehouse, eq(warehouse.id, stockItem.warehouse_id))
    .where(
      and(
        eq(stockItem.company_id, companyId),
        ...ofMaterial(wanted),
        sql`${stockItem.on_hand} > ${stockItem.reserved}`,
      ),
    )
    .orderBy(desc(stockItem.on_hand))
    .limit(limit);
}

/** Counts a look at an open lot; false when this viewer was here today. */
export async function addView(db: Executor, itemId: string, viewer: string, day: string): Promise<boolean> {
  const added = await db.insert(stockView).values({ item_id: itemId, viewer, day }).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await db
    .update(stockItem)
    .set({ views: sql`${stockItem.views} + 1` })
    .where(eq(stockItem.id, itemId));
  return true;
}

/** A lot with all that its page shows, open or not, and what its reader has to do with it. */
interface WholeItem extends OpenItemRow {
  certificates: ReturnType<typeof readFiles>;
  photo_count: number;
  /** How many people saved it. */
  interests: number;
  /** By this reader. */
  saved: boolean;
  /** Whether the reader's company has a question about it. */
  requested: boolean;
  prices: Array<typeof stockPrice.$inferSelect>;
}

/**
 * A lot in one question to the database, open or not: whether its reader may see it is for the service to judge. Null
 * when there is none.
 */
export async function findWholeItem(
  db: Executor,
  id: string,
  session: Session | null,
  language: Language,
): Promise<WholeItem | null> {
  const [found] = await send(db, WHOLE, [id, session?.account_id ?? null, session?.company_id ?? null, language]);
  return found
    ? {
        ...found,
        item: ITEM.read(found.item),
        certificates: readFiles(found.certificates),
        prices: (found.prices as unknown[]).map((price) => PRICE.read(price)),
      }
    : null;
}
