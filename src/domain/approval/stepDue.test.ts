import { expect, test } from 'vitest';
import { stepDue } from './stepDue';

const MONDAY = new Date('2026-11-23T01:00:00Z');
const hours = (count: number) => new Date(MONDAY.getTime() + count * 3_600_000);

test('a step is due after its business days where nothing ends the request', () => {
  expect(stepDue(MONDAY, 2, 1, null)).toEqual(hours(48));
});

test('a deadline that comes earlier leaves each stage a share of the time, and one share at the end', () => {
  expect(stepDue(MONDAY, 2, 1, hours(8))).toEqual(hours(4));
  expect(stepDue(MONDAY, 2, 3, hours(8))).toEqual(hours(2));
  expect(stepDue(MONDAY, 2, 1, hours(400))).toEqual(hours(48));
  expect(stepDue(MONDAY, 2, 1, hours(-1))).toEqual(MONDAY);
});
