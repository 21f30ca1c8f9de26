import { expect, test } from 'vitest';
import { netWeight, weightSum } from './shippedWeight';

const line = { qty: '10', weight_kg: '254.4' };

test('the scale counts before the table, and a part weighs its share of the line', () => {
  expect(netWeight({ qty: '4', weighed_kg: '103.250', line })).toBe('103.25');
  expect(netWeight({ qty: '4', weighed_kg: null, line })).toBe('101.76');
  expect(netWeight({ qty: '1', weighed_kg: null, line: { qty: '3', weight_kg: '10' } })).toBe('3.333');
  expect(netWeight({ qty: '4', weighed_kg: null, line: { ...line, weight_kg: null } })).toBeNull();
});

test('the sum tells what it leaves out', () => {
  expect(weightSum(['103.25', null, '3.333'])).toEqual({ kg: '106.583', unknown: 1 });
  expect(weightSum([])).toEqual({ kg: '0', unknown: 0 });
});
