import { expect, test } from 'vitest';
import { accountUsedFrom, mayConfirmAccount } from './accountWait';

const now = new Date('2026-11-02T00:00:00Z');
const tomorrow = new Date('2026-11-03T00:00:00Z');
const old = new Date('2026-01-01T00:00:00Z');
const young = new Date('2026-11-01T12:00:00Z');

test.each([
  ['the first account of all', { hadOne: false, hasOther: false, founded: old }, now],
  ['another account of the same currency', { hadOne: true, hasOther: false, founded: young }, tomorrow],
  ['the first of a second currency, on the first day', { hadOne: false, hasOther: true, founded: young }, now],
  ['the first of a second currency, later', { hadOne: false, hasOther: true, founded: old }, tomorrow],
] as const)('%s', (_name, beginning, from) => {
  expect(accountUsedFrom(beginning, now)).toEqual(from);
});

test('a second member confirms who is there for a day, never who set it', () => {
  expect(mayConfirmAccount({ id: 'b', member_since: old }, 'a', now)).toBe(true);
  expect(mayConfirmAccount({ id: 'a', member_since: old }, 'a', now)).toBe(false);
  expect(mayConfirmAccount({ id: 'b', member_since: young }, 'a', now)).toBe(false);
  expect(mayConfirmAccount({ id: 'b', member_since: null }, 'a', now)).toBe(false);
});

test('a day is over at its very last instant', () => {
  const dayAgo = new Date('2026-11-01T00:00:00Z');
  expect(accountUsedFrom({ hadOne: false, hasOther: true, founded: dayAgo }, now)).toEqual(tomorrow);
  expect(accountUsedFrom({ hadOne: false, hasOther: true, founded: new Date(dayAgo.getTime() + 1) }, now)).toEqual(now);
  expect(mayConfirmAccount({ id: 'b', member_since: dayAgo }, 'a', now)).toBe(true);
  expect(mayConfirmAccount({ id: 'b', member_since: new Date(dayAgo.getTime() + 1) }, 'a', now)).toBe(false);
});
