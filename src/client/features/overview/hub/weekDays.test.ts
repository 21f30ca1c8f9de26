import { expect, test } from 'vitest';
import { weekOf } from './weekDays';

// Thursday, 10:00 in Seoul.
const NOW = Date.parse('2026-11-26T01:00:00Z');
const due = (due_at: string, kind: 'ship' | 'closing' = 'ship') => ({ due_at, kind });

test('a week is seven days of Korea from today, each with what ends on it', () => {
  const { days, overdue } = weekOf(
    [due('2026-11-26T08:00:00Z'), due('2026-11-27T15:30:00Z'), due('2026-12-04T01:00:00Z')],
    NOW,
  );
  expect(overdue).toBe(0);
  expect(days.map(({ day, count }) => `${day.slice(5)} ${count}`)).toEqual([
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

test('what is overdue is counted apart from what is due today', () => {
  const { overdue, days } = weekOf(
    [
      due('2026-11-20T14:59:59Z'),
      due('2026-11-26T00:59:00Z'),
      due('2026-11-26T08:00:00Z'),
      due('2026-11-27T01:00:00Z'),
    ],
    NOW,
  );
  expect(overdue).toBe(2);
  expect(days.slice(0, 2).map(({ count }) => count)).toEqual([1, 1]);
});

test('an own request that closed while the page was open is not overdue', () => {
  const { overdue, days } = weekOf([due('2026-11-25T08:00:00Z', 'closing')], NOW);
  expect(overdue).toBe(0);
  expect(days[0]?.count).toBe(1);
});
