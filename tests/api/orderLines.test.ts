import { describe, expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import type { Order } from '../../src/contract/entities/order';
import { seoulDay } from '../../src/domain/time/deadline';
import { daysLater } from '../../src/domain/time/spans';
import { pdfText } from '../support/pdfText';
import { at, lineOf, startOrderTrade, version } from '../support/orderTrade';
import { orderIn } from '../support/states';

const { server, buyer, seller, clock, read, paid } = await startOrderTrade();

describe('transport of a shipment', () => {
  const today = async () =>
    (await server.sql<{ day: string }>("select to_char(app_now() at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day"))[0]
      ?.day ?? '';
  const transport = {
    carrier: '경동화물',
    tracking_number: 'KD-204418',
    vehicle_number: '경기 82바 1204',
    driver_phone: '010-5555-0142',
  };

  test('a number plate, the driver and both days stand apart from the number of the consignment', async () => {
    const order = await paid();
    const day = await today();
    const expected_on = daysLater(day, 3);
    const body = { ...version(order), ...transport, shipped_on: day, expected_on };
    await seller.ok(orders.shipOrder, { params: at(order), body });
    const [shipment] = (await read(order)).shipments;
    expect(shipment).toMatchObject({ ...transport, shipped_on: day, expected_on });
  });

  test('nothing of it is required; the goods left today then', async () => {
    const order = await paid();
    await seller.ok(orders.shipOrder, { params: at(order), body: version(order) });
    expect((await read(order)).shipments).toMatchObject([
      { shipped_on: await today(), expected_on: null, vehicle_number: null, driver_phone: null, carrier: null },
    ]);
  });

  test('goods cannot have left tomorrow or before the order, nor arrive before they left', async () => {
    const order = await paid();
    const day = await today();
    for (const days of [
      { shipped_on: daysLater(day, 1) },
      { shipped_on: daysLater(day, -1) },
      { expected_on: daysLater(day, -1) },
    ]) {
      const input = { params: at(order), body: { ...version(order), ...days } };
      const issues = [{ path: Object.keys(days), code: 'day' }];
      expect(await seller.call(orders.shipOrder, input)).toMatchObject({ status: 422, mcode: 4007, data: { issues } });
    }
    const input = { params: at(order), body: { ...version(order), driver_phone: 'ask Kim' } };
    expect(await seller.call(orders.shipOrder, input)).toMatchObject({ status: 400 });
    expect((await read(order)).shipments).toEqual([]);
  });
});

describe('the freight of a delivery', () => {
  test('is what the seller states, at most what is left; the last delivery carries the rest', async () => {
    const order = await paid();
    await server.sql(
      `update trade_order set totals = totals || '{"freight_amount": "350000"}' where order_number = $1`,
      [order.order_number],
    );
    const params = at(order);
    const lines = [{ line_id: lineOf(order).id, qty: '4' }];
    const ship = (body: object) =>
      seller.call(orders.shipOrder, { params, body: { ...version(order), lines, ...body } });
    expect(await ship({ freight_amount: '350001' })).toMatchObject({ status: 422, mcode: 4008 });
    const part = await ship({ freight_amount: '100000' });
    expect(part.data.shipments[0]?.freight_amount).toBe('100000');
    const other = await seller.call(orders.shipOrder, {
      params,
      body: { version: part.data.version, freight_amount: '100000' },
    });
    expect(other.mcode).toBe(4008);
    const rest = await seller.ok(orders.shipOrder, { params, body: { version: part.data.version } });
    expect(rest.shipments.map(({ freight_amount }) => freight_amount)).toEqual(['100000', null]);
    const statements = await Promise.all(
      rest.shipments.map(async ({ id }) => {
        const path = `/order/${order.order_number}/shipment/${id}/paper/statement?language=ko`;
        const { body } = await server.api('GET', path, buyer.token ? { token: buyer.token } : {});
        return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
      }),
    );
    expect(statements[0]).toMatch(/운임.*100,000/);
    expect(statements[1]).toMatch(/운임.*250,000/);
  });
});

describe('what is outstanding', () => {
  const leadTimes = async (order: Order, days: (number | null)[]) => {
    for (const [index, lead] of days.entries()) {
      await server.sql('update trade_line set lead_days = $2 where id = $1', [lineOf(order, index).id, lead]);
    }
  };

  test('each line shows both sides what has yet to leave, by when, and how late that is', async () => {
    const order = await paid();
    await leadTimes(order, [3, null]);
    const line = lineOf(order);
    const lines = [{ line_id: line.id, qty: '4' }];
    await seller.ok(orders.shipOrder, { params: at(order), body: { ...version(order), lines } });
    await clock(5 * 86_400);
    const due_on = daysLater(seoulDay(new Date(order.placed_at)), 3);
    for (const side of [buyer, seller]) {
      expect((await side.ok(orders.getOrder, { params: at(order) })).lines).toMatchObject([
        { qty: '10', shipped_qty: '4', outstanding_qty: '6', due_on, due_by: 'lead_time', late_days: 2 },
        { qty: '8', shipped_qty: '0', outstanding_qty: '8', due_on: order.required_date, late_days: 0 },
      ]);
    }
  });

  test('what has left is not late, nor is anything of a cancelled order', async () => {
    const shipped = await orderIn('shipped', { buyer, seller });
    const cancelled = await orderIn('cancelled', { buyer, seller });
    await leadTimes(shipped, [0, 0]);
    await leadTimes(cancelled, [0, 0]);
    await clock(3 * 86_400);
    for (const order of [shipped, cancelled]) {
      for (const line of (await read(order)).lines) expect(line).toMatchObject({ outstanding_qty: '0', late_days: 0 });
    }
  });
});
