import { expect, test } from 'vitest';
import type { Comparison } from '../../contract/entities/comparison';
import { leastOf, sellerFigures } from './sellerFigures';

/** Sellers `a` in won and `b` in dollars, who leaves a line out. */
function comparisonOf(usd_krw_rate: string | null): Comparison {
  const seller = (quotation_id: string, currency: string, quoted_line_count: number, sums: string[]) => ({
    quotation_id,
    currency,
    quoted_line_count,
    like_for_like_amount: sums[3] ?? null,
    totals: { lines_amount: sums[0], freight_amount: sums[1], supply_amount: sums[2], total_amount: '99' },
  });
  return {
    currency: 'KRW',
    usd_krw_rate,
    sellers: [
      seller('a', 'KRW', 2, ['180', '20', '200', '120']),
      seller('b', 'USD', 1, ['2', '1', '3', ...(usd_krw_rate ? ['180'] : [])]),
    ],
  } as unknown as Comparison;
}

test('amounts of different currencies and coverage stand in one currency, without VAT, like for like', () => {
  expect(sellerFigures(comparisonOf('60'))).toEqual([
    {
      quotation_id: 'a',
      quoted: 2,
      like_lines: '100',
      like_landed: '120',
      all_lines: '180',
      freight: '20',
      all_landed: '200',
    },
    {
      quotation_id: 'b',
      quoted: 1,
      like_lines: '120',
      like_landed: '180',
      all_lines: '120',
      freight: '60',
      all_landed: '180',
    },
  ]);
  const unrated = sellerFigures(comparisonOf(null));
  expect(unrated[1]).toMatchObject({ like_landed: null, all_lines: null, freight: null, all_landed: null });
});

test('the least is marked where there is something to compare with', () => {
  expect(leastOf(['10', null, '9.0', '9'])).toEqual([false, false, true, true]);
  expect(leastOf(['10', null])).toEqual([false, false]);
  expect(leastOf([])).toEqual([]);
});
