import { expect, it } from 'vitest';
import { choosable, monthsOf, presets, readIndexSpan, readStatFilter, shownMonths } from './period';

it('reads a period of whole months from the address and nothing else', () => {
  expect(readStatFilter({ stat: 'seller', from: '2026-01', to: '2026-03' })).toEqual({
    view: 'seller',
    from: '2026-01',
    to: '2026-03',
  });
  for (const [from, to] of [
    ['2026-03', '2026-01'],
    ['2026-1', '2026-03'],
    ['2020-01', '2026-03'],
    ['2026-01', undefined],
  ]) {
    expect(readStatFilter({ stat: 'x', from, to })).toEqual({ view: undefined });
  }
});

it('offers periods up to the running month', () => {
  expect(presets('2026-02')).toMatchObject({
    m3: { from: '2025-12', to: '2026-02' },
    year: { from: '2026-01', to: '2026-02' },
    lastYear: { from: '2025-01', to: '2025-12' },
  });
  expect(choosable('2026-02')).toHaveLength(36);
  expect(choosable('2026-02')[0]).toBe('2026-02');
});

it('the price index is shown in full, or its newest months as the address says', () => {
  const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
  expect(['m1', 'm3', 'm12', 'all', 'x', undefined].map((span) => readIndexSpan({ span }))).toEqual([
    'm1',
    'm3',
    'm12',
    'all',
    'all',
    'all',
  ]);
  expect(monthsOf('m1', months)).toEqual(['2026-04']);
  expect(monthsOf('m3', months)).toEqual(['2026-02', '2026-03', '2026-04']);
  expect(monthsOf('m12', months)).toEqual(months);
  expect(monthsOf('all', months)).toEqual(months);
});

it('a chart begins with the first month in which anything happened, and keeps six', () => {
  const year = [0, 0, 0, 5, 0, 0, 2, 0, 0, 1];
  const of = (values: number[]) => shownMonths(values, (value) => value > 0);
  expect(of(year)).toEqual([5, 0, 0, 2, 0, 0, 1]);
  expect(of([0, 0, 0, 0, 0, 0, 0, 9])).toEqual([0, 0, 0, 0, 0, 9]);
  expect(of([0, 3])).toEqual([0, 3]);
  expect(of([0, 0, 0])).toEqual([0, 0, 0]);
});
