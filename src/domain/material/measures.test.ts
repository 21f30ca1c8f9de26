import { expect, test } from 'vitest';
import type { Spec } from '../../contract/entities/spec';
import { lineAmount } from '../money/lineAmount';
import { measuresOfOffer } from './measures';
import { toSpec } from './spec';

const pipeOf = (schedule: string, length_m: number, grade = 'A106-B') =>
  toSpec({ category: 'pipe', type: 'SMLS', nps: ['4'], schedule: [schedule], grade, length_m });
const valveOf = (nps: string, grade: string) =>
  toSpec({ category: 'valve', type: 'GATE', nps: [nps], class: 150, grade, ends: 'FLANGED' });
const alternate = (offered_spec: Spec) => ({ response: 'alternate', offered_spec });
const pipe = { uom: 'EA' as const, qty: '10', spec: pipeOf('40', 6), unit_weight_kg: '96.42' };

test('an alternate is measured by its own wall and length, and so is a price per kg or metre of it', () => {
  const thicker = measuresOfOffer(pipe, alternate(pipeOf('80', 6)));
  expect(thicker.unit_weight_kg).toBe('133.92');
  const perKg = { qty: '10', unit_price: '1000', price_uom: 'KG' as const, weight_discount_pct: '0' };
  expect(lineAmount(perKg, thicker, 'KRW')).toEqual({ priced_qty: '1339.2', amount: '1339200' });
  const longer = measuresOfOffer(pipe, alternate(pipeOf('40', 12)));
  expect(lineAmount({ ...perKg, price_uom: 'M' }, longer, 'KRW')?.priced_qty).toBe('120');
});

test('an answer as requested keeps the measures of the line', () => {
  expect(measuresOfOffer(pipe, { response: 'exact', offered_spec: null })).toMatchObject({ unit_weight_kg: '96.42' });
});

test('a weight that no table knows stays where only the grade differs, and is unknown where the shape does', () => {
  const valve = { uom: 'EA' as const, qty: '4', spec: valveOf('2', 'A216-WCB'), unit_weight_kg: '19.5' };
  expect(measuresOfOffer(valve, alternate(valveOf('2', 'A352-LCB'))).unit_weight_kg).toBe('19.5');
  expect(measuresOfOffer(valve, alternate(valveOf('3', 'A216-WCB'))).unit_weight_kg).toBeNull();
});
