import { expect, test } from 'vitest';
import { emptySpec } from '../../../contract/entities/spec';
import { goodsName, shippedName } from './goodsName';

const spec = { ...emptySpec, category: 'pipe' as const, type: 'SMLS', grade: 'A106-B', nps: ['4'], schedule: ['40'] };

test('an exact line and an alternate of the same goods have the same name, whatever words were written', () => {
  const exact = goodsName({ spec, description: 'PIPE SMLS 4" SCH40 A106-B BE 6M 10EA' }, 'en');
  const alternate = goodsName({ spec, description: 'SMLS pipe' }, 'en');
  expect(exact).toBe(alternate);
  expect(exact).toContain('A106');
});

test('a line of a shipment is called as in its order, not by the words that the shipment holds', () => {
  const order = { lines: [{ id: 'a', spec, description: 'PIPE 4" API 5L' }] };
  const named = (line_id: string) => shippedName(order, { line_id, description: 'PIPE SMLS 4" SCH40 A106-B' }, 'ko');
  expect(named('a')).toBe(goodsName({ spec, description: '' }, 'ko'));
  expect(named('b')).toBe('PIPE SMLS 4" SCH40 A106-B');
});

test('a line that nobody could read keeps its words', () => {
  expect(goodsName({ spec: emptySpec, description: '특수 행거' }, 'ko')).toBe('특수 행거');
});
