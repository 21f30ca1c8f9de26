import { expect, it } from 'vitest';
import { recordPath } from '../../../domain/events/recordPath';
import { dayText } from '../../../domain/time/instants';
import { paths } from '../../paths';
import { dayGroups } from './dayGroups';

it('puts notifications together by the day in Korea', () => {
  const items = ['2026-11-21T16:00:00Z', '2026-11-21T15:30:00Z', '2026-11-21T14:59:00Z'].map((created_at) => ({
    created_at,
  }));
  const sizes = dayGroups(items, dayText).map(({ day, items: { length } }) => [day, length]);
  expect(sizes).toEqual([
    ['2026-11-22', 2],
    ['2026-11-21', 1],
  ]);
});

it('leads to the page where the record is dealt with, as the typed addresses name it', () => {
  const rfq = { record_type: 'rfq', record_id: 'Q1' } as const;
  expect(recordPath({ ...rfq, kind: 'quotation_received' })).toBe(paths.project.comparison('Q1'));
  expect(recordPath({ ...rfq, kind: 'bid_confirmed' })).toBe(paths.project.detail('Q1'));
  const seller = { record_type: 'seller_request', record_id: 'Q1' } as const;
  expect(recordPath({ ...seller, kind: 'rfq_matched' })).toBe(paths.seller.detail('Q1'));
  expect(recordPath({ ...seller, kind: 'rfq_rerequested' })).toBe(paths.seller.reRequest('Q1'));
  expect(recordPath({ record_type: 'bid', record_id: 'Q1', kind: 'bid_received' })).toBe(paths.project.sale('Q1'));
  expect(recordPath({ record_type: 'order', record_id: 'P1', kind: 'order_shipped' })).toBe(paths.project.detail('P1'));
  expect(recordPath({ record_type: 'member', record_id: 'x', kind: 'member_pending' })).toBe('/user/mypage/members');
});
