import type { Push } from '../../../contract/entities/person';
import { paths } from '../../paths';

/** Kinds of news on an own request that the quotations side by side explain best. */
const COMPARED = new Set([
  'quotation_received',
  'quotation_changed',
  'quotation_withdrawn',
  'request_declined',
  'rfq_closed',
]);

/** The page of the record that a notification is about; `rfq` reaches buyers, `seller_request` and `bid` sellers. */
export function pushHref({ record_type, record_id, kind }: Pick<Push, 'record_type' | 'record_id' | 'kind'>): string {
  switch (record_type) {
    case 'rfq':
      return COMPARED.has(kind) ? paths.project.comparison(record_id) : paths.project.detail(record_id);
    case 'seller_request':
      return paths.seller.detail(record_id);
    case 'bid':
      return paths.project.sale(record_id);
    case 'order':
      return paths.project.detail(record_id);
    case 'member':
      return paths.user.mypage();
  }
}
