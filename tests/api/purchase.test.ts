import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as carts from '../../src/contract/endpoints/cart';
import * as orders from '../../src/contract/endpoints/order';
import * as purchases from '../../src/contract/endpoints/purchase';
import { closeStock, issueStock, listMovements, openStock } from '../../src/contract/endpoints/stock';
import { sortedCodes } from '../support/answers';
import { Caller, join, joinSeller, signIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow } from '../support/trade';
import { addressOf, lotOf, openLot, PIPE, purchaseOf, readLot, specOf } from '../support/stock';

let server: TestServer;
let seller: Caller;
let buyer: Caller;
let address: string;

beforeAll(async () => {
  server = await startServer();
  seller = await joinSeller(server.api);
  buyer = await join(server.api);
  address = await addressOf(buyer);
});
afterAll(() => server.stop());

const buy = (who: Caller, body: Parameters<typeof purchaseOf> extends never ? never : ReturnType<typeof purchaseOf>) =>
  who.call(purchases.placePurchase, { body });

async function bought(qty = '4', lotQty = '10') {
  const lot = await openLot(seller, PIPE, lotQty);
  const { orders: placed, checkout_id } = await buyer.ok(purchases.placePurchase, {
    body: purchaseOf(lot, qty, address),
  });
  return { lot, checkout_id, params: { order_number: placed[0]?.order_number ?? '' } };
}

const stateOf = async (id: string) => {
  const { on_hand, reserved, open_qty } = await readLot(seller, id);
  return [on_hand, reserved, open_qty];
};

describe('buying listed stock', () => {
  test('places an order, reserves in the same transaction, and the complete page shows it', async () => {
    const { lot, params, checkout_id } = await bought();
    expect(await stateOf(lot.id)).toEqual(['10', '4', '6']);
    const order = await buyer.ok(orders.getOrder, { params });
    expect(order).toMatchObject({ payment_term: 'prepaid', rfq_number_id: null, side: 'buyer' });
    expect(order.totals).toMatchObject({ lines_amount: '600000', vat_amount: '60000', total_amount: '660000' });
    expect(order.lines[0]).toMatchObject({ qty: '4', amount: '600000', weight_kg: '385.92' });
    expect(order.delivery_place).toContain('울산');
    for (const who of [buyer, seller]) {
      const { items } = await who.ok(orders.listOrders, { query: { source: 'stock' } });
      expect(items.map(({ order_number }) => order_number)).toContain(params.order_number);
      expect(items.filter(({ rfq_number_id }) => rfq_number_id !== null)).toEqual([]);
    }
    const done = await buyer.ok(purchases.getCheckout, { params: { checkout_id } });
    expect(done.orders.map(({ order_number }) => order_number)).toEqual([params.order_number]);
    expect((await seller.call(purchases.getCheckout, { params: { checkout_id } })).mcode).toBe(5032);
    expect((await seller.ok(orders.getOrder, { params })).side).toBe('seller');
  });

  test('two sellers, two orders; one that cannot be filled takes the other one back', async () => {
    const other = await joinSeller(server.api, ['pipe'], { company_name: '둘째강관' });
    const [one, two] = [await openLot(seller, PIPE, '10'), await openLot(other, PIPE, '10')];
    const lines = [one, two].map((lot) => purchaseOf(lot, '3', address).lines[0]).filter((line) => line !== undefined);
    const wrong = lines.map((line, index) => ({ ...line, qty: index === 1 ? '11' : line.qty }));
    const refused = await buy(buyer, { lines: wrong, address_id: address, terms_accepted: true });
    expect(refused.mcode).toBe(5030);
    expect(refused.data).toEqual({ issues: [{ path: ['lines', 1, two.id], code: 'quantity_short' }] });
    expect(await stateOf(one.id)).toEqual(['10', '0', '10']);
    const placed = await buy(buyer, { lines, address_id: address, terms_accepted: true });
    expect(placed.data.orders).toHaveLength(2);
  });

  test('a changed price, a closed lot, a wrong step and the own stock are each named', async () => {
    const lot = await openLot(seller, PIPE, '10', { moq: '2', multiple: '2' });
    const body = purchaseOf(lot, '4', address);
    const with1 = (change: object) => ({ ...body, lines: body.lines.map((line) => ({ ...line, ...change })) });
    const codes = async (change: object) => {
      const { mcode, data } = await buy(buyer, with1(change));
      return [mcode, ...((data as unknown as { issues: { code: string }[] }).issues ?? []).map(({ code }) => code)];
    };
    expect(await codes({ unit_price: '149999' })).toEqual([5030, 'price_changed']);
    expect(await codes({ price_uom: 'M' })).toEqual([5030, 'price_changed']);
    expect(await codes({ qty: '1' })).toEqual([5030, 'below_moq']);
    expect(await codes({ qty: '3' })).toEqual([5030, 'not_multiple']);
    expect((await buy(seller, { ...body, address_id: await addressOf(seller) })).mcode).toBe(5031);
    expect((await buy(buyer, { ...body, address_id: await addressOf(seller) })).mcode).toBe(5033);
    await seller.ok(closeStock, { body: { items: [{ item_id: lot.id, version: lot.version }] } });
    expect(await codes({})).toEqual([5030, 'gone']);
    expect((await server.api('POST', '/purchase', { body })).status).toBe(401);
    expect((await buy(buyer, with1({ qty: '0' }))).mcode).toBe(4);
    expect((await buy(buyer, { ...body, lines: [...body.lines, ...body.lines] })).mcode).toBe(4);
  });

  test('a double click buys once', async () => {
    const lot = await openLot(seller, PIPE, '10');
    const input = { body: purchaseOf(lot, '2', address) };
    const key = { 'idempotency-key': 'double-click-1' };
    const both = await Promise.all([1, 2].map(() => buyer.call(purchases.placePurchase, input, key)));
    expect(sortedCodes(both)).toEqual([0, 0]);
    expect(both[0]?.data.checkout_id).toBe(both[1]?.data.checkout_id);
    expect(await stateOf(lot.id)).toEqual(['10', '2', '8']);
  });

  test('what is reserved can be neither issued nor opened again', async () => {
    const { lot } = await bought('4', '10');
    const { version } = await readLot(seller, lot.id);
    const params = { item_id: lot.id };
    expect((await seller.call(issueStock, { params, body: { version, qty: '7' } })).mcode).toBe(5001);
    const terms = {
      item_id: lot.id,
      version,
      open_qty: '7',
      currency: 'KRW' as const,
      unit_price: '1',
      price_uom: 'EA' as const,
    };
    expect((await seller.call(openStock, { body: { items: [terms] } })).mcode).toBe(5007);
  });
});

describe('what becomes of the reservation', () => {
  test('a transfer is reported of a day that has come', async () => {
    const { params } = await bought();
    const of = (paid_on: string) =>
      buyer.call(orders.reportPayment, { params, body: { version: 1, paid_on, depositor: '한빛' } });
    expect((await of(dayFromNow(1))).data).toMatchObject({ issues: [{ path: ['paid_on'], code: 'future' }] });
    expect((await of(dayFromNow(0))).status).toBe(200);
  });
  test('shipping turns it into an OUT', async () => {
    const { lot, params } = await bought();
    await buyer.ok(orders.reportPayment, { params, body: { version: 1, paid_on: '2026-11-21', depositor: '한빛' } });
    await seller.ok(orders.confirmPayment, { params, body: { version: 2 } });
    await seller.ok(orders.shipOrder, { params, body: { version: 3 } });
    expect(await stateOf(lot.id)).toEqual(['6', '0', '6']);
    const { items } = await seller.ok(listMovements, { query: { item_id: lot.id } });
    expect(
      items.map(({ kind, on_hand_delta, reserved_delta, order_number }) => [
        kind,
        on_hand_delta,
        reserved_delta,
        order_number,
      ]),
    ).toEqual([
      ['OUT', '-4', '-4', params.order_number],
      ['RESERVE', '0', '4', params.order_number],
      ['IN', '10', '0', null],
    ]);
  });

  test('a part shipment takes its own pieces and leaves the rest reserved', async () => {
    const { lot, params } = await bought();
    await buyer.ok(orders.reportPayment, { params, body: { version: 1, paid_on: '2026-11-21', depositor: '한빛' } });
    const { lines } = await seller.ok(orders.confirmPayment, { params, body: { version: 2 } });
    const part = (qty: string) => [{ line_id: lines[0]?.id ?? '', qty, heat_numbers: ['H-1'], weighed_kg: null }];
    const first = await seller.ok(orders.shipOrder, { params, body: { version: 3, lines: part('1.5') } });
    expect(first.delivery_status).toBe('PART_SHIPPED');
    expect(await stateOf(lot.id)).toEqual(['8.5', '2.5', '6']);
    const tooMuch = await seller.call(orders.shipOrder, { params, body: { version: 4, lines: part('2.6') } });
    expect(tooMuch.mcode).toBe(4004);
    expect(await stateOf(lot.id)).toEqual(['8.5', '2.5', '6']);
    const rest = await seller.ok(orders.shipOrder, { params, body: { version: 4 } });
    expect(rest.delivery_status).toBe('SHIPPED');
    expect(await stateOf(lot.id)).toEqual(['6', '0', '6']);
  });

  test('cancelling gives it back and opens it again; a lot closed meanwhile stays closed', async () => {
    const first = await bought();
    await buyer.ok(orders.cancelOrder, { params: first.params, body: { version: 1, reason: '설계 변경' } });
    expect(await stateOf(first.lot.id)).toEqual(['10', '0', '10']);
    const second = await bought();
    await seller.ok(closeStock, { body: { items: [{ item_id: second.lot.id, version: second.lot.version }] } });
    await seller.ok(orders.cancelOrder, { params: second.params, body: { version: 1, reason: '품절' } });
    expect(await stateOf(second.lot.id)).toEqual(['10', '0', '0']);
  });

  test('unpaid and unreported for two business days it lapses; a reported payment stays', async () => {
    const [unpaid, reported] = [await bought(), await bought()];
    await buyer.ok(orders.reportPayment, {
      params: reported.params,
      body: { version: 1, paid_on: '2026-11-21', depositor: '한빛' },
    });
    const emails = [buyer.email, seller.email];
    await server.api('POST', '/dev/clock', { body: { seconds: 7 * 24 * 3600 } });
    for (const [index, who] of [buyer, seller].entries()) await signIn(who, emails[index] ?? '');
    await expect
      .poll(async () => (await buyer.ok(orders.getOrder, { params: unpaid.params })).status)
      .toBe('CANCELLED');
    expect(await stateOf(unpaid.lot.id)).toEqual(['10', '0', '10']);
    expect((await buyer.ok(orders.getOrder, { params: reported.params })).status).toBe('OPEN');
    expect(await stateOf(reported.lot.id)).toEqual(['10', '4', '6']);
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
    for (const [index, who] of [buyer, seller].entries()) await signIn(who, emails[index] ?? '');
  });
});

describe('the cart', () => {
  test('is one for all devices of a person, merges what a browser kept, and reports what changed', async () => {
    const lot = await openLot(seller, PIPE, '10');
    const put = (qty: string, seen_price: string | null) => ({
      body: { stock: [{ item_id: lot.id, qty, seen_price, seen_price_uom: seen_price ? ('EA' as const) : null }] },
    });
    await buyer.ok(carts.addToCart, put('2', '150000'));
    const merged = await buyer.ok(carts.addToCart, put('3', null));
    const line = merged.stock[0]?.lines[0];
    expect(line).toMatchObject({ qty: '3', seen_price: '150000', problems: [], amount: '450000' });
    expect(merged.stock[0]?.totals.total_amount).toBe('495000');
    // What moves there from a request comes on top.
    const moved = ['4', '5'].flatMap((qty) => put(qty, null).body.stock);
    const both = await buyer.ok(carts.addToCart, { body: { stock: moved, more: true } });
    expect(both.stock[0]?.lines[0]?.qty).toBe('12');
    const terms = {
      item_id: lot.id,
      version: lot.version,
      open_qty: '2',
      currency: 'KRW' as const,
      unit_price: '160000',
      price_uom: 'EA' as const,
    };
    await seller.ok(openStock, { body: { items: [terms] } });
    expect((await buyer.ok(carts.getCart)).stock[0]?.lines[0]?.problems).toEqual(['price_changed', 'quantity_short']);
    const params = { line_id: line?.id ?? '' };
    await buyer.ok(carts.changeCartLine, { params, body: { qty: '1' } });
    const seen = await buyer.ok(carts.acceptCartPrices);
    expect(seen.stock[0]?.lines[0]).toMatchObject({ problems: [], seen_price: '160000' });
    expect((await seller.call(carts.changeCartLine, { params, body: { qty: '1' } })).mcode).toBe(5020);
    expect((await seller.ok(carts.getCart)).count).toBe(0);
    expect((await buyer.ok(carts.removeCartLines, { body: { ids: [params.line_id] } })).count).toBe(0);
  });

  test('holds request lines beside it, weighed, and what was bought leaves it', async () => {
    const lot = await openLot(seller, PIPE, '10');
    await buyer.ok(carts.addToCart, {
      body: {
        stock: [{ item_id: lot.id, qty: '1' }],
        request: [{ raw_text: PIPE, spec: specOf(PIPE), qty: '2', uom: 'EA' }],
      },
    });
    await buyer.ok(purchases.placePurchase, { body: purchaseOf(lot, '1', address) });
    const cart = await buyer.ok(carts.getCart);
    expect(cart).toMatchObject({ stock: [], count: 1, request_weight_kg: '192.96' });
  });

  test('of a visitor lies in the browser: what is in it now is answered to anybody, without a price, and stored nowhere', async () => {
    const lot = await openLot(seller, PIPE, '10', { unit_price: '7391173' });
    const hidden = await lotOf(seller, PIPE, '10', { maker: '비공개제강' });
    const line = { raw_text: PIPE, spec: specOf(PIPE), qty: '2', uom: 'EA' as const };
    const id = '0198a1b2-0000-7000-8000-000000000001';
    const stock = [lot.id, hidden.id, id].map((item_id) => ({ item_id, qty: '12' }));
    const visitor = new Caller(server.api);
    const kept = await visitor.ok(carts.readKeptCart, { body: { stock, request: [{ ...line, id }] } });
    expect(kept).toMatchObject({ count: 2, request: [{ id, qty: '2' }], request_weight_kg: '192.96' });
    expect(kept.stock.flatMap(({ lines }) => lines)).toMatchObject([
      {
        id: lot.id,
        qty: '12',
        amount: null,
        problems: ['quantity_short'],
        item: { unit_price: null, price_each: null },
      },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/7391173|비공개제강/);
    // Nor does a login find a lot that was never opened by its id.
    expect((await buyer.ok(carts.addToCart, { body: { stock: [{ item_id: hidden.id, qty: '1' }] } })).stock).toEqual(
      [],
    );
    const tooMany = Array.from({ length: 101 }, () => ({ item_id: lot.id, qty: '1' }));
    expect((await visitor.call(carts.readKeptCart, { body: { stock: tooMany } })).status).toBe(400);
    expect((await buyer.ok(carts.getCart)).stock).toEqual([]);
  });

  test('holds at most 300 lines', async () => {
    const other = await join(server.api, { company_name: '큰장바구니' });
    const request = Array.from({ length: 300 }, () => ({ spec: specOf(PIPE), qty: '1', uom: 'EA' as const }));
    await other.ok(carts.addToCart, { body: { request } });
    expect((await other.call(carts.addToCart, { body: { request: request.slice(0, 1) } })).mcode).toBe(5021);
    expect((await other.ok(carts.getCart)).count).toBe(300);
  });
});

describe('the address book', () => {
  test('belongs to the company, has one default, and minds names and versions', async () => {
    const own = await join(server.api, { company_name: '주소상사' });
    const body = { label: '본사', recipient: '김', phone: '02-123-4567', address: '서울' };
    const first = await own.ok(purchases.addAddress, { body });
    expect(first.is_default).toBe(true);
    expect((await own.call(purchases.addAddress, { body })).mcode).toBe(5034);
    const second = await own.ok(purchases.addAddress, { body: { ...body, label: '현장', is_default: true } });
    expect((await own.ok(purchases.listAddresses)).items.map(({ is_default }) => is_default)).toEqual([true, false]);
    const params = { address_id: second.id };
    await own.ok(purchases.changeAddress, { params, body: { ...body, label: '현장 2', version: 1 } });
    expect(
      (await own.call(purchases.changeAddress, { params, body: { ...body, label: '현장 3', version: 1 } })).mcode,
    ).toBe(9409);
    expect((await buyer.call(purchases.removeAddress, { params, query: { version: 2 } })).mcode).toBe(5033);
    expect((await own.call(purchases.removeAddress, { params, query: { version: 1 } })).mcode).toBe(9409);
    expect((await own.call(purchases.addAddress, { body: { ...body, label: 'x', phone: 'abc' } })).mcode).toBe(4);
    await own.ok(purchases.removeAddress, { params, query: { version: 2 } });
  });
});
