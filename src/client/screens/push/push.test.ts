import { expect, it } from 'vitest';
import { dayText } from '../../parts/instants';
import { dayGroups } from './dayGroups';
import { pushHref } from './pushHref';

it('puts notifications together by the day on the clock of the reader', () => {
  const items = ['2026-11-21T16:00:00Z', '2026-11-21T15:30:00Z', '2026-11-21T14:59:00Z'].map((created_at) => ({
    created_at,
  }));
  const sizes = (language: 'ko' | 'en') =>
    dayGroups(items, (at) => dayText(at, language)).map(({ day, items: { length } }) => [day, length]);
  expect(sizes('ko')).toEqual([
    ['2026-11-22', 2],
    ['2026-11-21', 1],
  ]);
  expect(sizes('en')).toEqual([['2026-11-21', 3]]);
});

it('leads to the page where the record is dealt with', () => {
  expect(pushHref({ record_type: 'rfq', record_id: 'Q1', kind: 'quotation_received' })).toBe(
    '/service/project/purchase/Q1',
  );
  expect(pushHref({ record_type: 'rfq', record_id: 'Q1', kind: 'bid_confirmed' })).toBe('/service/project/Q1');
  expect(pushHref({ record_type: 'seller_request', record_id: 'Q1', kind: 'rfq_matched' })).toBe(
    '/service/seller/detail/Q1',
  );
  expect(pushHref({ record_type: 'bid', record_id: 'Q1', kind: 'bid_received' })).toBe(
    '/service/project/sale/quotation/Q1',
  );
});
