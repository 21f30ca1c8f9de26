import { materialCategory } from '../../../contract/entities/spec';
import type { StoreSearch } from '../../queries/market';

/** The search for stores as its address holds it. */
export function readStores(query: Record<string, string | undefined>): StoreSearch {
  const category = materialCategory.safeParse(query.category);
  return { q: query.q?.trim().slice(0, 200) || undefined, category: category.success ? category.data : undefined };
}
