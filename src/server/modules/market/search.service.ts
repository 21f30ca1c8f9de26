import type * as z from 'zod';
import { MOST_COUNTED } from '../../../contract/constants';
import type { searchOpenStock } from '../../../contract/endpoints/market';
import { type Facet, type FacetName, facetName, type Understood } from '../../../contract/entities/market';
import type { Reading } from '../../../domain/stock/understandQuery';
import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { failCursor } from '../../http/page';
import type { Session } from '../../http/sessionType';
import { presentOpenItem } from './market.presenter';
import { readSearchBox } from './names.service';
import { findOpenItems } from './openItem.repository';
import {
  countFacets,
  type FacetCount,
  findHits,
  type FirstPage,
  type Position,
  type Search,
  type Sort,
} from './search.repository';

type Query = z.output<(typeof searchOpenStock)['query']>;

const MOST_VALUES = 40;

export const nothingRead: Understood = { terms: [], corrected: [], ignored: [], equivalents: [] };

/** What was understood of the words of a search; nothing where none were given. */
export function presentReading(reading: Reading | null): Understood {
  if (!reading) return nothingRead;
  const { shown, corrected, ignored, equivalents } = reading;
  return { terms: shown, corrected, ignored, equivalents };
}

/** Listed stock of all companies. Anybody may search; only who signed in sees prices, and may sort or filter by them. */
export async function searchStock(work: Work, session: Session | null, query: Query) {
  if (!session && (query.price_min || query.price_max || query.sort === 'price' || query.sort === 'price_desc')) {
    return fail('AUTH_REQUIRED');
  }
  const reading = query.q ? await readSearchBox(work, query.q, query.equivalents === '1') : null;
  const understood = presentReading(reading);
  if (reading && reading.shown.length === 0) {
    return { items: [], next_cursor: null, total: 0, facets: [], understood };
  }
  const search = searchOf(reading, query);
  const after = readPosition(query.cursor, query.sort);
  const { sort } = query;
  const limit = query.limit + 1;
  const counted = after ? null : await facetsOf(work, search, { sort, limit });
  const hits = counted?.first ?? (await findHits(work.db, search, sort, after, limit));
  const shown = hits.slice(0, query.limit);
  const last = hits.length > query.limit ? shown.at(-1) : undefined;
  return {
    items: await readHits(
      work,
      shown.map(({ id }) => id),
      session?.company_id ?? null,
    ),
    next_cursor: last ? `${query.sort}~${last.key}~${last.id}` : null,
    total: counted?.total ?? null,
    facets: counted?.facets ?? [],
    understood,
  };
}

/** Open lots in the chosen order. */
export async function readHits(work: Work, ids: readonly string[], companyId: string | null) {
  const rows = new Map((await findOpenItems(work.db, ids, work.language)).map((row) => [row.item.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentOpenItem(row, companyId)] : [];
  });
}

/** Lots that their reader can have found: the own ones, and those that are open or once were. What was never opened stays hidden. */
export async function readOffered(work: Work, session: Session | null, ids: readonly string[]) {
  const companyId = session?.company_id ?? null;
  const rows = await findOpenItems(work.db, ids, work.language);
  const offered = rows.filter(({ item }) => item.opened_at !== null || item.company_id === companyId);
  return offered.map((row) => presentOpenItem(row, companyId));
}

function searchOf(reading: Reading | null, query: Query): Search {
  const chosen: Search['chosen'] = {};
  for (const name of facetName.options) if (query[name]?.length) chosen[name] = query[name];
  return {
    all: reading?.all ?? [],
    any: reading?.any ?? [],
    chosen,
    store: query.store ?? reading?.store ?? null,
    price_min: query.price_min ?? null,
    price_max: query.price_max ?? null,
  };
}

/**
 * Counts of every dimension under all filters but its own, so that a second value of the same one can be added. Each
 * dimension that is filtered needs a look of its own; the others share one, with which the first page comes where it can.
 */
async function facetsOf(work: Work, search: Search, page: FirstPage) {
  const filtered = facetName.options.filter((name) => search.chosen[name]?.length);
  const open = facetName.options.filter((name) => !filtered.includes(name));
  const [shared, ...own] = await Promise.all([
    countFacets(work.db, search, open.length > 0 ? open : ['category'], MOST_COUNTED + 1, page),
    ...filtered.map((name) => countFacets(work.db, without(search, name), [name], MOST_COUNTED + 1)),
  ]);
  const facets = facetName.options.map((name) => {
    const looked = filtered.includes(name) ? own[filtered.indexOf(name)] : shared;
    return facetOf(name, looked?.counts ?? [], search.chosen[name] ?? [], (looked?.total ?? 0) <= MOST_COUNTED);
  });
  return {
    total: shared?.total ?? 0,
    first: shared?.first ?? null,
    facets: facets.filter(({ values }) => values.length > 0),
  };
}

function without(search: Search, name: FacetName): Search {
  const { [name]: _left, ...chosen } = search.chosen;
  return { ...search, chosen };
}

function facetOf(name: FacetName, counts: readonly FacetCount[], chosen: readonly string[], exact: boolean): Facet {
  const found = counts.filter((count) => count.name === name);
  const missing = chosen.filter((value) => !found.some((count) => count.value === value));
  return {
    name,
    exact,
    values: [...found, ...missing.map((value) => ({ value, count: 0 }))]
      .map(({ value, count }) => ({ value, count, selected: chosen.includes(value) }))
      .sort((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count || a.value.localeCompare(b.value))
      .slice(0, MOST_VALUES),
  };
}

function readPosition(cursor: string | undefined, sort: Sort): Position | null {
  if (!cursor) return null;
  const [of, key = '', id = ''] = cursor.split('~');
  const sound = sort === 'new' ? !Number.isNaN(Date.parse(key)) : /^\d{1,18}(\.\d{1,6})?$/.test(key);
  if (of !== sort || !sound || !/^[0-9a-f-]{36}$/.test(id)) {
    return failCursor();
  }
  return { key, id };
}
