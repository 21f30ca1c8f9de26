import type * as z from 'zod';
import { sellerStatus } from '../../../../../contract/entities/project';
import { sellerRequestFilter } from '../../../../../contract/entities/sellerRequestFilter';
import type { SellerRequestFilter } from '../../../../queries/quotation';
import { keptSort } from '../../../../queries/keptSort';
import { paths } from '../../../../paths';

/** Tabs of the list in the order of a sale. */
export const STATUS_TABS = sellerStatus.options;
/** Hours to choose from for "deadline within". */
export const DUE_HOURS = ['24', '72', '168'] as const;
/** Orders of the list, the usual one first. */
export const SORTS = ['deadline', 'received', 'matched'] as const;
export const KINDS = ['sealed', 'open'] as const;
export const ORIGINS = ['matched', 'invited'] as const;

const shape: Record<string, z.ZodType> = sellerRequestFilter;

/** The list's filter as the address states it; what is no known value counts as none. */
export function readFilter(query: Record<string, string | undefined>): SellerRequestFilter {
  const filter: Record<string, unknown> = {};
  for (const name of ['status', 'due_hours', 'kind', 'origin', 'draft', 'sort']) {
    const value = query[name];
    const read = value === undefined ? null : shape[name]?.safeParse(value);
    if (read?.success) filter[name] = read.data;
  }
  const q = query['q']?.trim().slice(0, 100);
  return { ...filter, ...(q ? { q } : {}) };
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
