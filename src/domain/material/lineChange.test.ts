import { expect, it } from 'vitest';
import { emptySpec } from '../../contract/entities/spec';
import { lineChanges } from './lineChange';

const spec = { ...emptySpec, category: 'pipe' as const, nps: ['4'], dn: [100] };
const words = { language: 'ko' as const, quantity: (qty: string, uom: string | null) => `${qty} ${uom}` };
const before = { spec, qty: '54', uom: 'M' as const, remark: null };

it('tells from what to what', () => {
  const line = { ...before, qty: '1500', previous: before };
  expect(lineChanges(line, null, words)).toEqual([{ what: 'qty', before: '54 M', after: '1500 M' }]);
});

it('begins with the quantity that was answered, when a line was amended twice', () => {
  const line = { ...before, qty: '500', previous: { ...before, qty: '200' } };
  expect(lineChanges(line, '54', words)).toEqual([{ what: 'qty', before: '54 M', after: '500 M' }]);
});

it('names the item and the remark too, and nothing of a line that was not amended', () => {
  const line = { ...before, spec: { ...spec, nps: ['6'], dn: [150] }, remark: '도장', previous: before };
  expect(lineChanges(line, null, words)).toEqual([
    { what: 'item', before: '강관 100A', after: '강관 150A' },
    { what: 'remark', before: '', after: '도장' },
  ]);
  expect(lineChanges({ ...before, previous: null }, null, words)).toEqual([]);
});
