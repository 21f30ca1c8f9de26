import { expect, it } from 'vitest';
import type { AnyTextKey } from '../client/textKeys';
import type { PagePlan } from './pagePlan';
import { descriptionOf, hasUnknownValue, titleOf } from './routeValues';

const plan: PagePlan = {
  texts: [],
  access: 'public',
  values: { x: ['done', 'verify'] },
  title: ({ x }) => `auth:${x}Title` as AnyTextKey,
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

it('describes a page in its own words where it has some, never a missing one', () => {
  const described = { ...plan, description: ({ x }: { x?: string }) => `auth:${x}Text` as AnyTextKey };
  expect(descriptionOf(described, { x: 'verify' })).toBe('auth:verifyText');
  expect(descriptionOf(described, { x: 'nothing' })).toBeUndefined();
  expect(descriptionOf(plan, { x: 'verify' })).toBeUndefined();
});
