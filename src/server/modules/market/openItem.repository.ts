import type { Language } from '../../../contract/constants';
import { and, arrayContains, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Spec } from '../../../contract/entities/spec';
import { companyNameIn } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { jsonRows } from '../../db/jsonRow';
import { stockItem, stockView, warehouse } from '../../db/schema/stock';
import { send, statement } from '../../db/statement';

const selectionIn = (language: Language) => ({
  item: stockItem,
  store_name: companyNameIn(language),
  store_verified: sql<boolean>`(${company.verification} = 'verified')`,
});
const store = and(eq(company.id, stockItem.company_id), eq(company.is_test, stockItem.is_test));

/** A lot with the store that has it. */
export interface OpenItemRow {
  item: typeof stockItem.$inferSelect;
  store_name: string;
  store_verified: boolean;
}

const ITEM = jsonRows(stockItem);

/** `$1` the world, `$2` the lots, `$3` the reader's language. */
const BY_ID = statement<Omit<OpenItemRow, 'item'> & { item: unknown }>(
  'open_items',
  `select ${ITEM.array('i')} as item, coalesce(case when $3::text = 'en' then c.name_en end, c.name) as store_name, c.verification = 'verified' as store_verified
   from stock_item i join company c on c.id = i.company_id and c.is_test = i.is_test
   where i.is_test = $1 and i.id = any($2::uuid[])`,
);

/** Lots by id with their stores, open or not, in any order. */
export async function findOpenItems(
  db: Executor,
  isTest: boolean,
  ids: readonly string[],
  language: Language,
): Promise<OpenItemRow[]> {
  if (ids.length === 0) return [];
  const found = await send(db, BY_ID, [isTest, [...ids], language]);
  return found.map((row) => ({ ...row, item: ITEM.read(row.item) }));
}

interface Wanted {
  spec: Spec;
  terms: string[];
}

/** Lots that have all that is stated; where both tell a length or whose sizes they mean, it must be the same. */
const ofMaterial = ({ spec, terms }: Wanted) => [
  arrayContains(stockItem.terms, terms),
  ...(['length_m', 'size_system'] as const).flatMap((field) =>
    spec[field] === null ? [] : [sql`coalesce(${stockItem.spec}->>${field}, ${spec[field]}) = ${spec[field]}`],
  ),
];

/** The cheapest open lots of a material, of any company but one. */
export async function findOpenOfMaterial(
  db: Executor,
  isTest: boolean,
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
        eq(stockItem.is_test, isTest),
        eq(stockItem.is_open, true),
        gt(stockItem.open_qty, '0'),
        ...ofMaterial(wanted),
        ne(stockItem.company_id, except),
      ),
    )
    .orderBy(asc(stockItem.unit_price_each), asc(stockItem.id))
    .limit(limit);
}

/** A company's own lots of a material that hold something nobody has reserved. */
export async function findOwnOfMaterial(
  db: Executor,
  isTest: boolean,
  wanted: Wanted,
  companyId: string,
  limit: number,
) {
  return db
    .select({ item: stockItem, warehouse_name: warehouse.name })
    .from(stockItem)
    .innerJoin(warehouse, eq(warehouse.id, stockItem.warehouse_id))
    .where(
      and(
        eq(stockItem.is_test, isTest),
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
