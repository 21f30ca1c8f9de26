import { expect, it } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import { sellerShares } from './sellerShares';

/** A comparison of sellers by what their common lines come to. */
const of = (...landed: (string | null)[]) =>
  sellerShares({
    currency: 'KRW',
    usd_krw_rate: null,
    sellers: landed.map((like_for_like_amount, place) => ({
      quotation_id: String(place),
      currency: 'KRW',
      quoted_line_count: 1,
      like_for_like_amount,
      totals: { freight_amount: '0', lines_amount: '0', supply_amount: '0' },
    })),
  } as unknown as Comparison);

it('measures each quotation against the highest and says how far it is above the lowest', () => {
  expect(of('1100', '1000', '2000')).toEqual([
    { landed: '1100', share: 0.55, over: '+10.0%', least: false },
    { landed: '1000', share: 0.5, over: null, least: true },
    { landed: '2000', share: 1, over: '+100.0%', least: false },
  ]);
});

it('ranks nothing that cannot be compared, and calls one quotation alone no lowest', () => {
  expect(of('1000', null)).toEqual([
    { landed: '1000', share: 1, over: null, least: false },
    { landed: null, share: null, over: null, least: false },
  ]);
  expect(of('0', '0').every(({ share, over }) => share === null && over === null)).toBe(true);
  expect(of()).toEqual([]);
});
