import { expect, test } from 'vitest';
import { offeredWeight } from './offeredWeight';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';
import { weighedUnit } from './unitWeight';

const spec = (text: string) => specOfLine(parseLine(text));
const requested = {
  spec: spec('PIPE SMLS 6" SCH40 A106-B L=6M'),
  qty: '10',
  uom: 'EA' as const,
  unit_weight_kg: '169.56',
};
const answer = { response: 'exact' as const, offered_spec: null, qty_offered: null };

test('what is offered weighs its own quantity, else that which was requested', () => {
  expect(offeredWeight(requested, { ...answer, qty_offered: '4' })).toEqual({ unit_kg: '169.56', total_kg: '678.24' });
  expect(offeredWeight(requested, answer)?.total_kg).toBe('1695.6');
  expect(offeredWeight({ ...requested, qty: null }, answer)).toBeNull();
  expect(offeredWeight({ ...requested, unit_weight_kg: null }, answer)).toBeNull();
});

test('an alternate weighs by its own dimensions', () => {
  const alternate = { response: 'alternate' as const, offered_spec: spec('PIPE SMLS 6" SCH80 A106-B L=6M') };
  expect(offeredWeight(requested, { ...answer, ...alternate })).toEqual({ unit_kg: '255.36', total_kg: '2553.6' });
});

test('a weight is of what is counted; of goods that are sold by weight it is of a metre or of a piece', () => {
  const pipe = { category: 'pipe', section: undefined } as const;
  expect((['EA', 'M', 'SET', 'KG', 'TON', null] as const).map((uom) => weighedUnit(pipe, uom))).toEqual([
    'EA',
    'M',
    'SET',
    'M',
    'M',
    'M',
  ]);
  expect(weighedUnit({ category: 'flange' }, 'KG')).toBe('EA');
  expect(weighedUnit({ category: 'other', section: 'PL-6x1524x3048' }, 'KG')).toBe('EA');
  expect(weighedUnit({ category: 'other', section: 'H-200x200x8x12' }, 'KG')).toBe('M');
});
