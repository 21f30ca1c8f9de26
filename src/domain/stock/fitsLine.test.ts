import { describe, expect, test } from 'vitest';
import { parseLine } from '../material/parseLine';
import { specOfLine } from '../material/spec';
import { fitsLine, isFindable } from './fitsLine';
import { materialTerms } from './searchTerms';

const spec = (text: string) => specOfLine(parseLine(text));
const PIPE = 'PIPE SMLS 4" SCH40 A106-B';
const fits = (requested: string, lot: string, change: object = {}) => {
  const held = { ...spec(lot), ...change };
  return fitsLine(spec(requested), { spec: held, terms: new Set(materialTerms(held)) });
};

test('a spec is looked for where it says what it is and how large', () => {
  expect(isFindable(spec(PIPE))).toBe(true);
  expect(isFindable({ ...spec(PIPE), nps: [] })).toBe(false);
  expect(isFindable({ ...spec(PIPE), nps: [], bolt_size: 'M16' })).toBe(true);
  expect(isFindable({ ...spec(PIPE), category: 'other' })).toBe(false);
});

describe('a lot is the item of a line', () => {
  test('where it has everything that the line states, and perhaps more', () => {
    expect(fits(PIPE, PIPE)).toBe(true);
    expect(fits('PIPE 4" SCH40', PIPE)).toBe(true);
    expect(fits(PIPE, 'PIPE 4" SCH40')).toBe(false);
    expect(fits(PIPE, 'PIPE SMLS 6" SCH40 A106-B')).toBe(false);
    expect(fitsLine({ ...spec(PIPE), nps: [] }, { spec: spec(PIPE), terms: new Set(materialTerms(spec(PIPE))) })).toBe(
      false,
    );
  });

  test('where length and wall are the same number, or one of them is not stated', () => {
    for (const field of ['length_m', 'wall_mm'] as const) {
      const requested = { ...spec(PIPE), [field]: '6' };
      const of = (value: string | null) => {
        const held = { ...spec(PIPE), [field]: value };
        return fitsLine(requested, { spec: held, terms: new Set(materialTerms(held)) });
      };
      expect([of('6.0'), of(null), of('5.5')], field).toEqual([true, true, false]);
      expect(fits(PIPE, PIPE, { [field]: '6' })).toBe(spec(PIPE)[field] === null || Number(spec(PIPE)[field]) === 6);
    }
  });

  test('of its own system of sizes alone', () => {
    expect(fits(PIPE, PIPE, { size_system: 'ks' })).toBe(false);
  });
});
