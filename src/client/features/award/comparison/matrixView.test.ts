import { expect, test } from 'vitest';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { grouped, groupsOf, queryOf, rowsIn, sellersIn, viewOf } from './matrixView';

const ID = (last: string) => `00000000-0000-7000-8000-00000000000${last}`;
const sellers = [
  seller(ID('a'), { like_for_like_amount: '300', longest_lead_days: null, quoted_line_count: 3 }),
  seller(ID('b'), { like_for_like_amount: '100', longest_lead_days: 20, quoted_line_count: 1 }),
  seller(ID('c'), { like_for_like_amount: '200', longest_lead_days: 5, quoted_line_count: 2 }),
];
const comparison = comparisonOf(sellers, [
  [cell(ID('a'), '100'), cell(ID('b'), '101')],
  [cell(ID('a'), '1000'), cell(ID('b'), '1500')],
  [cell(ID('a'), '10'), cell(ID('b'), '20')],
]);
const numbers = (query: Parameters<typeof viewOf>[0]) =>
  rowsIn(comparison, viewOf(query), {}).map(({ line }) => line.line_no);
const names = (query: Parameters<typeof viewOf>[0]) =>
  sellersIn(comparison, viewOf(query)).map(({ quotation_id: id }) => id.at(-1));

test('the view survives in the address, and what is unknown there counts as usual', () => {
  const view = {
    order: 'saving',
    by: 'coverage',
    group: 'category',
    shown: 'apart',
    pin: '00000000000c',
    hide: '00000000000a',
  };
  expect(queryOf(viewOf(view))).toEqual(expect.objectContaining(view));
  expect(queryOf(viewOf({ order: 'up', by: 'me', group: 'x', shown: 'y', pin: 'me' }))).toEqual(queryOf(viewOf({})));
});

test('lines are ordered by what is saved, by the gap in percent, and filtered by it', () => {
  expect(numbers({})).toEqual([1, 2, 3]);
  expect(numbers({ order: 'saving' })).toEqual([2, 3, 1]);
  expect(numbers({ order: 'spread' })).toEqual([3, 2, 1]);
  expect(numbers({ shown: 'apart' })).toEqual([2, 3]);
});

test('lines are ordered by weight, the heaviest first and those of unknown weight last', () => {
  const rows = comparison.rows.map((row, index) => ({
    ...row,
    line: { ...row.line, total_weight_kg: [null, '9.5', '10'][index] ?? null },
  }));
  const ordered = rowsIn({ ...comparison, rows }, viewOf({ order: 'weight' }), {});
  expect(ordered.map(({ line }) => line.line_no)).toEqual([3, 2, 1]);
});

test('sellers are ordered by total, coverage or lead time; pinned ones stay first and hidden ones are left out', () => {
  expect(names({})).toEqual(['a', 'b', 'c']);
  expect(names({ by: 'total' })).toEqual(['b', 'c', 'a']);
  expect(names({ by: 'coverage' })).toEqual(['a', 'c', 'b']);
  expect(names({ by: 'lead' })).toEqual(['c', 'b', 'a']);
  expect(names({ by: 'total', pin: '00000000000a' })).toEqual(['a', 'b', 'c']);
  expect(names({ by: 'total', pin: '00000000000a', hide: '00000000000b' })).toEqual(['a', 'c']);
});

test('a seller without a total like for like comes last, however small the amount in its own currency', () => {
  const dollars = { currency: 'USD', like_for_like_amount: null } as const;
  const amounts = { lines_amount: '1', freight_amount: '0', supply_amount: '1', vat_amount: '0', total_amount: '1' };
  const abroad = seller(ID('d'), { ...dollars, totals: { currency: 'USD', ...amounts } });
  const found = sellersIn(comparisonOf([abroad, ...sellers], []), viewOf({ by: 'total' }));
  expect(found.map(({ quotation_id: id }) => id.at(-1))).toEqual(['b', 'c', 'a', 'd']);
});

test('groups stand where their first line does, each line once, below its heading', () => {
  const tags = ['x', null, 'x'];
  const rows = comparison.rows.map((row, index) => ({ ...row, line: { ...row.line, tag: tags[index] ?? null } }));
  const found = grouped(rows, 'tag');
  expect(found.rows.map(({ line }) => line.line_no)).toEqual([1, 3, 2]);
  expect(found.entries).toEqual([
    { kind: 'heading', key: 'x', count: 2 },
    { kind: 'line', index: 0 },
    { kind: 'line', index: 1 },
    { kind: 'heading', key: '', count: 1 },
    { kind: 'line', index: 2 },
  ]);
  expect(grouped(rows, 'none').entries).toHaveLength(3);
});

test('lines stand under the headings of the list, and headings are offered where there are any', () => {
  const headings = ['A동 › 1. STEAM LINE', 'B동', 'A동 › 1. STEAM LINE'];
  const rows = comparison.rows.map((row, index) => ({
    ...row,
    line: { ...row.line, heading: headings[index] ?? null },
  }));
  const { entries } = grouped(rows, 'heading');
  expect(entries.flatMap((entry) => (entry.kind === 'heading' ? [[entry.key, entry.count]] : []))).toEqual([
    ['A동 › 1. STEAM LINE', 2],
    ['B동', 1],
  ]);
  expect(groupsOf({ ...comparison, rows })).toEqual(['none', 'category', 'heading']);
  expect(groupsOf(comparison)).toEqual(['none', 'category']);
});
