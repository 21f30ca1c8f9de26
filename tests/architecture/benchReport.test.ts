import { describe, expect, test } from 'vitest';
import { digits, median, medians, rewritten, row, tableOf } from '../bench/report.mjs';

describe('the figures of a bench', () => {
  test('are those of the middle run, whatever their order, and none are changed', () => {
    const values = [9, 1, 5, 3, 7];
    expect(median(values)).toBe(5);
    expect(values).toEqual([9, 1, 5, 3, 7]);
    expect(median([100, 9, 20])).toBe(20);
    expect(median([])).toBe(0);
    const runs = [
      { perSecond: 100, p99: 9 },
      { perSecond: 300, p99: 30 },
      { perSecond: 200, p99: 7 },
    ];
    expect(medians(runs)).toEqual({ perSecond: 200, p99: 9 });
  });

  test('have as many digits as they can bear', () => {
    expect([6138.4, 47.2, 4.06, 0.143, 0].map(digits)).toEqual(['6,138', '47', '4.1', '0.14', '0.00']);
  });

  test('are held against their floor, or against a bound of their own', () => {
    const against = row({ what: 'reading', unit: '/s', value: 3100, floor: 6200, least: 0.5 });
    expect(against).toMatchObject({ ratio: '0.50', wanted: '≥ 0.5', reached: 'yes', floor: '6,200 /s' });
    expect(row({ what: 'reading', unit: '/s', value: 3099, floor: 6200, least: 0.5 }).reached).toBe('no');
    expect(row({ what: 'p95', unit: 'ms', value: 51, most: 50 })).toMatchObject({
      ratio: '–',
      wanted: '≤ 50 ms',
      reached: 'no',
    });
    expect(row({ what: 'memory', unit: 'MB', value: 120 })).toMatchObject({ wanted: '–', reached: '' });
  });

  test('stand in the document between its markers, and nothing else of it moves', () => {
    const document = 'before\n<!-- bench: written by `npm run bench all` -->\nold\n<!-- /bench -->\nafter\n';
    const table = tableOf([row({ what: 'memory', unit: 'MB', value: 120, note: 'after start' })]);
    const now = rewritten(document, table);
    expect(now).toContain('| memory | – | 120 MB | – | – |  | after start |');
    expect(now).not.toContain('old');
    expect([now.startsWith('before\n'), now.endsWith('\nafter\n')]).toEqual([true, true]);
    expect(rewritten(now, table)).toBe(now);
    expect(() => rewritten('no place', table)).toThrow();
  });
});
