import type { SellerRequestSummary } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';

const SALE = new Set(['BID', 'ORD', 'FIN']);
const UNQUOTED = new Set(['declined', 'cancelled']);

/** Where a request of the list leads: its text while new, the quotation once sent, the sale once awarded. */
export function requestHref(request: SellerRequestSummary): string {
  const { rfq_number_id: id, status, closed_as, my_total } = request;
  if (SALE.has(status)) return paths.project.sale(id);
  if (closed_as === 'missed') return paths.seller.dead({ rfq: id });
  if (status === 'REQ' || (closed_as && UNQUOTED.has(closed_as) && my_total === null)) return paths.seller.detail(id);
  return paths.seller.view(id);
}
