import { expect, it } from 'vitest';
import type { PagePlan } from './pagePlan';
import { hasUnknownValue, titleOf } from './routeValues';

const plan: PagePlan = {
  texts: [],
  access: 'public',
  values: { x: ['done', 'verify'] },
  title: ({ x }) => `auth:${x}Title`,
};

it('knows the values of a parameter, and takes any other, or none, as a missing page', () => {
  expect(hasUnknownValue(plan, { x: 'done' })).toBe(false);
  expect(hasUnknownValue(plan, { x: 'constructor' })).toBe(true);
  expect(hasUnknownValue(plan, {})).toBe(true);
  expect(hasUnknownValue({ texts: [], access: 'public' }, {})).toBe(false);
});

it('titles a page by its address', () => {
  expect(titleOf(plan, { x: 'verify' })).toBe('auth:verifyTitle');
  expect(titleOf(plan, { x: 'nothing' })).toBe('shell:notFound.title');
  expect(titleOf({ texts: [], access: 'public', title: 'auth:loginTitle' }, {})).toBe('auth:loginTitle');
});
