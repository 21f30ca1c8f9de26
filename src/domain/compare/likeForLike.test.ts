import { expect, it } from 'vitest';
import type { Comparison, ComparisonCell } from '../../contract/entities/comparison';
import { alikeAmount, likeForLikeOf } from './likeForLike';

const cell = (line: Partial<ComparisonCell['line']>) =>
  ({ comparable_amount: '120000', line: { response: 'exact', qty_offered: '10', ...line } }) as ComparisonCell;

it('counts what was requested, in full, and neither an alternate nor another quantity', () => {
  const requested = { qty: '10.000' };
  expect(alikeAmount(requested, cell({}))).toBe('120000');
  expect(alikeAmount(requested, cell({ response: 'alternate' }))).toBeNull();
  expect(alikeAmount(requested, cell({ qty_offered: '8' }))).toBeNull();
  expect(alikeAmount(requested, cell({ qty_offered: null }))).toBeNull();
});

it('leaves out a line whose quantity nobody stated', () => {
  expect(alikeAmount({ qty: null }, cell({}))).toBeNull();
});

type Offer = [quotation: string, amount: string | null, response?: 'exact' | 'alternate'];

/** Sellers `a` in won and `b` in dollars over lines of ten pieces. */
function comparison(lines: Offer[][], change: Partial<Comparison> = {}): Comparison {
  const seller = (quotation_id: string, currency: string, freight_amount: string) => ({
    quotation_id,
    currency,
    totals: { freight_amount },
  });
  return {
    currency: 'KRW',
    usd_krw_rate: '1400',
    sellers: [seller('a', 'KRW', '30000'), seller('b', 'USD', '10')],
    rows: lines.map((offers, index) => ({
      line: { line_no: index + 1, qty: '10' },
      cells: offers.map(([quotation_id, comparable_amount, response = 'exact']) => ({
        quotation_id,
        comparable_amount,
        line: { response, qty_offered: '10' },
      })),
    })),
    ...change,
  } as unknown as Comparison;
}

const both: Offer[] = [
  ['a', '120000'],
  ['b', '130000'],
];

it('adds the lines that every seller offered as requested, and the whole freight in the currency of the request', () => {
  const lines: Offer[][] = [
    both,
    [['a', '5000']],
    [
      ['a', '7000'],
      ['b', '6000', 'alternate'],
    ],
    [
      ['b', '20000'],
      ['a', '10000'],
    ],
  ];
  expect(likeForLikeOf(comparison(lines), 'a')).toEqual({
    lines: [
      { line_no: 1, amount: '120000' },
      { line_no: 4, amount: '10000' },
    ],
    freight: '30000',
    total: '160000',
  });
  expect(likeForLikeOf(comparison(lines), 'b')).toMatchObject({ freight: '14000', total: '164000' });
});

it('has no such amount without a common line, without a rate for the freight, and for a seller who is not there', () => {
  expect(likeForLikeOf(comparison([[['a', '5000']], [['b', '6000']]]), 'a')).toBeNull();
  expect(likeForLikeOf(comparison([both], { usd_krw_rate: null }), 'b')).toBeNull();
  expect(likeForLikeOf(comparison([both], { usd_krw_rate: null }), 'a')).not.toBeNull();
  expect(likeForLikeOf(comparison([both]), 'c')).toBeNull();
});
