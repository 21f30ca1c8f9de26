import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../contract/entities/order';
import { faultOf, heatNumbers, shipmentLines, shipRows } from './shipForm';

const line = (change: object) =>
  ({
    id: 'a',
    qty: '10',
    shipped_qty: '4',
    weight_basis: 'theoretical',
    price_uom: 'EA',
    ...change,
  }) as Order['lines'][number];

describe('what goes out', () => {
  test('is what is left; a line that has left is not asked again', () => {
    const rows = shipRows({ lines: [line({}), line({ id: 'b', shipped_qty: '10' })] });
    expect(rows).toMatchObject([{ left: '6', qty: '6', byScale: false }]);
  });

  test('may be less, never more, and a line paid by the scale is weighed', () => {
    const [row] = shipRows({ lines: [line({ weight_basis: 'actual', price_uom: 'KG' })] });
    if (!row) throw new Error('no row');
    expect(faultOf({ ...row, qty: '6.001', weighed: '1' })).toBe('tooMuch');
    expect(faultOf(row)).toBe('unweighed');
    expect(faultOf({ ...row, qty: '' })).toBeNull();
    expect(
      shipmentLines([
        { ...row, weighed: '101.5', heats: 'A1, A2 A1' },
        { ...row, qty: '0' },
      ]),
    ).toEqual([{ line_id: 'a', qty: '6', heat_numbers: ['A1', 'A2'], weighed_kg: '101.5' }]);
  });
});

test.each([
  ['', []],
  ['K12345', ['K12345']],
  ['K1,K2;K3/K4\nK1', ['K1', 'K2', 'K3', 'K4']],
])('heats %o are %o', (text, heats) => {
  expect(heatNumbers(text)).toEqual(heats);
});
