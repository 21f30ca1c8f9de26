import { expect, test } from 'vitest';
import { weekDays } from './weekDays';

// Thursday, 10:00 in Seoul.
const NOW = Date.parse('2026-11-26T01:00:00Z');
const due = (due_at: string) => ({ due_at });

test('a week is seven days of Korea from today, each with what ends on it', () => {
  const week = weekDays([due('2026-11-26T08:00:00Z'), due('2026-11-27T15:30:00Z'), due('2026-12-04T01:00:00Z')], NOW);
  expect(week.map(({ day, count }) => `${day.slice(5)} ${count}`)).toEqual([
    '11-26 1',
    '11-27 0',
    // Half past midnight in Seoul.
    '11-28 1',
    '11-29 0',
    '11-30 0',
    '12-01 0',
    '12-02 0',
  ]);
});

test('what is late counts for today and marks it', () => {
  const [today, tomorrow] = weekDays([due('2026-11-20T14:59:59Z'), due('2026-11-27T01:00:00Z')], NOW);
  expect(today).toMatchObject({ count: 1, late: true });
  expect(tomorrow).toMatchObject({ count: 1, late: false });
});
