import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stockItem } from '../../db/schema/stock';
import type { StockItemRow } from './item.repository';

interface Named {
  ids: readonly string[];
  lot_nos: readonly string[];
  keys: readonly string[];
}

const texts = (values: readonly string[]) => sql`any(${sql.param(values)}::text[])`;

/** Lots of a company that a list may mean: by id, by lot number in any case, or of a material that it names. */
export async function findNamedLots(
  db: Executor,
  companyId: string,
  { ids, lot_nos, keys }: Named,
): Promise<StockItemRow[]> {
  return db
    .select()
    .from(stockItem)
    .where(
      and(
        eq(stockItem.company_id, companyId),
        or(
          ids.length > 0 ? inArray(stockItem.id, [...ids]) : undefined,
          sql`lower(${stockItem.lot_no}) = ${texts(lot_nos)}`,
          sql`${stockItem.spec}->>'canonical_key' = ${texts(keys)}`,
        ),
      ),
    );
}
