import { describe, expect, it } from 'vitest';
import { parseLine } from './parseLine';
import { lineOf } from './requestLine';
import { suggestionsFor } from './suggestions';

const of = (text: string) => {
  const parsed = parseLine(text);
  const { spec, uom } = lineOf(parsed, {});
  return suggestionsFor(spec, uom, parsed.warnings).map(({ cell, value }) => `${cell}=${value}`);
};

describe('suggestionsFor', () => {
  it.each([
    ['엘보 100A SCH40 12개', ['type=ELBOW 90 LR', 'type=ELBOW 90 SR', 'type=ELBOW 45']],
    ['소켓엘보 1" 3000# A105 4개', ['type=ELBOW 90', 'type=ELBOW 45']],
    ['나사엘보 90도 15A 10개', []],
    ['레듀샤 150A*100A SCH40 6개', ['type=REDUCER CON', 'type=REDUCER ECC']],
    ['SOP 10K 80A SS400 20EA', ['ends=RF', 'ends=FF', 'ends=RTJ']],
    ['PIPE SMLS 4" SCH40 A106-B 10 EA', ['length_m=6']],
    ['PIPE SMLS 4" SCH40 A106-B 60 M', []],
    ['PIPE SMLS 4" DN80 SCH40 A106-B 6 M', ['size=4"', 'size=80A']],
    ['GATE VALVE 4" 150# RF A216-WCB 2EA', []],
  ])('%s', (text, expected) => {
    expect(of(text)).toEqual(expected);
  });

  it('names the schedules that exist, nearest first, where one does not', () => {
    const [first, ...rest] = of('PIPE SMLS 1/2" SCH 120 A106-B 6 M');
    expect(first).toBe('schedule=160');
    expect(rest.every((each) => each.startsWith('schedule='))).toBe(true);
  });
});
