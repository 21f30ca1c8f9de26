import { expect, it } from 'vitest';
import { readLeadDays } from './leadDays';

it.each([
  ['2주', 14],
  ['재고', 0],
  ['재고 보유', 0],
  ['즉시', 0],
  ['Ex stock', 0],
  ['in-stock', 0],
  ['30', 30],
  ['３０일', 30],
  ['3 weeks', 21],
  ['10 d', 10],
  ['0', 0],
])('reads %s', (text, days) => {
  expect(readLeadDays(text)).toBe(days);
});

it.each(['', '2~3주', '2-3', '1개월', 'soon', '-1', '731', '105주', '재고 없음', '1.5주', '2주 후'])(
  'does not guess what %s means',
  (text) => {
    expect(readLeadDays(text)).toBeNull();
  },
);
