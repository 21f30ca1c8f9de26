import { expect, test } from 'vitest';
import { afterQuietHours, nextHourSeoul } from './hours';

const at = (seoul: string) => new Date(`${seoul}:00+09:00`);

test.each([
  ['2026-11-26T07:59', '2026-11-26T08:00'],
  ['2026-11-26T08:00', '2026-11-27T08:00'],
  ['2026-11-26T23:30', '2026-11-27T08:00'],
  ['2026-11-27T00:10', '2026-11-27T08:00'],
])('the mail of eight that is gathered at %s goes at %s', (now, due) => {
  expect(nextHourSeoul(at(now), 8)).toEqual(at(due));
});

test.each([
  ['2026-11-26T20:59', '2026-11-26T20:59'],
  ['2026-11-26T21:00', '2026-11-27T08:00'],
  ['2026-11-27T07:59', '2026-11-27T08:00'],
  ['2026-11-27T08:00', '2026-11-27T08:00'],
])('a text message of %s goes at %s', (now, due) => {
  expect(afterQuietHours(at(now))).toEqual(at(due));
});
