import { expect, test } from 'vitest';
import { remainingTime } from './remainingTime';

const HOUR = 3_600_000;

test('the urgency changes exactly at 24 h, 1 h and the deadline', () => {
  expect(remainingTime(24 * HOUR).urgency).toBe('calm');
  expect(remainingTime(24 * HOUR - 1).urgency).toBe('soon');
  expect(remainingTime(HOUR).urgency).toBe('soon');
  expect(remainingTime(HOUR - 1).urgency).toBe('last');
  expect(remainingTime(1).urgency).toBe('last');
  expect(remainingTime(0).urgency).toBe('over');
});

test('the parts add up to the time left and never go below nothing', () => {
  expect(remainingTime(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999)).toMatchObject({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(remainingTime(-5000)).toMatchObject({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
