import { expect, test } from 'vitest';
import type { PastPrice } from '../../../../contract/entities/quotationHistory';
import { emptySpec } from '../../../../contract/entities/spec';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { fillable, fillFromPast } from './pastFill';
import { type QuoteRow, rowOf } from './quoteRow';
import { priceAnomaly, anomaliesIn } from './priceAnomaly';

const line = {
  id: 'a',
  raw_text: 'PIPE',
  qty: '10',
  uom: 'EA',
  unit_weight_kg: '100',
  spec: { ...emptySpec, length_m: '6', canonical_key: 'k' },
} as RfqLine;
const row = (change: Partial<QuoteRow> = {}): QuoteRow => ({ ...rowOf(line, undefined, true), ...change });
const past = new Map<string, PastPrice>([
  [
    'k',
    {
      canonical_key: 'k',
      usual: { price: '1500', basis: 'KG', currency: 'KRW', count: 2 },
      last: {
        rfq_number_id: 'Q1',
        title: '지난 요청',
        submitted_at: '2026-10-01T00:00:00.000Z',
        currency: 'KRW',
        unit_price: '1500',
        price_uom: 'KG',
        weight_basis: 'actual',
        weight_discount_pct: '0',
        maker: '세아제강',
        origin: null,
        supply: 'stock',
        lead_days: 7,
        moq: null,
        multiple: '2',
        certificate_type: '3.1',
        qty: '10',
        uom: 'EA',
        ordered: false,
      },
      to_buyer: null,
    },
  ],
]);

test('fills empty prices with the last quoted ones, and leaves typed and refused lines alone', () => {
  const rows = [row(), row({ id: 'b', unit_price: '9' }), row({ id: 'c', response: 'no_quote' })];
  expect(fillFromPast(rows, past, 'KRW', true).map((one) => [one.unit_price, one.price_uom, one.multiple])).toEqual([
    ['1500', 'KG', '2'],
    ['9', 'EA', ''],
    ['', 'EA', ''],
  ]);
  expect(fillFromPast(rows, past, 'KRW', false).map((one) => one.response)).toEqual(['exact', 'exact', 'exact']);
  expect(fillable(rows, past, 'USD', false)).toEqual([]);
});

test('a price of ten times the own usual one is named, one without a past is not', () => {
  expect(priceAnomaly(row({ unit_price: '1,500,000' }), past, 'KRW')).toBe('ten_times');
  expect(priceAnomaly(row({ unit_price: '150,000' }), past, 'KRW')).toBeNull();
  expect(priceAnomaly(row({ unit_price: '1,500,000' }), new Map(), 'KRW')).toBeNull();
  expect(
    anomaliesIn([row({ unit_price: '1600000', price_uom: 'KG' })], past, 'KRW').map(({ outlier }) => outlier),
  ).toEqual(['kg_ton']);
});
