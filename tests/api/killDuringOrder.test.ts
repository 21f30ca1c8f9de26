import { expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import type { Order } from '../../src/contract/entities/order';
import { killAt } from '../support/killAt';
import { startKillable } from '../support/killable';
import { orderIn } from '../support/states';

const { server, people, startAgain } = await startKillable();

const at = (order: Order) => ({ params: { order_number: order.order_number } });
const version = (order: Order) => ({ version: order.version });

test('killed while the payment is confirmed, it is reported still, and is confirmed again', async () => {
  const order = await orderIn('reported', await people());
  const { seller } = await people();
  // The order is changed first and its history written after.
  const cut = await killAt(server(), 'timeline_event', () =>
    seller.call(orders.confirmPayment, { ...at(order), body: version(order) }),
  );
  expect(cut).toBeInstanceOf(Error);
  const again = await startAgain();
  expect(await again.buyer.ok(orders.getOrder, at(order))).toEqual(order);
  const paid = await again.seller.ok(orders.confirmPayment, { ...at(order), body: version(order) });
  expect(paid.payment_status).toBe('PAID');
});

test('killed in the middle of a shipment, nothing of it is left, and it ships once', async () => {
  const order = await orderIn('paid', await people());
  const { seller } = await people();
  const cut = await killAt(server(), 'shipment_line', () =>
    seller.call(orders.shipOrder, { ...at(order), body: version(order) }),
  );
  expect(cut).toBeInstanceOf(Error);
  const again = await startAgain();
  expect(await again.seller.ok(orders.getOrder, at(order))).toMatchObject({ version: order.version, shipments: [] });
  const shipped = await again.seller.ok(orders.shipOrder, { ...at(order), body: version(order) });
  expect(shipped).toMatchObject({ delivery_status: 'SHIPPED', shipments: [{ shipment_no: 1 }] });
});

test('killed while a refund is confirmed, it is due still', async () => {
  const order = await orderIn('refund_due', await people());
  const { buyer } = await people();
  await killAt(server(), 'timeline_event', () =>
    buyer.call(orders.refundOrder, { ...at(order), body: version(order) }),
  );
  const again = await startAgain();
  expect(await again.buyer.ok(orders.getOrder, at(order))).toMatchObject({ payment_status: 'REFUND_DUE' });
});
