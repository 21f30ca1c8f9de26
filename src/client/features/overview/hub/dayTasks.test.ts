import { expect, it } from 'vitest';
import type { Waiting } from '../../../../contract/entities/hub';
import { dayTasks, firstSide } from './dayTasks';

const record = (number: string, due_at: string | null = null) => ({
  number,
  title: number,
  due_at,
  amount: null,
  currency: null,
});
const waiting: Waiting[] = [
  { kind: 'award', side: 'buyer', count: 1, records: [record('A')] },
  {
    kind: 'pay',
    side: 'buyer',
    count: 5,
    records: [record('P1', '2026-11-26T00:00:00Z'), record('P2', '2026-11-29T00:00:00Z')],
  },
  { kind: 'new', side: 'seller', count: 1, records: [record('N', '2026-11-27T00:00:00Z')] },
  { kind: 'claim', side: 'seller', count: 1, records: [record('C')] },
];
const lines = (first: 'buyer' | 'seller') =>
  dayTasks(waiting, first).map((task) => task.record?.number ?? `+${task.more} ${task.kind}`);

it('puts the most urgent of both sides first, then what nothing presses, the own side first', () => {
  expect(lines('buyer')).toEqual(['P1', 'N', 'P2', '+3 pay', 'A', 'C']);
  expect(lines('seller')).toEqual(['P1', 'N', 'P2', '+3 pay', 'C', 'A']);
  expect(dayTasks([], 'buyer')).toEqual([]);
});

it('begins the day on the side that the company works on, where it works on both on the chosen one', () => {
  const none = { waiting: [], counts: { buyer: {}, seller: {} } };
  expect(firstSide(none, null)).toBe('buyer');
  expect(firstSide({ ...none, counts: { buyer: { ALL: 0 }, seller: { COL: 2 } } }, 'buyer')).toBe('seller');
  expect(firstSide({ ...none, counts: { buyer: { FIN: 1 }, seller: {} } }, 'seller')).toBe('buyer');
  expect(firstSide({ ...none, waiting }, 'seller')).toBe('seller');
  expect(firstSide({ ...none, waiting }, null)).toBe('buyer');
  expect(firstSide({ waiting, counts: { buyer: { COL: 2 }, seller: { COL: 9 } } }, null)).toBe('seller');
});
