import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { type SelectedRow, selectRows } from '../../db/statement';

const FIGURES = {
  warehouse_id: 'uuid?',
  category: 'text?',
  item_count: 'integer',
  weight_kg: 'text',
  cost_value: 'text',
  open_value: 'text',
  open_count: 'integer',
  low_count: 'integer',
  uncosted_count: 'integer',
  reserved_count: 'integer',
} as const;
export type FigureRow = SelectedRow<typeof FIGURES>;

/** Totals of all lots that hold something: per warehouse, per category, and of the whole. Values are in won. */
export async function findFigures(db: Executor, companyId: string): Promise<FigureRow[]> {
  return selectRows(
    db,
    FIGURES,
    sql`
    select warehouse_id, category, count(*)::int as item_count,
      coalesce(sum(on_hand * case when uom = 'KG' then 1 else coalesce(unit_weight_kg, 0) end), 0)::text as weight_kg,
      coalesce(sum(on_hand * cost_price), 0)::text as cost_value,
      coalesce(sum(open_qty * unit_price_each) filter (where is_open and currency = 'KRW'), 0)::text as open_value,
      count(*) filter (where is_open and open_qty > 0)::int as open_count,
      count(*) filter (where low_mark is not null and on_hand - reserved <= low_mark)::int as low_count,
      count(*) filter (where cost_price is null)::int as uncosted_count,
      count(*) filter (where reserved > 0)::int as reserved_count
    from stock_item
    where company_id = ${companyId} and (on_hand > 0 or low_mark is not null)
    group by grouping sets ((), (warehouse_id), (category))`,
  );
}
