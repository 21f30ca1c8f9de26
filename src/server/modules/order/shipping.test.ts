import { describe, expect, test } from 'vitest';
import type { TradeLineRow } from '../award/bid.repository';
import { AppError } from '../../http/fail';
import { checkedLines, heatPairs, isAllShipped, shippedOf, strayCertificate, weighedOf } from './shipping';

const ordered = (id: string, qty: string, more: object = {}) =>
  ({ id, qty, weight_basis: 'theoretical', price_uom: 'EA', ...more }) as TradeLineRow;
const shipped = (trade_line_id: string, qty: string, weighed_kg: string | null = null) => ({
  trade_line_id,
  qty,
  weighed_kg,
});
const wanted = (line_id: string, qty: string, weighed_kg: string | null = null) => ({
  line_id,
  qty,
  weighed_kg,
  heat_numbers: [],
});
const LINES = [ordered('a', '10'), ordered('b', '4.5')];

test('quantities and weights are added up by line over all shipments', () => {
  const all = [shipped('a', '4', '10.5'), shipped('b', '1'), shipped('a', '0.5', '2.25')];
  expect([...shippedOf(all)].map(([id, sum]) => [id, sum.toFixed()])).toEqual([
    ['a', '4.5'],
    ['b', '1'],
  ]);
  expect([...weighedOf(all)]).toEqual([['a', '12.75']]);
});

test('everything has gone once every line has gone in full', () => {
  expect(isAllShipped(LINES, [shipped('a', '6'), shipped('b', '4.5'), shipped('a', '4')])).toBe(true);
  expect(isAllShipped(LINES, [shipped('a', '6'), shipped('b', '4.5'), shipped('a', '3.9')])).toBe(false);
  expect(isAllShipped(LINES, [shipped('a', '10')])).toBe(false);
});

describe('the lines of a shipment', () => {
  const refusal = (...given: Parameters<typeof checkedLines>) => {
    try {
      return checkedLines(...given);
    } catch (error) {
      return error instanceof AppError ? [error.code, error.detail.issues] : error;
    }
  };

  test('all that is left where none are named', () => {
    const line = { heat_numbers: [], weighed_kg: null };
    expect(checkedLines(LINES, [shipped('a', '4'), shipped('b', '4.5')], null)).toEqual([
      { ...line, line_id: 'a', qty: '6' },
    ]);
    expect(checkedLines(LINES, [], null).map(({ qty }) => qty)).toEqual(['10', '4.5']);
  });

  test('no more than is left of a line, each line once, and only lines of the order', () => {
    const quantity = (index: number) => ['SHIPMENT_INVALID', [{ path: ['lines', index, 'qty'], code: 'quantity' }]];
    expect(refusal(LINES, [shipped('a', '4')], [wanted('a', '6')])).toEqual([wanted('a', '6')]);
    expect(refusal(LINES, [shipped('a', '4')], [wanted('b', '1'), wanted('a', '6.1')])).toEqual(quantity(1));
    expect(refusal(LINES, [], [wanted('a', '1'), wanted('a', '1')])).toEqual(quantity(1));
    expect(refusal(LINES, [], [wanted('other', '1')])).toEqual(quantity(0));
  });

  test('a line that is paid by the scale states its weight', () => {
    const scale = [ordered('a', '10', { weight_basis: 'actual', price_uom: 'KG' })];
    const weight = ['SHIPMENT_WEIGHT', [{ path: ['lines', 0, 'weighed_kg'], code: 'required' }]];
    expect(refusal(scale, [], [wanted('a', '10')])).toEqual(weight);
    expect(refusal(scale, [], null)).toEqual(weight);
    expect(refusal(scale, [], [wanted('a', '10', '98.5')])).toEqual([wanted('a', '10', '98.5')]);
  });
});

test('a certificate of a heat that the shipment does not hold is found', () => {
  const lines = [{ heat_numbers: ['H1', 'H2'] }, { heat_numbers: ['H3'] }];
  const certificate = (...heat_numbers: string[]) => ({ file_id: heat_numbers.join(''), heat_numbers });
  expect(strayCertificate([certificate('H1', 'H3'), certificate('H2')], lines)).toBe(-1);
  expect(strayCertificate([certificate('H1'), certificate('H2', 'H9')], lines)).toBe(1);
  expect(heatPairs([certificate('H1', 'H2', 'H1'), certificate('H3')])).toEqual([
    { heat_number: 'H1', file_id: 'H1H2H1' },
    { heat_number: 'H2', file_id: 'H1H2H1' },
    { heat_number: 'H3', file_id: 'H3' },
  ]);
});
