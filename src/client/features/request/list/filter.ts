import { PROJECT_STATUSES } from '../../../../contract/choices';
import { paths } from '../../../paths';
import type { RfqFilter } from '../../../queries/rfq';
import { keptSort } from '../../../queries/keptSort';

/** Tabs of the list in the order of a request's life. */
export const STATUSES = PROJECT_STATUSES;

/** Orders of the list, the usual one first. */
export const SORTS = ['deadline', 'changed', 'created'] as const;

/** The list's filter as the address holds it; anything unknown is ignored. */
export function readFilter(query: Record<string, string | undefined>): RfqFilter {
  const status = PROJECT_STATUSES.find((known) => known === query.status);
  const { sealed, sort } = query;
  return {
    status,
    q: query.q?.trim().slice(0, 100) || undefined,
    sealed: sealed === '0' || sealed === '1' ? sealed : undefined,
    sort: SORTS.find((known) => known === sort),
  };
}

/** Address of the list under a filter. */
export function filterHref({ status, q, sealed, sort }: RfqFilter): string {
  return paths.buyer.requests({ status, q, sealed, sort });
}

type Reader = Parameters<typeof keptSort>[0];

/** The same with its order: that of the address, else the one its reader chose last, else by deadline. */
export function ordered(filter: RfqFilter, reader: Reader): RfqFilter & { sort: (typeof SORTS)[number] } {
  return { ...filter, sort: filter.sort ?? keptSort(reader, 'requests', SORTS) ?? SORTS[0] };
}
