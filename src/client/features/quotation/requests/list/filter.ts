import type * as z from 'zod';
import { sellerStatus } from '../../../../../contract/entities/project';
import { sellerRequestFilter } from '../../../../../contract/entities/sellerRequestFilter';
import type { SellerRequestFilter } from '../../../../queries/quotation';
import { paths } from '../../../../paths';

/** Tabs of the list in the order of a sale. */
export const STATUS_TABS = sellerStatus.options;
/** Hours to choose from for "deadline within". */
export const DUE_HOURS = ['24', '72', '168'] as const;
export const SORTS = ['received', 'deadline', 'matched'] as const;
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
  if (filter['sort'] === 'received') delete filter['sort'];
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
