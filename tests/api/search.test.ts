import { expect, test } from 'vitest';
import { searchRecords } from '../../src/contract/endpoints/search';
import { colleagueOf, join } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { startTrade } from '../support/startTrade';
import { draft, ordered, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade({ env: { TEST_CLOCK: '1' } });
type Caller = typeof buyer;

const found = async (who: Caller, q: string) =>
  (await who.ok(searchRecords, { query: { q } })).items.map(({ kind, number, side, draft: isDraft }) =>
    [kind, number, side, isDraft ? 'draft' : ''].filter(Boolean).join(' '),
  );

test('a number or words find the own records on either side, nobody else’s', async () => {
  const request = await submitted(buyer, { title: '여수 스팀 배관' });
  const begun = await draft(buyer, { title: '여수 초안' });
  expect(new Set(await found(buyer, '여수'))).toEqual(
    new Set([`request ${request.rfq_number_id} buyer`, `request ${begun.rfq_number_id} buyer draft`]),
  );
  expect(await found(seller, request.rfq_number_id)).toEqual([`received ${request.rfq_number_id} seller`]);
  // A draft was sent to nobody; a stranger received neither.
  expect(await found(seller, begun.rfq_number_id)).toEqual([]);
  const stranger = await join(server.api);
  expect(await found(stranger, '여수')).toEqual([]);
  expect(await found(stranger, request.rfq_number_id)).toEqual([]);
});

test('what a member’s rights do not open is not found by it either', async () => {
  const request = await submitted(buyer, { title: '울산 정기보수' });
  const keeper = await colleagueOf(seller);
  await give(seller, keeper, place('own', await ownRole(seller, ['change_stock'])));
  expect(await found(seller, '울산')).toEqual([`received ${request.rfq_number_id} seller`]);
  expect(await found(keeper, '울산')).toEqual([]);
});

test('no answer holds an amount, and signs that mean something to a search are plain letters', async () => {
  const answer = await buyer.ok(searchRecords, { query: { q: '울산' } });
  expect(JSON.stringify(answer)).not.toMatch(/amount|price|total/);
  expect(await found(buyer, '%')).toEqual([]);
  expect(await server.api('GET', '/search?q=', { token: buyer.token ?? '' })).toMatchObject({ status: 400 });
  expect(await server.api('GET', '/search?q=x', {})).toMatchObject({ status: 401 });
});

test('an order is found by its number by both of its companies', async () => {
  const order = await ordered(buyer, seller, { title: '대산 탱크' });
  expect(await found(buyer, order.order_number)).toEqual([`order ${order.order_number} buyer`]);
  expect(await found(seller, order.order_number)).toEqual([`order ${order.order_number} seller`]);
});
