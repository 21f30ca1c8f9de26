import { expect, test } from 'vitest';
import { listProjects } from '../../src/contract/endpoints/order';
import { listSellerRequests } from '../../src/contract/endpoints/quotation';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { listPush, pushStatus, readPush, unreadPush } from '../../src/contract/endpoints/user';
import {
  orderStatus,
  type ProjectStatus,
  projectStatus,
  type QuotationStatus,
  quotationStatus,
} from '../../src/contract/entities/project';
import { emptySpec } from '../../src/contract/entities/spec';
import { sellerView } from '../../src/domain/states/project';
import { startTrade } from '../support/startTrade';
import { projectIn } from '../support/states';
import { draft, pipeLine, quoted, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

test("the buyer's list tells lines, weight, sellers and quotations, page by page without a gap or a repeat", async () => {
  const first = await submitted(buyer, { title: '첫째 요청' });
  await quoted(seller, first.rfq_number_id);
  for (const title of ['둘째 요청', '셋째 100% 요청']) await draft(buyer, { title });
  const all = await buyer.ok(listRfqs);
  expect(all.counts).toEqual({ DRAFT: 2, COL: 1 });
  expect(all.items.find((item) => item.rfq_number_id === first.rfq_number_id)).toMatchObject({
    line_count: 2,
    unknown_weight_lines: 0,
    seller_count: 1,
    quotation_count: 1,
  });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await buyer.ok(listRfqs, { query: { limit: 1, ...(cursor ? { cursor } : {}) } });
    seen.push(...page.items.map((item) => item.title));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all.items.map((item) => item.title));
  expect((await buyer.ok(listRfqs, { query: { q: '100%' } })).items.map((item) => item.title)).toEqual([
    '셋째 100% 요청',
  ]);
  expect((await buyer.ok(listRfqs, { query: { status: 'COL' } })).items).toHaveLength(1);
  expect(await buyer.call(listRfqs, { query: { cursor: 'made-up' } })).toMatchObject({ status: 400, mcode: 4 });
  expect((await seller.ok(listRfqs)).items).toEqual([]);
});

test("the seller's list shows every stage with its own total, and the projects of both sides agree", async () => {
  for (const state of ['REQ', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const) await projectIn(state, { buyer, seller });
  const list = await seller.ok(listSellerRequests, { query: { limit: 50 } });
  expect(list.counts).toMatchObject({ REQ: 1, COL: 1, CMP: 1, BID: 1, ORD: 1, FIN: 1, CLS: 1 });
  const waiting = list.items.find((item) => item.status === 'CMP');
  expect(waiting).toMatchObject({ line_count: 2, matched_line_count: 2, my_total: '3025000', my_currency: 'KRW' });
  for (const item of list.items) expect(item.status).toMatch(/^(REQ|COL|CMP|BID|ORD|FIN|CLS)$/);
  const projects = await seller.ok(listProjects, { query: { side: 'seller', limit: 50 } });
  expect(projects.counts).toEqual(list.counts);
  expect((await buyer.ok(listProjects, { query: { side: 'buyer', status: 'BID' } })).items).toHaveLength(1);
});

test('projects come once each, page by page, those that changed last for the reader first', async () => {
  const every = async (query: object) => {
    const found: Array<{ key: string; updated_at: string }> = [];
    let cursor: string | undefined;
    do {
      const page = await seller.ok(listProjects, { query: { ...query, limit: 2, ...(cursor ? { cursor } : {}) } });
      found.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return found;
  };
  // An early request that is quoted last, and the orders of the test before: each of the three times leads somewhere.
  const [early] = [await submitted(buyer, { title: '먼저 온 요청' }), await submitted(buyer, { title: '나중 요청' })];
  await quoted(seller, early.rfq_number_id);
  await submitted(seller, { title: '판매사의 구매 요청' });
  const whole = await seller.ok(listProjects, { query: { limit: 50 } });
  const paged = await every({});
  expect(paged.map(({ key }) => key)).toEqual(whole.items.map(({ key }) => key));
  expect(new Set(paged.map(({ key }) => key)).size).toBe(paged.length);
  const times = paged.map(({ updated_at }) => updated_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(paged.slice(0, 2).map(({ key }) => key.split('-')[0])).toEqual(['buyer', 'seller']);
  expect(paged[1]?.key).toBe(`seller-${early.rfq_number_id}`);
  for (const status of ['ORD', 'FIN', 'COL'] as const) {
    const those = whole.items.filter((item) => item.status === status);
    expect((await every({ status })).map(({ key }) => key)).toEqual(those.map(({ key }) => key));
  }
  const named = await every({ q: '먼저 온' });
  expect(named.map(({ key }) => key)).toEqual([`seller-${early.rfq_number_id}`]);
});

test('the status in SQL and the status in the rules are the same for every combination', async () => {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  const place = `from rfq r where r.rfq_number_id = '${rfq_number_id}' and`;
  const set = async (project: ProjectStatus, quotation: QuotationStatus, declined: boolean) => {
    await server.sql(`update quotation q set status = '${quotation}' ${place} q.rfq_id = r.id`);
    await server.sql(`update rfq_target t set declined_at = ${declined ? 'now()' : 'null'} ${place} t.rfq_id = r.id`);
    const reason = project === 'CLS' ? `'cancelled'` : 'null';
    await server.sql(
      `update rfq set status = '${project}', close_reason = ${reason} where rfq_number_id = '${rfq_number_id}'`,
    );
  };
  for (const project of projectStatus.options.filter((status) => status !== 'DRAFT')) {
    for (const quotation of quotationStatus.options) {
      for (const declined of [false, true]) {
        await set(project, quotation, declined);
        const close_reason = project === 'CLS' ? 'cancelled' : null;
        const expected = sellerView({ project, close_reason, quotation, declined, order: null });
        const found = await seller.ok(listSellerRequests, { query: { q: rfq_number_id, status: expected.status } });
        expect(found.items, `${project} ${quotation} ${declined}`).toMatchObject([expected]);
      }
    }
  }
  // A round of other sellers does not show, nor does its deadline.
  await set('COL', 'SUBMITTED', false);
  await server.sql(`update rfq set round = 2 where rfq_number_id = '${rfq_number_id}'`);
  const other = await seller.ok(listSellerRequests, { query: { q: rfq_number_id } });
  expect(other.items).toMatchObject([{ status: 'CMP', closes_at: null }]);
  expect(other.counts).toEqual({ CMP: 1 });
  // The buyer's name is searched as well, together with the other filters.
  const [found] = other.items;
  const named = await seller.ok(listSellerRequests, {
    query: { q: found?.buyer_company_name.slice(1) ?? '', limit: 100 },
  });
  expect(named.items.map((item) => item.rfq_number_id)).toContain(rfq_number_id);
  expect(
    orderStatus.options.map(
      (order) =>
        sellerView({ project: 'ORD', close_reason: null, quotation: 'CONFIRMED', declined: false, order }).status,
    ),
  ).toEqual(['ORD', 'FIN', 'CLS']);
});

test('notifications are counted, listed newest first, and read one by one or all together', async () => {
  const { unread } = await seller.ok(pushStatus);
  expect(unread).toBeGreaterThan(3);
  const page = await seller.ok(listPush, { query: { limit: 2 } });
  const [newest] = page.items;
  expect(page.items).toHaveLength(2);
  expect(newest && page.items[1] && newest.id > page.items[1].id).toBe(true);
  expect((await seller.ok(readPush, { body: { ids: [newest?.id ?? ''] } })).unread).toBe(unread - 1);
  expect((await buyer.ok(readPush, { body: { ids: [page.items[1]?.id ?? ''] } })).unread).toBe(
    (await buyer.ok(pushStatus)).unread,
  );
  expect((await seller.ok(pushStatus)).unread).toBe(unread - 1);
  expect((await seller.ok(readPush, { body: {} })).unread).toBe(0);
  expect((await seller.ok(listPush, { query: { unread: '1' } })).items).toEqual([]);
});

test('a marking of all as read is taken back alone, by its owner alone, and twice without harm', async () => {
  const [, first, second, third] = (await seller.ok(listPush, {})).items;
  const ids = [first?.id ?? '', second?.id ?? ''];
  const { unread } = await seller.ok(unreadPush, { body: { read_at: second?.read_at ?? '' } });
  expect(unread).toBeGreaterThan(2);
  await seller.ok(readPush, { body: { ids: [third?.id ?? ''] } });
  const { read_at } = await seller.ok(readPush, { body: { ids } });
  expect((await buyer.ok(unreadPush, { body: { read_at } })).unread).toBe((await buyer.ok(pushStatus)).unread);
  expect((await seller.ok(pushStatus)).unread).toBe(unread - 3);
  expect((await seller.ok(unreadPush, { body: { read_at } })).unread).toBe(unread - 1);
  expect((await seller.ok(unreadPush, { body: { read_at } })).unread).toBe(unread - 1);
  expect(await seller.call(unreadPush, { body: { read_at: 'yesterday' } })).toMatchObject({ status: 400 });
});

test('both lists say how many lines their weight leaves out', async () => {
  const unread = { lines: [pipeLine, { ...pipeLine, raw_text: 'SPECIAL STRAINER', spec: emptySpec }] };
  const { rfq_number_id } = await submitted(buyer, { title: '중량 미상 요청', ...unread });
  const own = (await buyer.ok(listRfqs)).items.find((item) => item.rfq_number_id === rfq_number_id);
  expect(own).toMatchObject({ line_count: 2, unknown_weight_lines: 1 });
  const received = (await seller.ok(listSellerRequests, { query: { sort: 'received' } })).items;
  expect(received.find((item) => item.rfq_number_id === rfq_number_id)).toMatchObject({ unknown_weight_lines: 1 });
});
