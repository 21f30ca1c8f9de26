import { expect, test } from 'vitest';
import type { ViewSettingsChange } from '../../contract/entities/viewSettings';
import { mergedViewSettings } from './mergedViewSettings';

const view = (name: string, query = `q=${name}`) => ({ name, query });
const columns = [{ key: 'deadline', hidden: true, width: null }];
const known = {
  shortcuts: true,
  lists: { requests: { columns, saved: [view('a'), view('b')] }, offers: { sort: 'changed' } },
};
type Saved = NonNullable<NonNullable<NonNullable<ViewSettingsChange['lists']>['requests']>['saved']>;
const savedAfter = (saved: Saved) =>
  mergedViewSettings(known, { lists: { requests: { saved } } }).lists.requests?.saved;

test('only what a change names is changed', () => {
  expect(mergedViewSettings(known, { shortcuts: false, lists: { requests: { sort: 'deadline' } } })).toEqual({
    shortcuts: false,
    lists: { ...known.lists, requests: { ...known.lists.requests, sort: 'deadline' } },
  });
});

test('a named filter takes the place of the one of its name, a new one comes last, one without a query goes', () => {
  expect(savedAfter([view('c'), view('a', 'q=new')])).toEqual([view('a', 'q=new'), view('b'), view('c')]);
  expect(savedAfter([{ name: 'a', query: null }])).toEqual([view('b')]);
});

test('of too many named filters the oldest go', () => {
  const many = Array.from({ length: 19 }, (_, index) => view(`${index}`));
  expect(savedAfter(many)).toEqual([view('b'), ...many]);
});

test('who kept nothing so far begins with what the change names', () => {
  const first = mergedViewSettings({}, { lists: { requests: { saved: [view('a')] }, offers: { sort: 'changed' } } });
  expect(first).toEqual({ lists: { requests: { saved: [view('a')] }, offers: { sort: 'changed' } } });
});
