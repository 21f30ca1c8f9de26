import { oneOf, SELLER_STATUSES } from '../../../../../contract/choices';
import { MOST_DUE_HOURS } from '../../../../../contract/constants';
import type { SellerRequestFilter } from '../../../../queries/quotation';
import { keptSort } from '../../../../queries/keptSort';
import { paths } from '../../../../paths';

/** Tabs of the list in the order of a sale. */
export const STATUS_TABS = SELLER_STATUSES;
/** Hours to choose from for "deadline within". */
export const DUE_HOURS = ['24', '72', '168'] as const;
/** Orders of the list, the usual one first. */
export const SORTS = ['deadline', 'received', 'matched'] as const;
export const KINDS = ['sealed', 'open'] as const;
export const ORIGINS = ['matched', 'invited'] as const;

/** The list's filter as the address states it; what is no known value counts as none. */
export function readFilter(query: Record<string, string | undefined>): SellerRequestFilter {
  const hours = Number(query['due_hours']);
  const read = {
    status: oneOf(SELLER_STATUSES, query['status']),
    due_hours: Number.isInteger(hours) && hours >= 1 && hours <= MOST_DUE_HOURS ? hours : undefined,
    kind: oneOf(KINDS, query['kind']),
    origin: oneOf(ORIGINS, query['origin']),
    draft: oneOf(['1'], query['draft']),
    sort: oneOf(SORTS, query['sort']),
    q: query['q']?.trim().slice(0, 100) || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Address of the list with a filter. */
export function filterHref(filter: SellerRequestFilter): string {
  const { due_hours, ...rest } = filter;
  return paths.seller.requests({ ...rest, ...(due_hours ? { due_hours: String(due_hours) } : {}) });
}

/** How many filters narrow the list beyond its status tab and its search. */
export function countNarrowing({ status: _status, sort: _sort, q: _q, ...rest }: SellerRequestFilter): number {
  return Object.values(rest).filter((value) => value !== undefined).length;
}

/** Whether anything narrows the list beyond its status tab. */
export function isNarrowed(filter: SellerRequestFilter): boolean {
  return filter.q !== undefined || countNarrowing(filter) > 0;
}

/** The same with its order: that of the address, else the one its reader chose last, else by deadline. */
export function ordered(filter: SellerRequestFilter, reader: Parameters<typeof keptSort>[0]): SellerRequestFilter {
  return { ...filter, sort: filter.sort ?? keptSort(reader, 'received', SORTS) ?? SORTS[0] };
}
