import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint';
import type { Right } from '../../contract/rights';
import { money, moneyParts } from '../../contract/values';
import { requireMoney, seesMoney, shownTo } from './hiddenMoney';
import type { Session } from './sessionType';

const session = (...rights: Right[]) => ({ rights }) as unknown as Session;
const shown = (
  response: z.ZodType,
  answer: unknown,
  more: Partial<Endpoint> = {},
  reader: Session | null = session(),
) => shownTo({ response, ...more } as Endpoint, reader, answer);

const order = z.object({
  number: z.string(),
  price: money(z.string()),
  receipts: z.array(z.string()).register(moneyParts, { hidden: [] }),
  lines: z.array(z.object({ id: z.string(), amount: money(z.string()) })),
  account: money(z.object({ bank: z.string() })).optional(),
  totals: z.object({ total: money(z.string()) }).nullable(),
});
const answer = {
  number: 'O-1',
  price: '1000',
  receipts: ['file'],
  lines: [
    { id: 'a', amount: '400' },
    { id: 'b', amount: '600' },
  ],
  account: { bank: 'KB' },
  totals: { total: '1100' },
};
const covered = {
  number: 'O-1',
  price: null,
  receipts: [],
  lines: [
    { id: 'a', amount: null },
    { id: 'b', amount: null },
  ],
  account: null,
  totals: { total: null },
};

test('prices are for who may see them, and for who pays', () => {
  expect([seesMoney(['see_prices']), seesMoney(['pay']), seesMoney(['see_cost']), seesMoney([])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(() => requireMoney(session('see_cost'))).toThrow('RIGHT_MISSING');
  expect(() => requireMoney(session('pay'))).not.toThrow();
});

test('without the right every price, amount, account and receipt of an answer is taken out, and nothing else', () => {
  expect(shown(order, answer)).toEqual(covered);
  expect(shown(order, answer, {}, session('see_prices'))).toBe(answer);
});

test('the same endpoint covers each of its answers', () => {
  const endpoint = { response: order } as unknown as Endpoint;
  expect(shownTo(endpoint, session(), answer)).toEqual(covered);
  expect(shownTo(endpoint, session(), { ...answer, number: 'O-2' })).toEqual({ ...covered, number: 'O-2' });
});

test('a part that an answer leaves out stays out; nothing stays nothing', () => {
  const { account: _left, ...without } = answer;
  expect(shown(order, without)).not.toHaveProperty('account');
  expect(shown(order, { ...answer, totals: null })).toEqual({ ...covered, totals: null });
  expect(shown(z.array(order), null)).toBeNull();
  expect(shown(order, 'text')).toBe('text');
});

test('money is found behind lists, defaults and what is read only', () => {
  const page = z.object({ items: z.array(order).readonly(), first: money(z.string()).default('5') }).readonly();
  expect(shown(page, { items: [answer], first: '7' })).toEqual({ items: [covered], first: null });
});

test('an answer without money, of a visitor, of a file or of a process of its own is left as it is', () => {
  expect(shown(z.object({ name: z.string() }), answer)).toBe(answer);
  expect(shown(z.string(), 'plain')).toBe('plain');
  expect(shown(order, answer, {}, null)).toBe(answer);
  expect(shown(order, answer, { file: ['application/pdf'] })).toBe(answer);
  expect(shown(order, answer, { apart: true })).toBe(answer);
});
