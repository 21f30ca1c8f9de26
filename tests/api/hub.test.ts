import { expect, test } from 'vitest';
import { confirmBid } from '../../src/contract/endpoints/bid';
import { getHub } from '../../src/contract/endpoints/hub';
import * as orders from '../../src/contract/endpoints/order';
import { submitQuotation, withdrawQuotation } from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as dialogue from '../../src/contract/endpoints/rfqDialogue';
import { listPush, readPush, reauth } from '../../src/contract/endpoints/user';
import { endOfDaySeoul } from '../../src/domain/time/deadline';
import { Caller, colleagueOf, join, joinSeller, newRegistrationNumber, PASSWORD } from '../support/people';
import { give, place } from '../support/roles';
import { startTrade } from '../support/startTrade';
import { orderIn } from '../support/states';
import {
  accepted,
  awarded,
  dayFromNow,
  draft,
  ended,
  firstLineGrew,
  quotationBody,
  quoted,
  seenBy,
  submitted,
} from '../support/trade';

const { server, buyer, seller, rival } = await startTrade({
  people: {
    seller: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '허브강관' }),
    rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '이웃상사' }),
  },
  env: { TEST_CLOCK: '1' },
});

/** What waits, as `kind count first-number`. */
const waits = async (who: Caller, side: 'buyer' | 'seller') =>
  (await who.ok(getHub)).waiting
    .filter((one) => one.side === side)
    .map(({ kind, count, records }) => `${kind} ${count} ${records[0]?.number}`)
    .toSorted((a, b) => a.localeCompare(b));

test('what waits follows the trade, step by step, on both sides', async () => {
  expect((await buyer.ok(getHub)).waiting).toEqual([]);
  const begun = await draft(buyer);
  expect(await waits(buyer, 'buyer')).toEqual([`draft 1 ${begun.rfq_number_id}`]);
  await buyer.ok(rfqs.discardRfq, {
    params: { rfq_number_id: begun.rfq_number_id },
    query: { version: begun.version },
  });

  const { rfq_number_id } = await submitted(buyer, { deadline_date: dayFromNow(3) });
  const params = { rfq_number_id };
  expect(await waits(buyer, 'buyer')).toEqual([]);
  expect(await waits(seller, 'seller')).toEqual([`new 1 ${rfq_number_id}`]);
  expect((await seller.ok(getHub)).waiting[0]?.records).toMatchObject([{ amount: null, currency: null }]);
  expect((await seller.ok(getHub)).deadlines).toMatchObject([{ kind: 'new', side: 'seller', number: rfq_number_id }]);
  expect((await buyer.ok(getHub)).deadlines).toMatchObject([{ kind: 'closing', side: 'buyer', number: rfq_number_id }]);

  await seller.ok(dialogue.askQuestion, { params, body: { line_no: null, question: '도색이 필요한가요?' } });
  expect(await waits(buyer, 'buyer')).toEqual([`question 1 ${rfq_number_id}`]);
  await quoted(seller, rfq_number_id);
  expect(await waits(buyer, 'buyer')).toEqual([`question 1 ${rfq_number_id}`, `quotations 1 ${rfq_number_id}`]);
  expect(await waits(seller, 'seller')).toEqual([]);
  await ended(buyer, rfq_number_id);
  expect(await waits(buyer, 'buyer')).toEqual([`award 1 ${rfq_number_id}`]);
  const { bids } = await awarded(buyer, seller, rfq_number_id);
  expect(await waits(buyer, 'buyer')).toEqual([]);
  expect(await waits(seller, 'seller')).toEqual([`bid 1 ${rfq_number_id}`]);
  const { total_amount, currency } = bids[0]?.totals ?? {};
  const money = { amount: total_amount, currency };
  expect((await seller.ok(getHub)).waiting[0]?.records).toMatchObject([money]);
  const confirmed = await seller.ok(confirmBid, {
    params: { bid_id: bids[0]?.id ?? '' },
    body: { version: bids[0]?.version ?? 0 },
  });
  const order_number = confirmed.order_number ?? '';
  expect(await waits(buyer, 'buyer')).toEqual([`pay 1 ${order_number}`]);
  expect((await buyer.ok(getHub)).waiting[0]?.records).toMatchObject([money]);
  expect(await waits(seller, 'seller')).toEqual([]);
  const order = await buyer.ok(orders.getOrder, { params: { order_number } });
  const reported = await buyer.ok(orders.reportPayment, {
    params: { order_number },
    body: { version: order.version, paid_on: dayFromNow(0), depositor: '한빛' },
  });
  expect(await waits(buyer, 'buyer')).toEqual([]);
  expect(await waits(seller, 'seller')).toEqual([`confirm_payment 1 ${order_number}`]);
  await seller.ok(orders.confirmPayment, { params: { order_number }, body: { version: reported.version } });
  expect(await waits(seller, 'seller')).toEqual([`ship 1 ${order_number}`]);
});

test('of a sealed request no quotation waits before its opening', async () => {
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  await quoted(seller, rfq_number_id, '7391173');
  const hub = await buyer.ok(getHub);
  expect(hub.waiting.some(({ kind }) => kind === 'quotations')).toBe(false);
  expect(JSON.stringify(hub)).not.toContain('7391173');
});

test('changes notify each side of its own: a rival learns nothing of another’s quotation', async () => {
  const kinds = async (who: Caller) => (await who.ok(getHub)).changes.map(({ kind }) => kind);
  expect(await kinds(buyer)).toContain('quotation_received');
  expect(await kinds(seller)).toContain('quotation_received');
  expect(await kinds(rival)).not.toContain('quotation_received');
  expect(JSON.stringify(await rival.ok(getHub))).not.toContain('허브강관');
  expect((await buyer.ok(getHub)).changes.length).toBeLessThanOrEqual(8);
});

test('is a member’s; those inside are notified of a waiting person', async () => {
  const company_registration_number = newRegistrationNumber();
  const first = await join(server.api, { company_registration_number });
  const second = await join(server.api, { company_registration_number });
  expect((await new Caller(server.api).call(getHub)).mcode).toBe(1000);
  expect((await second.call(getHub)).mcode).toBe(2002);
  expect(await first.ok(getHub)).toMatchObject({
    waiting: [],
    deadlines: [],
    changes: [],
    company: { pending_members: 1, has_materials: false, has_bank_account: false, verified: false },
  });
  expect((await seller.ok(getHub)).company).toMatchObject({ has_materials: true, has_bank_account: true });
});

test('notifications: the unread ones first, page by page to the end, and by area', async () => {
  const { items } = await seller.ok(listPush, { query: { limit: 100 } });
  expect(items.length).toBeGreaterThan(4);
  const read = items.filter((_, index) => index % 2 === 0).map(({ id }) => id);
  await seller.ok(readPush, { body: { ids: read } });
  const wanted = [...items.filter(({ id }) => !read.includes(id)), ...items.filter(({ id }) => read.includes(id))];
  const seen: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await seller.ok(listPush, { query: { limit: 2, sort: 'unread', ...(cursor ? { cursor } : {}) } });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
    more = cursor !== undefined;
  }
  expect(seen).toEqual(wanted.map(({ id }) => id));
  const areas = { buying: ['rfq'], selling: ['seller_request', 'bid'], order: ['order', 'project'] } as const;
  for (const [area, types] of Object.entries(areas)) {
    const some = await seller.ok(listPush, { query: { limit: 100, area: area as keyof typeof areas } });
    expect(some.items.map(({ id }) => id)).toEqual(
      items.filter(({ record_type }) => (types as readonly string[]).includes(record_type)).map(({ id }) => id),
    );
  }
  const { api, token = '' } = seller;
  for (const query of ['area=else', 'sort=oldest', 'sort=unread&cursor=r_x', 'cursor=%27', 'limit=101']) {
    expect((await api('GET', `/push?${query}`, { token })).status, query).toBe(400);
  }
});

test('a requested revised quote waits as that, until it is given', async () => {
  const { rfq_number_id } = await submitted(buyer, { deadline_date: dayFromNow(3) });
  const params = { rfq_number_id };
  const own = async () => (await waits(seller, 'seller')).filter((line) => line.endsWith(rfq_number_id));
  await quoted(seller, rfq_number_id);
  const { version } = await ended(buyer, rfq_number_id);
  await buyer.ok(dialogue.rerequestRfq, { params, body: { version, deadline_date: dayFromNow(3) } });
  expect(await own()).toEqual([`rerequested 1 ${rfq_number_id}`]);
  const { deadlines } = await seller.ok(getHub);
  expect(deadlines.find(({ number }) => number === rfq_number_id)).toMatchObject({
    kind: 'rerequested',
    side: 'seller',
  });
  await quoted(seller, rfq_number_id, '140000');
  expect(await own()).toEqual([]);
});

test('a claim stands without the money of its order, of which it is a part', async () => {
  const { order_number, version } = await orderIn('shipped', { buyer, seller });
  await buyer.ok(orders.openClaim, {
    params: { order_number },
    body: { version, claim: { kind: 'quantity', text: '플랜지 2개 부족' } },
  });
  for (const who of [buyer, seller]) {
    const { waiting } = await who.ok(getHub);
    const claims = waiting.find(({ kind }) => kind === 'claim')?.records ?? [];
    expect(claims.find(({ number }) => number === order_number)).toMatchObject({ amount: null, currency: null });
  }
});

test('a colleague finds what that person’s role may deal with', async () => {
  const colleague = await colleagueOf(buyer, '김창고');
  await draft(buyer);
  await buyer.ok(reauth, { body: { password: PASSWORD } });
  await give(buyer, colleague, place('warehouse'));
  const kinds = async (who: Caller) => (await who.ok(getHub)).waiting.map(({ kind }) => kind);
  expect(await kinds(buyer)).toEqual(expect.arrayContaining(['draft', 'claim']));
  expect(await kinds(colleague)).toEqual(expect.arrayContaining(['claim']));
  expect(await kinds(colleague)).not.toContain('draft');
  expect((await colleague.ok(getHub)).deadlines.map(({ kind }) => kind)).not.toContain('closing');
});

test('an order that left in part is due with the soonest line that is still there', async () => {
  const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
  const { rfq_number_id } = await submitted(two.buyer);
  const body = quotationBody(await seenBy(two.seller, rfq_number_id), '150000', { payment_term: 'eom_next' });
  const lines = body.lines.map((line, index) => ({ ...line, lead_days: index === 0 ? 3 : 9 }));
  await two.seller.ok(submitQuotation, { params: { rfq_number_id }, body: { ...body, lines } });
  await ended(two.buyer, rfq_number_id);
  const params = { order_number: await accepted(two.seller, await awarded(two.buyer, two.seller, rfq_number_id)) };
  const order = await two.seller.ok(orders.getOrder, { params });
  const due = async () =>
    (await two.seller.ok(getHub)).waiting.find(({ kind }) => kind === 'ship')?.records[0]?.due_at ?? null;
  const dayOf = (line: number) => endOfDaySeoul(order.lines[line]?.due_on ?? '').toISOString();
  expect(await due()).toBe(dayOf(0));
  const [first] = order.lines;
  const gone = [{ line_id: first?.id ?? '', qty: first?.qty ?? '' }];
  await two.seller.ok(orders.shipOrder, { params, body: { version: order.version, lines: gone } });
  expect(await due()).toBe(dayOf(1));
});

test('a request whose only quotation was withdrawn waits for nobody, until it is changed', async () => {
  const [asking, first, second] = [await join(server.api), await joinSeller(server.api), await joinSeller(server.api)];
  const { rfq_number_id } = await submitted(asking);
  const waiting = async () => [...(await waits(asking, 'buyer')), ...(await waits(first, 'seller'))];
  const line = (kind: string) => `${kind} 1 ${rfq_number_id}`;
  expect(await waiting()).toContain(line('new'));
  const { version } = await quoted(first, rfq_number_id);
  expect(await waiting()).toContain(line('quotations'));
  await first.ok(withdrawQuotation, { params: { rfq_number_id }, body: { version } });
  const ofIt = async () => (await waiting()).filter((one) => one.endsWith(rfq_number_id));
  expect(await ofIt()).toEqual([]);
  await firstLineGrew(asking, rfq_number_id, '500');
  expect(await ofIt()).toEqual([line('new')]);
  await quoted(second, rfq_number_id);
  expect(await ofIt()).toContain(line('quotations'));
});
