import { sellerStatus } from '../../../../contract/entities/project';
import type { SellerRequestFilter } from '../../../queries/quotation';
import { paths } from '../../../paths';

/** Tabs of the list in the order of a sale. */
export const STATUS_TABS = sellerStatus.options;

/** The list's filter as the address states it; an unknown status counts as none. */
export function readFilter(query: Record<string, string | undefined>): SellerRequestFilter {
  const status = sellerStatus.safeParse(query.status);
  const q = query.q?.trim().slice(0, 100);
  return { ...(status.success ? { status: status.data } : {}), ...(q ? { q } : {}) };
}

/** Address of the list with a filter. */
export function filterHref({ status, q }: SellerRequestFilter): string {
  return paths.seller.requests({ status, q });
}
