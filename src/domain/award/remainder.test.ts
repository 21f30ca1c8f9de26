import { expect, test } from 'vitest';
import { remainderOf } from './remainder';

const requested = [
  { id: 'a', qty: '10' },
  { id: 'b', qty: '8.5' },
  { id: 'c', qty: '3' },
];

test('a line that was divided keeps what nobody took, an ordered one is gone', () => {
  const ordered = [
    { rfq_line_id: 'a', qty: '4' },
    { rfq_line_id: 'a', qty: '6.000' },
    { rfq_line_id: 'b', qty: '2.25' },
  ];
  expect(remainderOf(requested, ordered).map(({ line, qty }) => [line.id, qty])).toEqual([
    ['b', '6.25'],
    ['c', '3'],
  ]);
});

test('more than requested leaves nothing, and a line without a quantity is never left', () => {
  expect(remainderOf([{ id: 'a', qty: '1' }], [{ rfq_line_id: 'a', qty: '2' }])).toEqual([]);
  expect(remainderOf([{ id: 'a', qty: null }], [])).toEqual([]);
});
