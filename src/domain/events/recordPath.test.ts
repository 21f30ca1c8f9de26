import { expect, it } from 'vitest';
import type { Push } from '../../contract/entities/person';
import { recordPath } from './recordPath';

const path = (record_type: Push['record_type'], kind: string, record_id = 'Q1/2') =>
  recordPath({ record_type, kind, record_id });

it.each([
  ['rfq', 'approval_requested', '/service/project/purchase/bid/Q1%2F2'],
  ['rfq', 'quotation_received', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'quotation_changed', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'quotation_withdrawn', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'request_declined', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'rfq_closed', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'validity_extended', '/service/project/purchase/Q1%2F2'],
  ['rfq', 'bid_confirmed', '/service/project/Q1%2F2'],
  ['seller_request', 'quotation_approval_returned', '/service/seller/approval/Q1%2F2'],
  ['seller_request', 'rfq_rerequested', '/service/seller/reRequest/Q1%2F2'],
  ['seller_request', 'validity_asked', '/service/seller/detail/view/Q1%2F2'],
  ['seller_request', 'rfq_matched', '/service/seller/detail/Q1%2F2'],
  ['bid', 'bid_received', '/service/project/sale/quotation/Q1%2F2'],
  ['order', 'order_shipped', '/service/project/Q1%2F2'],
  ['project', 'claim_opened', '/service/project/Q1%2F2'],
  ['purchase', 'purchase_requested', '/service/buyer/purchase/approval/Q1%2F2'],
  ['member', 'member_pending', '/user/mypage/members'],
  ['stock', 'stock_low', '/service/stock/search/detail/Q1%2F2'],
  ['store', 'stock_new', '/service/stock/search/Q1%2F2'],
  ['export', 'export_ready', '/user/mypage/exports'],
  ['webhook', 'webhook_failing', '/user/mypage/api'],
] as const)('news of a %s (%s) lead to the page where it is dealt with', (type, kind, expected) => {
  expect(path(type, kind)).toBe(expected);
});
