import { afterEach, describe, expect, test } from 'vitest';
import { linkFile } from '../../src/contract/endpoints/file';
import { stockShipment } from '../../src/contract/endpoints/ownStock';
import * as stock from '../../src/contract/endpoints/stock';
import { getHub } from '../../src/contract/endpoints/hub';
import * as orders from '../../src/contract/endpoints/order';
import * as pushes from '../../src/contract/endpoints/user';
import type { Order } from '../../src/contract/entities/order';
import { claimsUntil, countsAsReceivedAt } from '../../src/domain/states/receipt';
import { seoulDay } from '../../src/domain/time/deadline';
import { daysLater } from '../../src/domain/time/spans';
import { sortedCodes } from '../support/answers';
import { type Caller, joinSeller } from '../support/people';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { startTrade } from '../support/startTrade';
import { orderIn } from '../support/states';
import { uploadedFile } from '../support/uploads';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
  env: { TEST_CLOCK: '1' },
});

const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
afterEach(() => clock(0));

const at = (order: Order) => ({ order_number: order.order_number });
const version = (order: Order) => ({ version: order.version });
const read = (order: Order) => buyer.ok(orders.getOrder, { params: at(order) });
const paid = () => orderIn('paid', { buyer, seller });
const lineOf = (order: Order, index = 0) => order.lines[index] ?? expect.fail('the order has no such line');

describe('partial shipments', () => {
  const part = (order: Order, qty: string, index = 0) => ({
    line_id: lineOf(order, index).id,
    qty,
    heat_numbers: [`H${index}-${qty}`],
  });
  const ship = (order: Order, lines: ReturnType<typeof part>[]) =>
    seller.call(orders.shipOrder, { params: at(order), body: { ...version(order), lines } });

  test('lines and quantities leave in parts, each is received with what differs', async () => {
    const order = await paid();
    const first = (await ship(order, [part(order, '4')])).data;
    expect(first).toMatchObject({
      delivery_status: 'PART_SHIPPED',
      lines: [{ shipped_qty: '4' }, { shipped_qty: '0' }],
    });
    const got = await buyer.ok(orders.receiveOrder, {
      params: at(order),
      body: {
        ...version(first),
        shipment_id: first.shipments[0]?.id ?? null,
        lines: [{ line_id: lineOf(order).id, received_qty: '3', note: '1본 누락' }],
      },
    });
    expect(got).toMatchObject({ delivery_status: 'PART_SHIPPED', status: 'OPEN' });
    expect(got.shipments[0]).toMatchObject({ lines: [{ qty: '4', received_qty: '3', note: '1본 누락' }] });
    const rest = await seller.ok(orders.shipOrder, { params: at(order), body: version(got) });
    expect(rest).toMatchObject({ delivery_status: 'SHIPPED', lines: [{ shipped_qty: '10' }, { shipped_qty: '8' }] });
    const done = await buyer.ok(orders.receiveOrder, { params: at(order), body: version(rest) });
    expect(done).toMatchObject({ status: 'FINISHED', lines: [{ received_qty: '9' }, { received_qty: '8' }] });
  });

  test('more than is left, a foreign line, or a line named twice does not ship', async () => {
    const order = await paid();
    const foreign = await paid();
    for (const lines of [[part(order, '10.001')], [part(foreign, '1')], [part(order, '1'), part(order, '1')]]) {
      expect(await ship(order, lines)).toMatchObject({ status: 422, mcode: 4004 });
    }
    expect((await read(order)).shipments).toEqual([]);
  });

  test('twice at once ships once', async () => {
    const order = await paid();
    const answers = await Promise.all([ship(order, [part(order, '6')]), ship(order, [part(order, '6')])]);
    expect(sortedCodes(answers)).toEqual([0, 9409]);
    expect((await read(order)).lines[0]).toMatchObject({ shipped_qty: '6' });
  });

  test('a certificate speaks for all its heats, which are of the shipment, for the two companies alone', async () => {
    const order = await paid();
    const file_id = await uploadedFile(seller, server.url);
    const body = {
      ...version(order),
      lines: [part(order, '2')],
      certificates: [{ heat_numbers: ['H0-2', 'X'], file_id }],
    };
    expect(await seller.call(orders.shipOrder, { params: at(order), body })).toMatchObject({
      status: 422,
      mcode: 4004,
    });
    body.lines.push(part(order, '3', 1));
    body.certificates = [{ heat_numbers: ['H1-3', 'H0-2', 'H1-3'], file_id }];
    await seller.ok(orders.shipOrder, { params: at(order), body });
    expect((await read(order)).shipments[0]?.certificates).toMatchObject([
      { heat_numbers: ['H1-3', 'H0-2'], file: { file_id } },
    ]);
    expect((await buyer.call(linkFile, { params: { file_id } })).mcode).toBe(0);
    expect((await stranger.call(linkFile, { params: { file_id } })).status).toBe(404);
  });

  test('the buyer is reminded once on the fifth day; on the seventh it counts as received', async () => {
    const order = await orderIn('shipped', { buyer, seller });
    const reminders = async () =>
      (await buyer.ok(pushes.listPush, { query: { limit: 100 } })).items.filter(
        (push) => push.kind === 'receipt_reminder' && push.record_id === order.order_number,
      );
    await clock(5 * 86_400 - 60);
    expect(await reminders()).toHaveLength(0);
    await clock(5 * 86_400 + 60);
    expect(await reminders()).toHaveLength(1);
    await clock(6 * 86_400);
    expect(await reminders()).toHaveLength(1);
    expect((await read(order)).delivery_status).toBe('SHIPPED');
    await clock(7 * 86_400 + 60);
    expect(await read(order)).toMatchObject({ status: 'FINISHED', delivery_status: 'RECEIVED' });
  });

  test('it never counts as received within a week of the day on which it should arrive', async () => {
    const order = await paid();
    const shipped = await seller.ok(orders.shipOrder, {
      params: at(order),
      body: { ...version(order), expected_on: daysLater(seoulDay(new Date(order.placed_at)), 20) },
    });
    expect(shipped.shipments[0]?.counts_as_received_at).toBe(
      countsAsReceivedAt(new Date(), daysLater(seoulDay(new Date(order.placed_at)), 20)).toISOString(),
    );
    await clock(8 * 86_400);
    expect(await read(order)).toMatchObject({ delivery_status: 'SHIPPED', status: 'OPEN' });
    await clock(28 * 86_400);
    expect(await read(order)).toMatchObject({ delivery_status: 'RECEIVED', status: 'FINISHED' });
  });
});

describe('into the own warehouse', () => {
  test('what was received becomes lots with heat and quantity, once, and the seller learns nothing of it', async () => {
    const order = await paid();
    const warehouse = await buyer.ok(stock.addWarehouse, {
      body: { name: `현장 ${order.order_number}`, region: '울산' },
    });
    const lines = [{ line_id: lineOf(order).id, qty: '4', heat_numbers: ['H-77'] }];
    const shipped = await seller.ok(orders.shipOrder, { params: at(order), body: { ...version(order), lines } });
    const shipment_id = shipped.shipments[0]?.id ?? '';
    const input = { params: { ...at(order), shipment_id }, body: { warehouse_id: warehouse.id } };
    expect(await buyer.call(stockShipment, input)).toMatchObject({ mcode: 4001 });
    const received = [{ line_id: lineOf(order).id, received_qty: '3', note: '1본 누락' }];
    const body = { ...version(shipped), shipment_id, lines: received };
    await buyer.ok(orders.receiveOrder, { params: at(order), body });
    expect(await seller.call(stockShipment, input)).toMatchObject({ status: 409, mcode: 4001 });
    expect(await stranger.call(stockShipment, input)).toMatchObject({ status: 404, mcode: 4000 });
    const answers = await Promise.all([buyer.call(stockShipment, input), buyer.call(stockShipment, input)]);
    expect(sortedCodes(answers)).toEqual([0, 4001]);
    const { items } = await buyer.ok(stock.listStock, { query: { warehouse_id: warehouse.id } });
    expect(items).toMatchObject([{ on_hand: '3', uom: 'EA', heat_no: 'H-77', spec: lineOf(order).spec }]);
    expect((await read(order)).shipments[0]?.stocked_at).not.toBeNull();
    const seen = await seller.ok(orders.getOrder, { params: at(order) });
    expect(seen.shipments[0]?.stocked_at).toBeNull();
    expect(JSON.stringify(seen)).not.toContain(warehouse.name);
  });
});

describe('claims', () => {
  const claim = { kind: 'damage', text: '운송 중 개선면이 찍혔어요.' } as const;

  test('an order that finished with pieces missing takes a claim for six months, which is waited for on both sides', async () => {
    const shipped = await orderIn('shipped', { buyer, seller });
    const done = await buyer.ok(orders.receiveOrder, {
      params: at(shipped),
      body: { ...version(shipped), lines: [{ line_id: lineOf(shipped).id, received_qty: '9', note: '1본 파손' }] },
    });
    expect(done).toMatchObject({ status: 'FINISHED', claims: [], lines: [{ received_qty: '9' }, {}] });
    expect(done.actions).toContain('open_claim');
    expect(done.claims_until).toBe(claimsUntil([new Date(done.shipments[0]?.received_at ?? '')])?.toISOString());
    const input = { params: at(done), body: { ...version(done), claim } };
    expect(await seller.call(orders.openClaim, input)).toMatchObject({ mcode: 4001 });
    const open = await buyer.ok(orders.openClaim, input);
    expect(open).toMatchObject({ status: 'FINISHED', claims: [{ status: 'OPEN', ...claim }] });
    for (const who of [buyer, seller]) {
      const waiting = (await who.ok(getHub, {})).waiting.find(({ kind }) => kind === 'claim')?.records ?? [];
      expect(waiting.map(({ number }) => number)).toContain(done.order_number);
    }
    const resolved = await buyer.ok(orders.resolveClaim, {
      params: { ...at(open), claim_id: open.claims[0]?.id ?? '' },
      body: { ...version(open), resolution: '1본을 다시 받았어요.' },
    });
    expect(resolved).toMatchObject({ status: 'FINISHED', claims: [{ status: 'RESOLVED' }] });
    await clock(190 * 86_400);
    const late = { params: at(done), body: { ...version(resolved), claim } };
    expect(await buyer.call(orders.openClaim, late)).toMatchObject({ status: 409, mcode: 4001 });
  });

  test('an order received with a claim finishes when the buyer says it is resolved, and only the buyer can', async () => {
    const order = await orderIn('shipped', { buyer, seller });
    const open = await buyer.ok(orders.receiveOrder, { params: at(order), body: { ...version(order), claim } });
    expect(open).toMatchObject({ status: 'OPEN', delivery_status: 'RECEIVED', claims: [{ status: 'OPEN', ...claim }] });
    const params = { ...at(order), claim_id: open.claims[0]?.id ?? '' };
    const body = { ...version(open), resolution: '교체품을 받았어요.' };
    expect(await seller.call(orders.resolveClaim, { params, body })).toMatchObject({ status: 409, mcode: 4001 });
    expect(await stranger.call(orders.resolveClaim, { params, body })).toMatchObject({ status: 404, mcode: 4000 });
    const wrong = { ...params, claim_id: '019a0000-0000-7000-8000-000000000000' };
    expect(await buyer.call(orders.resolveClaim, { params: wrong, body })).toMatchObject({ status: 404, mcode: 4006 });
    const answers = await Promise.all([1, 2].map(() => buyer.call(orders.resolveClaim, { params, body })));
    expect(sortedCodes(answers)).toEqual([0, 9409]);
    expect(await read(order)).toMatchObject({ status: 'FINISHED', claims: [{ status: 'RESOLVED' }] });
  });

  test('nothing can be claimed before it shipped, nor by the seller', async () => {
    const order = await paid();
    const body = { ...version(order), claim };
    expect(await buyer.call(orders.openClaim, { params: at(order), body })).toMatchObject({ mcode: 4001 });
    const shipped = await orderIn('shipped', { buyer, seller });
    const requested = { params: at(shipped), body: { ...version(shipped), claim } };
    expect(await seller.call(orders.openClaim, requested)).toMatchObject({ mcode: 4001 });
    expect((await buyer.ok(orders.openClaim, requested)).claims).toHaveLength(1);
  });
});

describe('payment documents', () => {
  test('the receipt of a transfer is for the two companies', async () => {
    const order = await orderIn('unpaid', { buyer, seller });
    const file_id = await uploadedFile(buyer, server.url, '이체확인증.pdf');
    const body = { ...version(order), paid_on: '2026-11-21', depositor: '한빛', file_ids: [file_id] };
    await buyer.ok(orders.reportPayment, { params: at(order), body });
    expect((await seller.ok(orders.getOrder, { params: at(order) })).receipts).toMatchObject([{ file_id }]);
    expect((await seller.call(linkFile, { params: { file_id } })).mcode).toBe(0);
    expect((await stranger.call(linkFile, { params: { file_id } })).status).toBe(404);
  });

  test('the seller states the tax invoice; the buyer cannot', async () => {
    const order = await orderIn('finished', { buyer, seller });
    const input = {
      params: at(order),
      body: { ...version(order), number: '20261121-41000000-1', issued_on: '2026-11-21' },
    };
    expect(await buyer.call(orders.recordTaxInvoice, input)).toMatchObject({ mcode: 4001 });
    expect((await seller.ok(orders.recordTaxInvoice, input)).tax_invoice).toEqual({
      number: '20261121-41000000-1',
      issued_on: '2026-11-21',
    });
  });
});

describe('actual weight', () => {
  const byScale = (term: 'prepaid' | 'eom_next') => orderByScale(term, { buyer, seller });
  const ship = (order: Order, factor: number) => shipWeighed(seller, order, factor);
  const pay = (order: Order) => paidBy(order, { buyer, seller });

  test('such a line does not ship unweighed', async () => {
    const order = await byScale('eom_next');
    const input = { params: at(order), body: version(order) };
    expect(await seller.call(orders.shipOrder, input)).toMatchObject({ status: 422, mcode: 4005 });
  });

  test('within 5 % the settled amount replaces the estimate of an unpaid order', async () => {
    const order = await byScale('eom_next');
    const shipped = await ship(order, 1.03);
    expect(shipped).toMatchObject({ settlement: { status: 'AGREED' }, balance: null });
    expect(Number(shipped.totals?.total_amount)).toBeGreaterThan(Number(order.totals?.total_amount));
    expect(shipped.lines[0]?.amount).toBe(shipped.totals?.lines_amount);
  });

  test('beyond 5 % the buyer must agree; refused, the estimate stands and a claim is open', async () => {
    const order = await byScale('eom_next');
    const shipped = await ship(order, 1.2);
    expect(shipped).toMatchObject({ settlement: { status: 'PROPOSED' }, totals: order.totals });
    const answer = (who: Caller, agree: boolean) =>
      who.call(orders.answerSettlement, {
        params: at(order),
        body: { ...version(shipped), agree, note: '계근표와 달라요.' },
      });
    expect(await answer(seller, true)).toMatchObject({ mcode: 4001 });
    expect((await answer(buyer, false)).data).toMatchObject({
      settlement: { status: 'REFUSED' },
      totals: order.totals,
      claims: [{ kind: 'weight', status: 'OPEN' }],
    });
  });

  test.each([
    [1.04, 'pay', 'seller'],
    [0.96, 'refund', 'buyer'],
  ] as const)('after payment, %s of the weight leaves a difference to %s', async (factor, direction, side) => {
    const order = await pay(await byScale('prepaid'));
    const shipped = await ship(order, factor);
    expect(shipped).toMatchObject({ totals: order.totals, balance: { direction, status: 'DUE' } });
    const settled = Number(shipped.settlement?.totals.total_amount);
    const signed = Number(shipped.balance?.amount) * (direction === 'pay' ? 1 : -1);
    expect(Number(order.totals?.total_amount) + signed).toBe(settled);
    const received = await buyer.ok(orders.receiveOrder, { params: at(order), body: version(shipped) });
    expect(received.status).toBe('OPEN');
    const input = { params: at(order), body: version(received) };
    expect(await (side === 'seller' ? buyer : seller).call(orders.confirmBalance, input)).toMatchObject({
      mcode: 4001,
    });
    const answers = await Promise.all(
      [1, 2].map(() => (side === 'seller' ? seller : buyer).call(orders.confirmBalance, input)),
    );
    expect(sortedCodes(answers)).toEqual([0, 9409]);
    expect(await read(order)).toMatchObject({ status: 'FINISHED', balance: { status: 'DONE' } });
  });
});

test('an order shows the known weight and how many lines have none', async () => {
  const order = await orderIn('unpaid', { buyer, seller });
  await server.sql('update trade_line set weight_kg = null where id = $1', [lineOf(order, 1).id]);
  expect(await read(order)).toMatchObject({ unknown_weight_lines: order.unknown_weight_lines });
  expect(Number(order.total_weight_kg)).toBeGreaterThan(0);
});
