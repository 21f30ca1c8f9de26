import { and, arrayContains, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Spec } from '../../../contract/entities/spec';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { stockItem, stockView, warehouse } from '../../db/schema/stock';

const selection = {
  item: stockItem,
  store_name: company.name,
  store_verified: sql<boolean>`(${company.verification} = 'verified')`,
};
const store = and(eq(company.id, stockItem.company_id), eq(company.is_test, stockItem.is_test));

export type OpenItemRow = Awaited<ReturnType<typeof findOpenItems>>[number];

/** Lots by id with their stores, open or not. */
export async function findOpenItems(db: Executor, world: boolean, ids: readonly string[]) {
  return db
    .select(selection)
    .from(stockItem)
    .innerJoin(company, store)
    .where(and(eq(stockItem.is_test, world), inArray(stockItem.id, ['00000000-0000-0000-0000-000000000000', ...ids])));
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
export async function findOpenOfMaterial(db: Executor, world: boolean, wanted: Wanted, except: string, limit: number) {
  return db
    .select(selection)
    .from(stockItem)
    .innerJoin(company, store)
    .where(
      and(
        eq(stockItem.is_test, world),
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
  world: boolean,
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
        eq(stockItem.is_test, world),
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
