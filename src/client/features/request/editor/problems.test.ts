import { describe, expect, test } from 'vitest';
import { blankLine } from './editorLine';
import { cellsToMend, problemsOf, refusedLines, toCheck } from './problems';
import { reread } from './understanding';
import { NEW_TERMS } from './terms';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const line = { ...blankLine(), raw_text: 'PIPE 4"', qty: '10', uom: 'EA' as const };
const terms = { ...NEW_TERMS, title: 'Line 3', deadline_date: '2026-12-01' };

test('a complete request has no problem', () => {
  expect(problemsOf(terms, [line], NOW)).toEqual([]);
});

test('a deadline of today is past after 17:00 in Seoul', () => {
  expect(problemsOf({ ...terms, deadline_date: '2026-11-21' }, [line], NOW)).toEqual(['deadline_past']);
  expect(problemsOf({ ...terms, deadline_date: '2026-11-21' }, [line], NOW - 3_600_001)).toEqual([]);
});

test('headings and blank rows are no lines, and lack nothing', () => {
  expect(problemsOf(terms, [blankLine(), { ...line, excluded: true, qty: '' }], NOW)).toEqual(['no_lines']);
});

test('a line without a valid quantity is a problem', () => {
  expect(problemsOf(terms, [{ ...line, qty: '0' }], NOW)).toEqual(['lines']);
});

test('dollars need a rate', () => {
  expect(problemsOf({ ...terms, usd_allowed: true, usd_krw_rate: '0' }, [line], NOW)).toEqual(['rate']);
});

test('the server names lines by their place among those sent', () => {
  const other = { ...line, key: 'other' };
  expect([...refusedLines([{ path: ['lines', 1], code: 'qty' }], [line, other])]).toEqual([['other', 'qty']]);
});

test('a text that could not be read keeps a list from being sent', () => {
  expect(problemsOf(terms, [{ ...line, unread: { size: '100AA' } }], NOW)).toEqual(['lines']);
  expect(problemsOf(terms, [{ ...line, target_price: 'abc' }], NOW)).toEqual(['lines']);
});

describe('the cells that keep a list from being sent', () => {
  const excluded = { ...line, key: 'heading', excluded: true, qty: '' };

  test('are found by their rows in the sheet, which leaves out what was set aside', () => {
    const rows = [excluded, line, blankLine(), { ...line, qty: '', unread: { size: '100AA' } }, { ...line, uom: null }];
    expect(cellsToMend(rows)).toEqual([
      { row: 2, key: 'size' },
      { row: 2, key: 'qty' },
      { row: 3, key: 'uom' },
    ]);
    expect(cellsToMend([excluded, line, blankLine()])).toEqual([]);
  });

  test('are also those that the server refused', () => {
    const refused = new Map([['other', 'uom']]);
    expect(cellsToMend([line, { ...line, key: 'other' }], refused)).toEqual([{ row: 1, key: 'uom' }]);
  });
});

test('lines to look at are those of an unsure reading, of contradicting fields and of an unknown type, but no others', () => {
  const contradicting = { ...reread(blankLine(), '파이프 KS D 3507 STPG370 100A 10EA'), confidence: 1, warnings: [] };
  const strange = { ...contradicting, spec: { ...line.spec, category: 'pipe' as const, type: 'SPRING' } };
  const unsure = { ...line, confidence: 0.5 };
  const left = [
    { ...unsure, excluded: true },
    { ...strange, excluded: true },
    { ...contradicting, toRead: () => contradicting },
  ];
  expect(toCheck([line, ...left])).toEqual({ count: 0, first: -1 });
  expect(toCheck([...left, line, contradicting, strange, unsure])).toEqual({ count: 3, first: 2 });
});
