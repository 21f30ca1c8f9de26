import { movementKind } from '../../../contract/entities/stock';
import { uuid } from '../../../contract/values';
import type { LedgerFilter } from './stockQueries';

/** The ledger's filter as its address holds it; anything unknown is ignored. */
export function readLedger(query: Record<string, string | undefined>): LedgerFilter {
  return {
    kind: movementKind.safeParse(query.kind).data,
    warehouse_id: uuid.safeParse(query.warehouse).data,
    item_id: uuid.safeParse(query.item).data,
  };
}
