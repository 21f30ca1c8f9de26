import { MOVEMENT_KINDS, oneOf } from '../../../contract/choices';
import { uuidOf } from './uuidOf';
import type { LedgerFilter } from './stockQueries';

/** The ledger's filter as its address holds it; anything unknown is ignored. */
export function readLedger(query: Record<string, string | undefined>): LedgerFilter {
  return {
    kind: oneOf(MOVEMENT_KINDS, query.kind),
    warehouse_id: uuidOf(query.warehouse),
    item_id: uuidOf(query.item),
  };
}
