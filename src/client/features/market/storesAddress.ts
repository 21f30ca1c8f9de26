import { MATERIAL_CATEGORIES, oneOf } from '../../../contract/choices';
import type { StoreSearch } from '../../queries/market';

/** The search for stores as its address holds it. */
export function readStores(query: Record<string, string | undefined>): StoreSearch {
  return { q: query.q?.trim().slice(0, 200) || undefined, category: oneOf(MATERIAL_CATEGORIES, query.category) };
}
