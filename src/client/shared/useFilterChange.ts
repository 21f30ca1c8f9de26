import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * Changes a filter that stands in the address. What is chosen while a new address is still on its way builds on what was
 * chosen before it, not on what the page still shows.
 */
export function useFilterChange<Filter extends object>(
  filter: Filter,
  hrefOf: (filter: Filter) => string,
  way: 'push' | 'replace' = 'push',
): (change: Partial<Filter>) => void {
  const router = useRouter();
  const requested = useRef<Filter | undefined>(undefined);
  const shown = hrefOf(filter);
  useEffect(() => {
    requested.current = undefined;
  }, [shown]);
  return (change) => {
    const next = { ...(requested.current ?? filter), ...change };
    requested.current = next;
    void router[way](hrefOf(next), undefined, { scroll: false });
  };
}
