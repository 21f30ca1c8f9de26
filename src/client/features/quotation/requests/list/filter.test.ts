import { expect, test } from 'vitest';
import { readFilter } from './filter';

test('the filter of an address takes known values and leaves out all others', () => {
  expect(
    readFilter({
      status: 'COL',
      due_hours: '72',
      kind: 'sealed',
      origin: 'invited',
      draft: '1',
      sort: 'matched',
      q: ' 강관 ',
    }),
  ).toEqual({
    status: 'COL',
    due_hours: 72,
    kind: 'sealed',
    origin: 'invited',
    draft: '1',
    sort: 'matched',
    q: '강관',
  });
  expect(
    readFilter({ status: 'DRAFT', due_hours: '721', kind: 'x', origin: '', draft: '0', sort: 'newest', q: '  ' }),
  ).toEqual({});
  for (const due_hours of ['0', '1.5', 'soon', '']) expect(readFilter({ due_hours }), due_hours).toEqual({});
  expect(readFilter({})).toEqual({});
});
