import type * as z from 'zod';
import { MOST_COUNTED } from '../../../contract/constants';
import type { searchOpenStock } from '../../../contract/endpoints/market';
import { type Facet, type FacetName, facetName, type Understood } from '../../../contract/entities/marketSearch';
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
  findMixed,
  isBehindMixed,
  type MixedPosition,
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
  const page = query.sort === 'mixed' ? await mixedPage(work, search, query) : await sortedPage(work, search, query);
  const { ids, next_cursor, counted } = page;
  return {
    items: await readHits(work, ids, session?.company_id ?? null),
    next_cursor,
    total: counted?.total ?? null,
    facets: counted?.facets ?? [],
    understood,
  };
}

interface FoundPage {
  ids: string[];
  next_cursor: string | null;
  /** On the first page alone. */
  counted: Awaited<ReturnType<typeof facetsOf>> | null;
}

/** A page in one of the orders that an index has. */
async function sortedPage(work: Work, search: Search, query: Query): Promise<FoundPage> {
  const sort = query.sort === 'mixed' ? 'new' : query.sort;
  const after = readPosition(query.cursor, sort);
  const limit = query.limit + 1;
  const counted = after ? null : await facetsOf(work, search, { sort, limit });
  const hits = counted?.first ?? (await findHits(work.db, search, sort, after, limit));
  const shown = hits.slice(0, query.limit);
  const last = hits.length > query.limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    next_cursor: last ? `${sort}~${last.key}~${last.id}` : null,
    counted,
  };
}

/** A page with the sellers in turn; behind what is mixed the search goes on by age. */
async function mixedPage(work: Work, search: Search, query: Query): Promise<FoundPage> {
  if (query.cursor?.startsWith('new~')) return sortedPage(work, search, query);
  const after = readMixed(query.cursor);
  const [counted, hits] = await Promise.all([
    after ? null : facetsOf(work, search),
    findMixed(work.db, search, after, query.limit + 1),
  ]);
  const shown = hits.slice(0, query.limit);
  const offset = (after?.offset ?? 0) + shown.length;
  const [first] = hits;
  const behind = first && isBehindMixed(offset) ? `new~${first.last_key}~${first.last_id}` : null;
  const next = hits.length > query.limit && first ? `mixed~${first.since}~${offset}` : behind;
  return { ids: shown.map(({ id }) => id), next_cursor: next, counted };
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
async function facetsOf(work: Work, search: Search, page?: FirstPage) {
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

function readMixed(cursor: string | undefined): MixedPosition | null {
  if (!cursor) return null;
  const [of, since = '', offset = ''] = cursor.split('~');
  if (of !== 'mixed' || Number.isNaN(Date.parse(since)) || !/^\d{1,3}$/.test(offset)) return failCursor();
  return { since, offset: Number(offset) };
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
