import { expect, it } from 'vitest';
import { axisTicks, placeOf } from './axis';

it('an axis has a few round values that hold every figure', () => {
  expect(axisTicks(0)).toEqual([0, 1]);
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(axisTicks(9)).toEqual([0, 2.5, 5, 7.5, 10]);
  expect(axisTicks(9, 0, true)).toEqual([0, 3, 6, 9]);
  expect(axisTicks(1, 0, true)).toEqual([0, 1]);
  expect(axisTicks(123_456_789)).toEqual([0, 50_000_000, 100_000_000, 150_000_000]);
  expect(axisTicks(1340, 1180)).toEqual([1150, 1200, 1250, 1300, 1350]);
  for (let high = 0.01; high < 1e12; high *= 3.7) {
    const ticks = axisTicks(high);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(placeOf(high, ticks)).toBeLessThanOrEqual(1);
  }
});
