import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '../../../contract/entities/market';
import type { Executor } from '../../db/database';

export type Sort = 'new' | 'price' | 'price_desc' | 'quantity';

export interface Search {
  world: boolean;
  all: readonly string[];
  any: readonly (readonly string[])[];
  /** Chosen values of facets, compared as they are. */
  chosen: Partial<Record<FacetName, readonly string[]>>;
  store: string | null;
  price_min: string | null;
  price_max: string | null;
}

const COLUMNS: Readonly<Record<FacetName, SQL>> = {
  category: sql`category`,
  type: sql`type`,
  grade: sql`grade`,
  size: sql`size`,
  schedule: sql`schedule`,
  class: sql`class`,
  maker: sql`maker`,
  origin: sql`origin`,
  place: sql`place`,
  condition: sql`condition`,
};

/** The orders of the indexes, to the letter: with nulls elsewhere a search would sort all of its hits. */
const ORDERS: Readonly<Record<Sort, { key: SQL; order: SQL; after: SQL; type: SQL }>> = {
  new: {
    key: sql`opened_at`,
    order: sql`opened_at desc nulls last, id desc nulls last`,
    after: sql`<`,
    type: sql`timestamptz`,
  },
  price: { key: sql`unit_price_each`, order: sql`unit_price_each, id`, after: sql`>`, type: sql`numeric` },
  price_desc: {
    key: sql`unit_price_each`,
    order: sql`unit_price_each desc, id desc`,
    after: sql`<`,
    type: sql`numeric`,
  },
  quantity: {
    key: sql`open_qty`,
    order: sql`open_qty desc nulls last, id desc nulls last`,
    after: sql`<`,
    type: sql`numeric`,
  },
};

const list = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

function conditions(search: Search): SQL {
  const parts = [sql`is_test = ${search.world}`, sql`is_open and open_qty > 0`];
  if (search.all.length > 0) parts.push(sql`terms @> ${list(search.all)}`);
  for (const some of search.any) parts.push(sql`terms && ${list(some)}`);
  for (const [name, values] of Object.entries(search.chosen)) {
    if (values.length > 0) parts.push(sql`${COLUMNS[name as FacetName]} = any(${list(values)})`);
  }
  if (search.store) parts.push(sql`company_id = ${search.store}`);
  // Prices are compared in won alone; a dollar price has no place on that scale.
  if (search.price_min) parts.push(sql`currency = 'KRW' and unit_price_each >= ${search.price_min}::numeric`);
  if (search.price_max) parts.push(sql`currency = 'KRW' and unit_price_each <= ${search.price_max}::numeric`);
  return sql.join(parts, sql` and `);
}

export interface Position {
  key: string;
  id: string;
}

/** One page of hits: ids with the position of each. */
export async function findHits(db: Executor, search: Search, sort: Sort, after: Position | null, limit: number) {
  const by = ORDERS[sort];
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    select id, ${by.key}::text as key from stock_item
    where ${conditions(search)}
      ${after ? sql`and (${by.key}, id) ${by.after} (${after.key}::${by.type}, ${after.id}::uuid)` : sql``}
    order by ${by.order} limit ${limit}`);
  return rows;
}

export interface FacetCount {
  name: FacetName;
  value: string;
  count: number;
}

type FacetRow = Record<FacetName, string | null> & { count: number; left_out: number };

/** Number of hits, at most `most`, and of each value of some dimensions among them: all counted in one pass. */
export async function countFacets(db: Executor, search: Search, names: readonly FacetName[], most: number) {
  const list = (separator: SQL) =>
    sql.join(
      names.map((name) => COLUMNS[name]),
      separator,
    );
  const { rows } = await db.execute<FacetRow>(sql`
    with hit as materialized (
      select ${list(sql`, `)} from stock_item where ${conditions(search)} limit ${most})
    select ${list(sql`, `)}, grouping(${list(sql`, `)}) as left_out, count(*)::int as count from hit
    group by grouping sets ((), (${list(sql`), (`)}))`);
  const all = 2 ** names.length - 1;
  // The bits of `left_out` name the dimensions that a row does not count, the last one first.
  const dimensionOf = new Map(names.map((name, index) => [all - 2 ** (names.length - 1 - index), name]));
  return {
    total: rows.find(({ left_out }) => left_out === all)?.count ?? 0,
    counts: rows.flatMap((row): FacetCount[] => {
      const name = dimensionOf.get(row.left_out);
      const value = name && row[name];
      return value ? [{ name, value, count: row.count }] : [];
    }),
  };
}
