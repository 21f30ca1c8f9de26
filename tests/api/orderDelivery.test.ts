import { describe, expect, test } from 'vitest';
import { linkFile } from '../../src/contract/endpoints/file';
import * as orders from '../../src/contract/endpoints/order';
import * as pushes from '../../src/contract/endpoints/user';
import type { Order } from '../../src/contract/entities/order';
import { countsAsReceivedAt } from '../../src/domain/states/receipt';
import { seoulDay } from '../../src/domain/time/deadline';
import { daysLater } from '../../src/domain/time/spans';
import { sortedCodes } from '../support/answers';
import type { Caller } from '../support/people';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { at, lineOf, startOrderTrade, version } from '../support/orderTrade';
import { orderIn } from '../support/states';
import { uploadedFile } from '../support/uploads';

const { server, buyer, seller, stranger, clock, read, paid } = await startOrderTrade();

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

  test('a certificate that follows is added by the seller alone, also to a finished order, and the buyer is notified', async () => {
    const order = await paid();
    const bare = { line_id: lineOf(order, 1).id, qty: '8' };
    const lines = [part(order, '10'), bare];
    const shipped = await seller.ok(orders.shipOrder, { params: at(order), body: { ...version(order), lines } });
    const params = { ...at(order), shipment_id: shipped.shipments[0]?.id ?? '' };
    const file_id = await uploadedFile(seller, server.url);
    const body = { ...version(shipped), certificates: [{ file_id, heat_numbers: ['H0-10'] }] };
    expect(await buyer.call(orders.addCertificates, { params, body })).toMatchObject({ status: 409, mcode: 4001 });
    const wrong = { ...body, certificates: [{ file_id, heat_numbers: ['H9'] }] };
    expect(await seller.call(orders.addCertificates, { params, body: wrong })).toMatchObject({ mcode: 4004 });
    // A heat that was stated at shipping stays.
    const restated = { ...body, lines: [{ line_id: lineOf(order).id, heat_numbers: ['H0-10', 'H9'] }] };
    expect(await seller.call(orders.addCertificates, { params, body: restated })).toMatchObject({ mcode: 4004 });

    const added = await seller.ok(orders.addCertificates, { params, body });
    expect(added.shipments[0]?.certificates).toMatchObject([{ heat_numbers: ['H0-10'], file: { file_id } }]);
    expect((await buyer.ok(pushes.listPush)).items[0]).toMatchObject({ kind: 'certificate_added' });
    expect((await buyer.call(linkFile, { params: { file_id } })).mcode).toBe(0);
    expect(await seller.call(orders.addCertificates, { params, body })).toMatchObject({ mcode: 9409 });

    const done = await buyer.ok(orders.receiveOrder, { params: at(order), body: version(added) });
    expect(done.status).toBe('FINISHED');
    const second = await uploadedFile(seller, server.url);
    const later = await seller.ok(orders.addCertificates, {
      params,
      body: {
        ...version(done),
        lines: [{ line_id: bare.line_id, heat_numbers: ['H1'] }],
        certificates: [{ file_id: second, heat_numbers: ['H1'] }],
      },
    });
    expect(later.status).toBe('FINISHED');
    expect(later.shipments[0]?.lines[1]?.heat_numbers).toEqual(['H1']);
    expect(later.shipments[0]?.certificates.map(({ file }) => file.file_id)).toEqual([file_id, second]);
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
