import { expect, it } from 'vitest';
import { choosable, presets, readStatFilter } from './period';

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
