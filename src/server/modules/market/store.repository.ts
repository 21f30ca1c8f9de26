import type { Language } from '../../../contract/constants';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { saleMaterial } from '../../db/schema/company';
import { type SelectedRow, selectRows } from '../../db/statement';
import { byValue } from '../../db/statementNames';

const STORE = {
  id: 'uuid',
  name: 'text',
  verified: 'boolean',
  address: 'text',
  ceo: 'text',
  created_at: 'timestamp with time zone',
  categories: 'text[]',
  makers: 'text[]',
  material_count: 'integer',
  open_count: 'integer',
  finished_orders: 'integer',
} as const;
export type StoreRow = SelectedRow<typeof STORE>;

export interface StoreFilter {
  ids: readonly string[] | null;
  category: string | undefined;
  verified: boolean;
  /** Facts of a material that the store must deal in. */
  material: {
    category: string | null;
    type: string | null;
    grade: string | null;
    family: string | null;
    inch: string | null;
    rating: string | null;
  } | null;
  maker: string | null;
  after: { rank: number; id: string } | null;
  limit: number;
  language: Language;
  /** Orders that ended later do not count yet. */
  before: Date;
}

const factsIn = (language: Language) =>
  language === 'en'
    ? sql`coalesce(c.name_en, c.name) as name, coalesce(c.address_en, c.address) as address, coalesce(c.ceo_en, c.ceo) as ceo`
    : sql`c.name, c.address, c.ceo`;

const columns = sql`
  c.id, c.verification = 'verified' as verified, c.created_at,
  coalesce((select array_agg(distinct m.category) from sale_material m where m.company_id = c.id), '{}') as categories,
  coalesce((select (array_agg(distinct k))[1:8] from sale_material m, unnest(m.makers) k where m.company_id = c.id), '{}') as makers,
  (select count(*)::int from sale_material m where m.company_id = c.id) as material_count,
  (select count(*)::int from (select 1 from stock_item s where s.company_id = c.id and s.is_open and s.open_qty > 0 limit 2001) o) as open_count,
  store.finished_orders`;

/** Companies that sell, those that dealt most first. */
export async function findStores(db: Executor, filter: StoreFilter): Promise<StoreRow[]> {
  const { material } = filter;
  const parts = [
    sql`(exists (select 1 from sale_material m where m.company_id = c.id)
      or exists (select 1 from stock_item s where s.company_id = c.id and s.is_open and s.open_qty > 0))`,
  ];
  const ids = filter.ids && sql`${sql.param([...filter.ids])}::uuid[]`;
  if (ids) parts.push(sql`c.id = any(${ids})`);
  if (filter.verified) parts.push(sql`c.verification = 'verified'`);
  if (filter.category) {
    parts.push(
      sql`exists (select 1 from sale_material m where m.company_id = c.id and m.category = ${filter.category})`,
    );
  }
  if (filter.maker) {
    parts.push(sql`(exists (select 1 from sale_material m where m.company_id = c.id and ${filter.maker} = any(m.makers))
      or exists (select 1 from stock_item s where s.company_id = c.id and s.maker = ${filter.maker} and s.is_open and s.open_qty > 0))`);
  }
  if (material) {
    parts.push(sql`exists (select 1 from sale_material m where m.company_id = c.id
      and (${material.category}::text is null or m.category = ${material.category})
      and (${material.type}::text is null or m.types = '{}' or exists (select 1 from unnest(m.types) t
        where ${material.type} = t or ${material.type} like t || ' %' or t like ${material.type} || ' %'))
      and ((${material.grade}::text is null and ${material.family}::text is null) or (m.grades = '{}' and m.grade_families = '{}')
        or ${material.grade} = any(m.grades) or ${material.family} = any(m.grade_families))
      and (${material.inch}::numeric is null or ((m.inch_min is null or m.inch_min <= ${material.inch}::numeric)
        and (m.inch_max is null or m.inch_max >= ${material.inch}::numeric)))
      and (${material.rating}::text is null or m.classes = '{}' or ${material.rating} = any(m.classes)))`);
  }
  // Ranked first: what a store deals in and has open is looked up for those of the page alone.
  return selectRows(
    db,
    STORE,
    sql`
    with finished as (
      select seller_company_id as id, count(*)::int as orders from trade_order
      where status = 'FINISHED' and ended_at < ${filter.before.toISOString()}::timestamptz ${ids ? sql`and seller_company_id = any(${ids})` : sql``} group by 1),
    ranked as (
      select c.id, coalesce(f.orders, 0) as finished_orders from company c left join finished f on f.id = c.id
      where ${byValue} ${sql.join(parts, sql` and `)}),
    store as (
      select * from ranked
      where ${filter.after ? sql`(finished_orders, id) < (${filter.after.rank}::int, ${filter.after.id}::uuid)` : sql`true`}
      order by finished_orders desc, id desc limit ${filter.limit})
    select ${factsIn(filter.language)}, ${columns} from store join company c on c.id = store.id
    order by store.finished_orders desc, store.id desc`,
  );
}

/** How many stores deal in each category. */
export async function countStoreCategories(db: Executor) {
  return selectRows(
    db,
    { value: 'text', count: 'integer' },
    sql`
    select category as value, count(*)::int as count
    from (select distinct category, company_id from sale_material) store
    group by 1 order by 2 desc, 1`,
  );
}

const TRACK = {
  orders: 'integer',
  cancelled: 'integer',
  targets: 'integer',
  answered: 'integer',
  median_hours: 'double precision?',
} as const;
export type TrackRow = SelectedRow<typeof TRACK>;

/**
 * What a company did as a seller until a moment: orders, and requests that came to it and were answered. Only closed
 * requests count, so nothing here reveals what happens to a running one.
 */
export async function findTrack(db: Executor, companyId: string, before: Date): Promise<TrackRow> {
  const until = sql`${before.toISOString()}::timestamptz`;
  const [row] = await selectRows(
    db,
    TRACK,
    sql`
    select o.*, a.* from
      (select count(*)::int as orders,
        (count(*) filter (where status = 'CANCELLED' and ended_at < ${until}))::int as cancelled
        from trade_order where seller_company_id = ${companyId} and placed_at < ${until}) o,
      (select count(*)::int as targets, count(answered_after)::int as answered,
        percentile_cont(0.5) within group (order by answered_after) / 3600 as median_hours
        from request_answer where company_id = ${companyId} and closed_at < ${until}) a`,
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

/** The same of several companies: finished orders, and how many of all were cancelled. */
export async function findOrderRecords(db: Executor, ids: readonly string[], before: Date) {
  const until = sql`${before.toISOString()}::timestamptz`;
  return selectRows(
    db,
    { id: 'uuid', orders: 'integer', cancelled: 'integer', finished: 'integer' },
    sql`
    select seller_company_id as id, count(*)::int as orders,
      (count(*) filter (where status = 'CANCELLED' and ended_at < ${until}))::int as cancelled,
      (count(*) filter (where status = 'FINISHED' and ended_at < ${until}))::int as finished
    from trade_order where seller_company_id = any(${sql.param([...ids])}::uuid[]) and placed_at < ${until} group by 1`,
  );
}

/** A material that some company deals in; null when there is none. */
export async function findMaterial(db: Executor, id: string) {
  const [row] = await db.select().from(saleMaterial).where(eq(saleMaterial.id, id));
  return row ?? null;
}
