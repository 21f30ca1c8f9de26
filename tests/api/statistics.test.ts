import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmBid, declineBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as statistics from '../../src/contract/endpoints/statistics';
import { readSheets } from '../../src/server/spreadsheet/readSheets';
import { buyerFigures, monthOf, type SeenOrder, type SeenRequest, sellerFigures } from '../support/ownFigures';
import { Caller, join, joinSeller, newRegistrationNumber } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { awarded, dayFromNow, ended, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyers: Caller[];
let sellers: Caller[];
const requests: SeenRequest[] = [];
const placed: SeenOrder[] = [];
const QUANTITY = 18;

/** Chance that is the same in every run. */
let state = 20261121;
const chance = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

let ahead = 0;
const later = async (seconds: number) => {
  ahead += seconds;
  await server.api('POST', '/dev/clock', { body: { seconds: ahead } });
};

const quote = async (seller: Caller, rfq_number_id: string, price: string) =>
  seller.ok(quotations.submitQuotation, {
    params: { rfq_number_id },
    body: quotationBody(await seenBy(seller, rfq_number_id), price, { valid_until: dayFromNow(ahead / 86_400 + 60) }),
  });

/** One project to some end: sellers answer at different times, one may withdraw, the winner may decline or be cancelled. */
async function project(days: number): Promise<void> {
  await later(days * 86_400);
  const who = chance(buyers.length);
  const buyer = buyers[who] as Caller;
  const deadline_date = dayFromNow(Math.ceil(ahead / 86_400) + 6);
  const { rfq_number_id } = await submitted(buyer, { deadline_date, sealed: false });
  const { submitted_at } = await readRfq(buyer, rfq_number_id);
  const seen: SeenRequest = {
    buyer: who,
    submitted_at: submitted_at ?? '',
    asked: sellers.map((_, index) => index),
    quotations: new Map(),
  };
  requests.push(seen);
  for (const [index, seller] of sellers.entries()) {
    if (chance(10) < 3) continue;
    await later(60 * (1 + chance(600)));
    const price = 10_000 + chance(90_000);
    const sent = await quote(seller, rfq_number_id, String(price));
    seen.quotations.set(index, {
      first_at: sent.quotation?.submitted_at ?? '',
      received_at: submitted_at ?? '',
      price,
      status: 'SUBMITTED',
    });
    if (chance(6) === 0) {
      const version = (await seenBy(seller, rfq_number_id)).version;
      await seller.ok(quotations.withdrawQuotation, { params: { rfq_number_id }, body: { version } });
      (seen.quotations.get(index) as { status: string }).status = 'WITHDRAWN';
    }
  }
  const standing = [...seen.quotations].filter(([, { status }]) => status === 'SUBMITTED');
  const winner = standing[chance(standing.length)];
  if (!winner || chance(5) === 0) return;
  await ended(buyer, rfq_number_id);
  await later(3600);
  await award(
    seen,
    rfq_number_id,
    winner[0],
    standing.map(([, { price }]) => price),
  );
}

async function award(seen: SeenRequest, number: string, winner: number, prices: number[]): Promise<void> {
  const buyer = buyers[seen.buyer] as Caller;
  const seller = sellers[winner] as Caller;
  const own = seen.quotations.get(winner);
  const { bids } = await awarded(buyer, seller, number);
  const body = { version: bids[0]?.version ?? 0 };
  const params = { bid_id: bids[0]?.id ?? '' };
  if (!own) throw new Error('nobody won');
  if (chance(6) === 0) {
    await seller.ok(declineBid, { params, body: { ...body, reason: '생산 일정' } });
    own.status = 'DECLINED';
    return;
  }
  const { order_number } = await seller.ok(confirmBid, { params, body });
  for (const one of seen.quotations.values()) if (one.status === 'SUBMITTED') one.status = 'LOST';
  own.status = 'CONFIRMED';
  let order = await buyer.ok(orders.getOrder, { params: { order_number: order_number ?? '' } });
  if (chance(5) === 0) {
    order = await buyer.ok(orders.cancelOrder, {
      params: { order_number: order.order_number },
      body: { version: order.version, reason: '설계 변경' },
    });
  }
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  placed.push({
    buyer: seen.buyer,
    seller: winner,
    placed_at: order.placed_at,
    status: order.status,
    supply: Number(order.totals?.supply_amount),
    saved: prices.length < 2 ? null : Math.round(average * QUANTITY) - own.price * QUANTITY,
  });
}

beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
  buyers = await Promise.all([join(server.api), join(server.api, { company_name: '남해플랜트' })]);
  sellers = await Promise.all(
    ['가나강관', '다라피팅', '마바밸브', '사아스틸'].map((company_name) =>
      joinSeller(server.api, ['pipe', 'flange'], { company_name }),
    ),
  );
  for (const days of [0, 3, 9, 20, 1, 14, 2, 26, 5, 5, 17, 8]) await project(days);
});
afterAll(() => server?.stop());

describe('figures of buying and selling', () => {
  const span = () => ({
    from: monthOf(requests[0]?.submitted_at ?? ''),
    to: monthOf(new Date(Date.now() + ahead * 1000).toISOString()),
  });

  test('are those of an independent computation, for every company, month and the whole', async () => {
    const query = span();
    const inside = (at: string) => monthOf(at) >= query.from && monthOf(at) <= query.to;
    expect(placed.length).toBeGreaterThan(3);
    for (const [who, buyer] of buyers.entries()) {
      const seen = await buyer.ok(statistics.getBuyerStatistics, { query });
      expect(seen.total).toEqual(buyerFigures(who, requests, placed, inside));
      expect(seen.months.length).toBeGreaterThan(3);
      for (const { month, ...figures } of seen.months) {
        expect(figures, month).toEqual(buyerFigures(who, requests, placed, (at) => monthOf(at) === month));
      }
    }
    for (const [who, seller] of sellers.entries()) {
      const seen = await seller.ok(statistics.getSellerStatistics, { query });
      expect(seen.total).toEqual(sellerFigures(who, requests, placed, inside));
      for (const { month, ...figures } of seen.months) {
        expect(figures, month).toEqual(sellerFigures(who, requests, placed, (at) => monthOf(at) === month));
      }
    }
  });

  test('without a period cover the last twelve months, those without anything too', async () => {
    const seen = await (buyers[0] as Caller).ok(statistics.getBuyerStatistics);
    expect(seen.months).toHaveLength(12);
    expect(seen.months.at(-1)?.month).toBe(span().to);
    expect(seen.months[0]).toMatchObject({
      requests: 0,
      answer_rate: null,
      first_quotation_minutes: null,
      spend_krw: '0',
    });
  });

  test('of a period that is none, or too long, are refused', async () => {
    const buyer = buyers[0] as Caller;
    for (const query of [
      { from: '2026-12', to: '2026-11' },
      { from: '2020-01', to: '2026-11' },
      { from: '2026-13', to: '2027-01' },
      { from: '2026-1' },
    ]) {
      for (const endpoint of [
        statistics.getBuyerStatistics,
        statistics.getSellerStatistics,
        statistics.getStatisticsSheet,
      ]) {
        expect((await buyer.call(endpoint, { query })).mcode, JSON.stringify(query)).toBe(4);
      }
    }
  });

  test('are nobody else’s: not a visitor’s, not a pending colleague’s, not another company’s', async () => {
    const number = newRegistrationNumber();
    const first = await join(server.api, { company_registration_number: number });
    const pending = await join(server.api, { company_registration_number: number });
    for (const endpoint of [
      statistics.getBuyerStatistics,
      statistics.getSellerStatistics,
      statistics.getPriceIndex,
      statistics.getStatisticsSheet,
    ]) {
      expect((await new Caller(server.api).call(endpoint)).mcode).toBe(1000);
      expect((await pending.call(endpoint)).mcode).toBe(2002);
    }
    expect((await first.ok(statistics.getBuyerStatistics)).total).toMatchObject({
      requests: 0,
      orders: 0,
      spend_krw: '0',
    });
    expect((await first.ok(statistics.getSellerStatistics)).total).toMatchObject({
      matched: 0,
      won: 0,
      revenue_krw: '0',
    });
  });

  test('go into a spreadsheet that says the same', async () => {
    const buyer = buyers[0] as Caller;
    const query = span();
    const { total, months } = await buyer.ok(statistics.getBuyerStatistics, { query });
    const file = await server.api('GET', `/statistics/sheet?from=${query.from}&to=${query.to}`, {
      token: buyer.token ?? '',
      lang: 'ko',
    });
    expect(file.headers.get('content-type')).toContain('spreadsheetml');
    const sheets = await readSheets('통계.xlsx', Buffer.from(file.body as Uint8Array));
    expect(sheets.map(({ name }) => name)).toEqual(['구매', '판매', 'kg당 자재 시세']);
    const rows = sheets[0]?.rows ?? [];
    const head = rows.findIndex((row) => row[0] === '월');
    expect(rows.slice(head + 1).map((row) => String(row[0]))).toEqual([...months.map(({ month }) => month), '전체']);
    const last = rows.at(-1)?.map((cell) => String(cell).replaceAll(',', '')) ?? [];
    expect(last[1]).toBe(String(total.requests));
    expect(Number(last[7])).toBe(Number(total.spend_krw));
    expect(Number(last[10])).toBe(Number(total.saved_krw));
  });
});
