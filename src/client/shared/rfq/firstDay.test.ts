import { expect, test } from 'vitest';
import { dayAfter, firstDeadlineDay, laterDay, usualDay } from './firstDay';

test('today counts until 17:00 in Seoul, which is 08:00 GMT', () => {
  expect(firstDeadlineDay(Date.parse('2026-12-01T07:59:59Z'))).toBe('2026-12-01');
  expect(firstDeadlineDay(Date.parse('2026-12-01T08:00:00Z'))).toBe('2026-12-02');
});

test('the Korean day counts, not that of Greenwich', () => {
  expect(firstDeadlineDay(Date.parse('2026-12-01T15:30:00Z'))).toBe('2026-12-02');
});

test('a deadline is proposed by business days: over a weekend and a Korean holiday', () => {
  expect(usualDay(new Date('2026-12-24T03:00:00Z'), 2)).toBe('2026-12-29');
});

test('the day after crosses months', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});

test('a deadline is put off by business days from its own day, over a weekend', () => {
  expect(laterDay('2026-12-03', 2)).toBe('2026-12-07');
  expect(laterDay('2026-12-01', 2)).toBe('2026-12-03');
});
