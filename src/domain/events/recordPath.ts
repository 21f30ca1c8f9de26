import type { Push } from '../../contract/entities/person';

/** Kinds of news on an own request that the quotations side by side explain best. */
const COMPARED = new Set([
  'quotation_received',
  'quotation_changed',
  'quotation_withdrawn',
  'request_declined',
  'rfq_closed',
  'validity_extended',
]);

type About = Pick<Push, 'record_type' | 'record_id' | 'kind'>;

/** The page where the record of an event is dealt with; `rfq` reaches buyers, `seller_request` and `bid` sellers. */
export function recordPath({ record_type, record_id, kind }: About): string {
  const id = encodeURIComponent(record_id);
  switch (record_type) {
    case 'rfq':
      if (kind.startsWith('approval_')) return `/service/project/purchase/bid/${id}`;
      return COMPARED.has(kind) ? `/service/project/purchase/${id}` : `/service/project/${id}`;
    case 'seller_request':
      if (kind.startsWith('quotation_approval_')) return `/service/seller/approval/${id}`;
      if (kind === 'rfq_rerequested') return `/service/seller/reRequest/${id}`;
      return kind === 'validity_asked' ? `/service/seller/detail/view/${id}` : `/service/seller/detail/${id}`;
    case 'bid':
      return `/service/project/sale/quotation/${id}`;
    case 'order':
    case 'project':
      return `/service/project/${id}`;
    case 'purchase':
      return `/service/buyer/purchase/approval/${id}`;
    case 'member':
      return '/user/mypage/members';
    case 'stock':
      return `/service/stock/search/detail/${id}`;
    case 'store':
      return `/service/stock/search/${id}`;
    case 'export':
      return '/user/mypage/exports';
    case 'webhook':
      return '/user/mypage/api';
  }
}
