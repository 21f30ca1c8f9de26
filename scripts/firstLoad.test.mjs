import { expect, it } from 'vitest';
import { overBudget } from './firstLoad.mjs';

const loads = [
  { route: '/', kilobytes: 200.6 },
  { route: '/blog', kilobytes: 150 },
];

it('names each route that loads more than its budget', () => {
  expect(overBudget(loads, { '/': 200, '/blog': 150 })).toEqual(['/ loads 200.6 kB of scripts; its budget is 200.']);
  expect(overBudget(loads, { '/': 201, '/blog': 150 })).toEqual([]);
});

it('leaves half a kilobyte to what differs between machines', () => {
  expect(overBudget([{ route: '/', kilobytes: 200.5 }], { '/': 200 })).toEqual([]);
});

it('names routes without a budget, and budgets without a route', () => {
  expect(overBudget(loads, { '/': 201, '/gone': 1 })).toEqual([
    '/blog loads 150.0 kB of scripts and has no budget.',
    '/gone has a budget and no page.',
  ]);
});
