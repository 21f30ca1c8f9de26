import { FACETS } from '../../../contract/facets';
import type { StockSearch } from '../../queries/market';

const SORTS = ['mixed', 'new', 'price', 'price_desc', 'quantity'] as const;
/** Sellers in turn; of one store the newest. */
const usualSort = (store: string | undefined) => (store ? 'new' : 'mixed');
type Address = Record<string, string | undefined>;

/** The search as an address holds it: several values of a facet stand side by side, parted by commas. */
export function readSearch(query: Address, store?: string): StockSearch {
  const facets = Object.fromEntries(
    FACETS.flatMap((name) => {
      const values = (query[name] ?? '').split(',').filter(Boolean).slice(0, 20);
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
  const sort = SORTS.find((one) => one === query.sort);
  const price = (text: string | undefined) => (text && /^\d{1,12}$/.test(text) ? text : undefined);
  return {
    ...facets,
    q: query.q?.trim().slice(0, 200) || undefined,
    sort: sort ?? usualSort(store),
    equivalents: query.equivalents === '1' ? '1' : undefined,
    price_min: price(query.price_min),
    price_max: price(query.price_max),
    store,
  };
}

/** How many facets and bounds of the price narrow the search. */
export const countNarrowing = ({ price_min, price_max, ...search }: StockSearch): number =>
  FACETS.filter((name) => search[name]?.length).length + (price_min || price_max ? 1 : 0);

/** The same search as the query of an address. */
export function writeSearch({ store, sort, ...search }: StockSearch): Address {
  const written = { ...search, ...(sort === usualSort(store) ? {} : { sort }) };
  return Object.fromEntries(
    Object.entries(written as Record<string, string | string[] | undefined>).flatMap(([name, value]) => {
      const text = [value ?? []].flat().join(',');
      return text ? [[name, text]] : [];
    }),
  );
}
