import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/time/spans';
import type { Executor } from '../../db/database';
import type { MaterialCategory } from '../../../contract/entities/spec';
import type { StockAge } from '../../../contract/bands';
import { holding, type SelectedRow, selectRows } from '../../db/statement';

const FIGURES = {
  warehouse_id: 'uuid?',
  item_count: 'integer',
  weight_kg: 'text',
  cost_value: 'text',
  open_value: 'text',
  open_count: 'integer',
  low_count: 'integer',
  uncosted_count: 'integer',
  reserved_count: 'integer',
} as const;
const AGES = {
  category: holding<MaterialCategory>('text'),
  age: holding<StockAge>('text'),
  item_count: 'integer',
  weight_kg: 'text',
  open_weight_kg: 'text',
  unweighed_count: 'integer',
} as const;
export type AgeRow = SelectedRow<typeof AGES>;

/** A unit of a lot without a known weight weighs nothing; it is counted apart. */
const UNIT_KG = sql`(case when uom = 'KG' then 1 else coalesce(unit_weight_kg, 0) end)`;

export type FigureRow = SelectedRow<typeof FIGURES>;

/** Totals of all lots that hold something: per warehouse and of the whole. Values are in won. */
export async function findFigures(db: Executor, companyId: string): Promise<FigureRow[]> {
  return selectRows(
    db,
    FIGURES,
    sql`
    select warehouse_id, count(*)::int as item_count,
      coalesce(sum(on_hand * ${UNIT_KG}), 0)::text as weight_kg,
      coalesce(sum(on_hand * cost_price), 0)::text as cost_value,
      coalesce(sum(open_qty * unit_price_each) filter (where is_open and currency = 'KRW'), 0)::text as open_value,
      count(*) filter (where is_open and open_qty > 0)::int as open_count,
      count(*) filter (where low_mark is not null and on_hand - reserved <= low_mark)::int as low_count,
      count(*) filter (where cost_price is null)::int as uncosted_count,
      count(*) filter (where reserved > 0)::int as reserved_count
    from stock_item
    where company_id = ${companyId} and (on_hand > 0 or low_mark is not null)
    group by grouping sets ((), (warehouse_id))`,
  );
}

/** What is on hand by material and by how long its lots have been recorded. */
export async function findAges(db: Executor, companyId: string, now: Date): Promise<AgeRow[]> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return selectRows(
    db,
    AGES,
    sql`
    select category, case when created_at > ${since(90)}::timestamptz then 'd90'
        when created_at > ${since(180)}::timestamptz then 'd180'
        when created_at > ${since(365)}::timestamptz then 'd365' else 'older' end as age,
      count(*)::int as item_count, sum(on_hand * ${UNIT_KG})::text as weight_kg,
      coalesce(sum(open_qty * ${UNIT_KG}) filter (where is_open), 0)::text as open_weight_kg,
      count(*) filter (where uom <> 'KG' and unit_weight_kg is null)::int as unweighed_count
    from stock_item where company_id = ${companyId} and on_hand > 0
    group by 1, 2`,
  );
}
