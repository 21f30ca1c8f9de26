import { expect, test } from 'vitest';
import { addressGroups } from './addressGroups';

const book = { name: 'book', site: null };
const own = { name: 'own', site: { id: '1', own: true } };
const other = { name: 'other', site: { id: '2', own: false } };

test('the own site comes first, then other sites, then the address book; kinds without an address are left out', () => {
  const names = (addresses: Parameters<typeof addressGroups<typeof book | typeof own>>[0]) =>
    addressGroups(addresses).map(({ group, items }) => [group, items.map(({ name }) => name)]);
  expect(names([book, other, own])).toEqual([
    ['own', ['own']],
    ['others', ['other']],
    ['book', ['book']],
  ]);
  expect(names([book])).toEqual([['book', ['book']]]);
  expect(names([])).toEqual([]);
});
