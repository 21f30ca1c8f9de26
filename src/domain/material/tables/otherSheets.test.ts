import { expect, test } from 'vitest';
import { readTable } from '../table';
import { setAsideSheets } from './otherSheets';

const TITLES = ['품명', '규격', '수량', '단위'];
const read = (name: string, ...rows: [string, string, string, string][]) => ({
  name,
  table: readTable([TITLES, ...rows]),
});
const asides = (sheet: ReturnType<typeof read>) => sheet.table.lines.slice(1).map(({ aside }) => aside);

test('a summary of other sheets is not ordered twice; what it alone names, or names otherwise, is requested', () => {
  const one = read('1공구', ['강관 SPP', '50A', '30', 'M'], ['티 SPP', '50A', '4', 'EA']);
  const two = read('2공구', ['강관 SPP', '50A', '12', 'M']);
  const sum = read('총괄', ['강관 SPP', '50A', '42', 'M'], ['티 SPP', '50A', '9', 'EA'], ['캡 SPP', '50A', '2', 'EA']);
  setAsideSheets([sum, one, two]);
  expect(asides(sum)).toEqual(['summary', 'summary', null]);
  expect(sum.table.lines[3]?.parsed.warnings.map(({ code }) => code)).toContain('in_summary_only');
  expect(one.table.lines[2]?.parsed.warnings.map(({ code }) => code)).toContain('summary_differs');
  expect(one.table.lines[1]?.parsed.warnings).toEqual([]);
});

test('of two revisions the latest is the list, and a log of revisions holds no items', () => {
  const old = read('BOM REV.A', ['강관 SPP', '50A', '30', 'M']);
  const now = read('BOM REV.B', ['강관 SPP', '50A', '36', 'M']);
  const log = read('개정이력', ['강관 SPP', '50A', '6', 'M']);
  setAsideSheets([old, now, log]);
  expect([asides(old), asides(now), asides(log)]).toEqual([['revision'], [null], ['revision']]);
});

test('a list of one sheet is the list, whatever its name', () => {
  const only = read('SUMMARY', ['강관 SPP', '50A', '30', 'M']);
  setAsideSheets([only]);
  expect(asides(only)).toEqual([null]);
});
