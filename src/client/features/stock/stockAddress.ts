import { MATERIAL_CATEGORIES, oneOf } from '../../../contract/choices';
import { uuidOf } from './uuidOf';
import type { StockFilter } from './stockQueries';

export const STOCK_STATES = ['open', 'closed', 'low', 'reserved', 'empty'] as const;

/** The filter of the warehouse grid as its address holds it; anything unknown is ignored. */
export function readStock(query: Record<string, string | undefined>): StockFilter {
  return {
    q: query.q?.trim().slice(0, 200) || undefined,
    warehouse_id: uuidOf(query.warehouse),
    category: oneOf(MATERIAL_CATEGORIES, query.category),
    state: STOCK_STATES.find((state) => state === query.state),
  };
}

/** The same filter as the query of an address. */
export const writeStock = ({ q, warehouse_id, category, state }: StockFilter) => ({
  q,
  warehouse: warehouse_id,
  category,
  state,
});
