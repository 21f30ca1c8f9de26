import { PROJECT_STATUSES } from '../../../../contract/choices';
import { paths } from '../../../paths';
import type { RfqFilter } from '../../../queries/rfq';

/** Tabs of the list in the order of a request's life. */
export const STATUSES = PROJECT_STATUSES;

/** The list's filter as the address holds it; anything unknown is ignored. */
export function readFilter(query: Record<string, string | undefined>): RfqFilter {
  const status = PROJECT_STATUSES.find((known) => known === query.status);
  const { sealed, sort } = query;
  return {
    status,
    q: query.q?.trim().slice(0, 100) || undefined,
    sealed: sealed === '0' || sealed === '1' ? sealed : undefined,
    sort: sort === 'deadline' || sort === 'created' ? sort : undefined,
  };
}

/** Address of the list under a filter. */
export function filterHref({ status, q, sealed, sort }: RfqFilter): string {
  return paths.buyer.requests({ status, q, sealed, sort });
}
