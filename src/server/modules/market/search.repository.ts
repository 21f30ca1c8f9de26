import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '../../../contract/entities/marketSearch';
import { fold, term } from '../../../domain/stock/searchTerms';
import type { Executor } from '../../db/database';
import { holding, selectRows } from '../../db/statement';
import { byValue } from '../../db/statementNames';

export type Sort = 'new' | 'price' | 'price_desc' | 'quantity';

export interface Search {
  /** Terms of the words searched for, each of which must hold. */
  all: readonly string[];
  /** Of each of these sets of terms, one must hold. */
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

/** Dimensions that are found by terms as well. */
const TERMED = ['category', 'type', 'grade', 'maker', 'origin', 'place', 'class', 'condition'] as const;

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

/**
 * What was chosen, as terms: they narrow down beside other terms in the one index. A maker alone is not among them: its
 * own index ends at the limit, that of the terms goes through a hundred thousand items first.
 */
function chosenTerms({ all, any, chosen }: Search): string[][] {
  const worded = all.length > 0 || any.length > 0;
  return TERMED.flatMap((name) => {
    const values = chosen[name];
    if (!values?.length || (name === 'maker' && !worded)) return [];
    return values.every((value) => fold(value) !== '') ? [values.map(term[name])] : [];
  });
}

function conditions(search: Search): SQL {
  const parts = [sql`${byValue} is_open and open_qty > 0`];
  if (search.all.length > 0) parts.push(sql`terms @> ${list(search.all)}`);
  for (const some of [...search.any, ...chosenTerms(search)]) parts.push(sql`terms && ${list(some)}`);
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

/** An open item that was found, and its position in the chosen order: the column it is ordered by, as text. */
export interface Hit {
  id: string;
  key: string;
}

/** One page of hits in the chosen order, after a position when one is given. */
export async function findHits(db: Executor, search: Search, sort: Sort, after: Position | null, limit: number) {
  const by = ORDERS[sort];
  return selectRows(
    db,
    { id: 'uuid', key: 'text' },
    sql`
    select id, ${by.key}::text as key from stock_item
    where ${conditions(search)}
      ${after ? sql`and (${by.key}, id) ${by.after} (${after.key}::${by.type}, ${after.id}::uuid)` : sql``}
    order by ${by.order} limit ${limit}`,
  );
}

export interface FacetCount {
  name: FacetName;
  value: string;
  count: number;
}

/** A first page that may come with the counts: its order and how many hits it has. */
export interface FirstPage {
  sort: Sort;
  limit: number;
}

/**
 * Number of hits, at most `most`, and of each value of some dimensions among them, all counted in one pass. Where fewer
 * than `most` were found, they are all known, and the first page comes with them; else `first` is null: a search by its
 * order finds one sooner than all hits are sorted.
 */
export async function countFacets(
  db: Executor,
  search: Search,
  names: readonly FacetName[],
  most: number,
  page?: FirstPage,
) {
  const columns = (separator: SQL) =>
    sql.join(
      names.map((name) => COLUMNS[name]),
      separator,
    );
  const all = 2 ** names.length - 1;
  const by = page && ORDERS[page.sort];
  const first = by
    ? sql`case when grouping(${columns(sql`, `)}) = ${all} and count(*) < ${most} then
        (select json_agg(json_build_array(id, ${by.key}::text)) from
          (select id, ${by.key} from hit order by ${by.order} limit ${page.limit}) first) end`
    : sql`null::json`;
  const dimensions = Object.fromEntries(names.map((name) => [name, 'text?'])) as Record<FacetName, 'text?'>;
  const rows = await selectRows(
    db,
    { ...dimensions, left_out: 'integer', count: 'integer', first: holding<[string, string][] | null>('json?') },
    sql`
    with hit as materialized (
      select ${columns(sql`, `)}${by ? sql`, id, ${by.key}` : sql``}
      from stock_item where ${conditions(search)} limit ${most})
    select ${columns(sql`, `)}, grouping(${columns(sql`, `)}) as left_out, count(*)::int as count, ${first} as first
    from hit group by grouping sets ((), (${columns(sql`), (`)}))`,
  );
  // The bits of `left_out` name the dimensions that a row does not count, the last one first.
  const dimensionOf = new Map(names.map((name, index) => [all - 2 ** (names.length - 1 - index), name]));
  const whole = rows.find(({ left_out }) => left_out === all);
  const total = whole?.count ?? 0;
  return {
    total,
    first: page && total < most ? (whole?.first ?? []).map(([id, key]): Hit => ({ id, key })) : null,
    counts: rows.flatMap((row): FacetCount[] => {
      const name = dimensionOf.get(row.left_out);
      const value = name && row[name];
      return value ? [{ name, value, count: row.count }] : [];
    }),
  };
}

/** Of the newest hits this many are mixed; older ones follow by their age. */
const MIXED = 400;

/** A place among the mixed hits: those that were open when the search began, and how many came before. */
export interface MixedPosition {
  since: string;
  offset: number;
}

/**
 * The newest hits with their sellers in turn: the newest of each, then the second of each, so that one who lists much at
 * once does not fill the page. `since` and `last` bound what was mixed.
 */
export async function findMixed(db: Executor, search: Search, after: MixedPosition | null, limit: number) {
  return selectRows(
    db,
    { id: 'uuid', since: 'text', last_key: 'text', last_id: 'uuid' },
    sql`
    with newest as (
      select id, company_id, opened_at from stock_item
      where ${conditions(search)} ${after ? sql`and opened_at <= ${after.since}::timestamptz` : sql``}
      order by ${ORDERS.new.order} limit ${MIXED}),
    turns as (
      select id, opened_at, row_number() over (partition by company_id order by opened_at desc, id desc) as turn from newest)
    select id, (select max(opened_at) from newest)::text as since,
      (select opened_at from newest order by opened_at, id limit 1)::text as last_key,
      (select id from newest order by opened_at, id limit 1) as last_id
    from turns order by turn, opened_at desc, id desc limit ${limit} offset ${after?.offset ?? 0}`,
  );
}

/** Whether a place lies behind what is mixed. */
export const isBehindMixed = (offset: number): boolean => offset >= MIXED;
