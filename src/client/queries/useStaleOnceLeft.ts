import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Makes a query stale when its screen is left, or asks for something else: who comes back sees it as it is then. For what
 * changes without this browser hearing of it; all other data stays fresh until a change or a push message says otherwise.
 */
export function useStaleOnceLeft(queryKey: QueryKey): void {
  const client = useQueryClient();
  // The key is another array each time; its hash says whether it is another key.
  const hash = hashKey(queryKey);
  useEffect(
    () => () => void client.invalidateQueries({ predicate: (query) => query.queryHash === hash, refetchType: 'none' }),
    [client, hash],
  );
}
