import { afterEach, describe, expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import { getBuyerStatistics, getPriceIndex, getSellerStatistics } from '../../src/contract/endpoints/statistics';
import { addMonths, seoulMonth } from '../../src/domain/time/months';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { orderIn } from '../support/states';
import {
  accepted,
  awarded,
  dayFromNow,
  ended,
  flangeLine,
  ordered,
  pipeLine,
  quoted,
  submitted,
} from '../support/trade';

const { server, buyer, seller, rival } = await startTrade({
  people: { rival: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '가까운강관' }) },
  env: { TEST_CLOCK: '1' },
});
const DAY = 86_400;
const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
afterEach(() => clock(0));
const verify = () => server.sql(`update company set verification = 'verified'`);

/** Ten pipes with a target and eight flanges without one, offered by both, awarded to the dearer. */
async function bought(change = {}) {
  const lines = [{ ...pipeLine, target_price: '100000' }, flangeLine];
  const { rfq_number_id } = await submitted(buyer, { lines, ...change });
  await quoted(rival, rfq_number_id, '120000');
  await quoted(seller, rfq_number_id, '150000');
  await ended(buyer, rfq_number_id);
  const order_number = await accepted(seller, await awarded(buyer, seller, rfq_number_id));
  return buyer.ok(orders.getOrder, { params: { order_number } });
}

describe('buying', () => {
  test('shows what an order was placed at beside the average, the lowest and the target of the same lines', async () => {
    const order = await bought();
    const { compared } = await buyer.ok(getBuyerStatistics);
    expect(compared[0]).toEqual({
      order_number: order.order_number,
      title: order.title,
      seller_name: order.seller.company_name,
      currency: 'KRW',
      line_count: 2,
      paid: String(18 * 150_000),
      average: String(18 * 135_000),
      lowest: String(18 * 120_000),
      target: { line_count: 1, paid: String(10 * 150_000), target: String(10 * 100_000) },
    });
  });

  test('an order of one offer alone is compared with nothing', async () => {
    const alone = await join(server.api, { company_name: '홀로플랜트' });
    await ordered(alone, seller, { lines: [pipeLine] });
    expect(await alone.ok(getBuyerStatistics)).toMatchObject({
      compared: [],
      suppliers: [{ orders: 1 }],
      groups: [{ category: 'pipe', krw: '1500000' }],
    });
  });

  test('stands by supplier with freight and by material without it, an order that was cancelled in neither', async () => {
    const order = await bought();
    await buyer.ok(orders.cancelOrder, {
      params: { order_number: order.order_number },
      body: { version: order.version, reason: '설계 변경' },
    });
    const { total, suppliers, groups } = await buyer.ok(getBuyerStatistics);
    expect(suppliers).toMatchObject([{ name: order.seller.company_name, orders: total.orders, krw: total.spend_krw }]);
    const goods = total.orders * 150_000;
    expect(groups).toEqual([
      { category: 'pipe', krw: String(goods * 10), usd: '0.00' },
      { category: 'flange', krw: String(goods * 8), usd: '0.00' },
    ]);
    expect(Number(total.spend_krw)).toBe(goods * 18 + total.orders * 50_000);
    const { customers } = await seller.ok(getSellerStatistics);
    expect(customers.map(({ orders: count }) => count)).toEqual([total.orders, 1]);
    expect((await rival.ok(getSellerStatistics)).customers).toEqual([]);
  });
});

describe('a delivery', () => {
  const figures = async (who: Caller, endpoint = getBuyerStatistics) => {
    const to = addMonths(seoulMonth(new Date()), 3);
    const { deliveries } = await who.ok(endpoint, { query: { from: addMonths(to, -5), to } });
    return { due: deliveries.due, on_time: deliveries.on_time };
  };

  test('is in time by the day its buyer confirmed, late when it came later or not at all', async () => {
    const [mine, theirs] = [await join(server.api), await joinSeller(server.api)];
    const people = { buyer: mine, seller: theirs };
    const set = (number: string, days: number) =>
      server.sql(`update trade_order set required_date = '${dayFromNow(days)}' where order_number = '${number}'`);
    const early = await orderIn('finished', people);
    await set(early.order_number, 10);
    // It has arrived before its day, which has not come yet.
    expect(await figures(mine)).toEqual({ due: 1, on_time: 1 });
    const missing = await orderIn('paid', people);
    await set(missing.order_number, 3);
    expect(await figures(mine)).toEqual({ due: 1, on_time: 1 });
    await clock(5 * DAY);
    expect(await figures(mine)).toEqual({ due: 2, on_time: 1 });
    await set(early.order_number, -2);
    expect(await figures(mine)).toEqual({ due: 2, on_time: 0 });
    expect(await figures(theirs, getSellerStatistics as never)).toEqual({ due: 2, on_time: 0 });
  });

  test('that nobody confirmed arrived when its seller expected it, not when the week ended', async () => {
    const [mine, theirs] = [await join(server.api), await joinSeller(server.api)];
    const order = await orderIn('shipped', { buyer: mine, seller: theirs });
    await server.sql(`update trade_order set required_date = '${dayFromNow(2)}' where order_number = '${order.order_number}';
      update shipment set expected_on = '${dayFromNow(1)}' where order_id =
        (select id from trade_order where order_number = '${order.order_number}')`);
    await clock(9 * DAY);
    await expect.poll(() => figures(mine)).toEqual({ due: 1, on_time: 1 });
  });
});

describe('beside the price index', () => {
  const family = async (who: Caller) =>
    (await who.ok(getPriceIndex)).families.find(
      ({ category, grade_family }) => category === 'pipe' && grade_family === 'carbon',
    );

  test('a buyer sees what it was offered and paid, a seller what it offered, and another company nothing', async () => {
    const mine = await join(server.api, { company_name: '시세플랜트' });
    const [first, second] = [
      await joinSeller(server.api, ['pipe'], { company_name: '시세하나' }),
      await joinSeller(server.api, ['pipe'], { company_name: '시세둘' }),
    ];
    await verify();
    const { rfq_number_id, lines } = await submitted(mine, { lines: [pipeLine] });
    const kg = Number(lines[0]?.total_weight_kg);
    for (const [who, price] of [
      [first, '150000'],
      [second, '120000'],
    ] as const) {
      await quoted(who, rfq_number_id, price);
    }
    // Nothing is there before the request is opened.
    expect(await family(mine)).toBeUndefined();
    await ended(mine, rfq_number_id);
    const perKg = (price: number) => String(Math.round((price * 10) / kg));
    const month = seoulMonth(new Date());
    const received = [{ month, count: 2, low: perKg(120_000), middle: perKg(135_000), high: perKg(150_000) }];
    expect(await family(mine)).toMatchObject({ points: [], received, sent: [], bought: [] });
    const order_number = await accepted(second, await awarded(mine, second, rfq_number_id));
    expect((await family(mine))?.bought).toEqual([{ month, order_number, krw_per_kg: perKg(120_000) }]);
    const own = { month, count: 1, low: perKg(150_000), middle: perKg(150_000), high: perKg(150_000) };
    expect(await family(first)).toMatchObject({ received: [], sent: [own], bought: [] });
    expect(await family(await join(server.api))).toBeUndefined();
  });
});
