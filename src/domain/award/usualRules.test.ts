import { expect, test } from 'vitest';
import { offeredMakers, usualMakers, usualRules } from './usualRules';

const offer = (maker: string | null, amount: string | null = '1000') => ({ line: { maker, amount } });
const comparison = (makers_allowed: string[], ...rows: ReturnType<typeof offer>[][]) =>
  ({ makers_allowed, rows: rows.map((cells) => ({ cells })) }) as never;

test('makers are those that somebody offers at a price, each once, in the order of the alphabet', () => {
  const rows = [
    [offer('세아제강'), offer('휴스틸', null), offer(null)],
    [offer('동양철관'), offer('세아제강')],
  ];
  expect(offeredMakers(comparison([], ...rows))).toEqual(['동양철관', '세아제강']);
});

test('of the makers that the request allows those that are offered, however they are written', () => {
  const rows = [[offer(' POSCO '), offer('SeAH'), offer('Other')]];
  expect(usualMakers(comparison(['posco', ' seah '], ...rows))).toEqual([' POSCO ', 'SeAH']);
  expect(usualMakers(comparison([], ...rows))).toEqual([]);
});

test('the first plan limits nothing but the makers of the request', () => {
  expect(usualRules(comparison(['SeAH'], [offer('SeAH'), offer('Other')]))).toEqual({
    makers: ['SeAH'],
    exact_only: false,
    whole_lines: false,
    from_stock: false,
    exclude: [],
    freight_pct: 100,
  });
});
