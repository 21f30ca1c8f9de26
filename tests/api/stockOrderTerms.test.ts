import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getHub } from '../../src/contract/endpoints/hub';
import * as orders from '../../src/contract/endpoints/order';
import * as purchases from '../../src/contract/endpoints/purchase';
import { addBusinessDays } from '../../src/domain/time/businessDays';
import { instantText } from '../../src/domain/time/instants';
import { emailsTo } from '../support/emails';
import { pdfText } from '../support/pdfText';
import type { Caller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { addressOf, openLot, PIPE, purchaseOf } from '../support/stock';

const { server, buyer, seller } = await startTrade();

/** What the purchase order says, in one line. */
async function purchaseOrder(who: Caller, number: string, language: 'ko' | 'en'): Promise<string> {
  const { status, body } = await server.api(
    'GET',
    `/order/${number}/paper/purchase_order?language=${language}`,
    who.token ? { token: who.token } : {},
  );
  expect(status).toBe(200);
  return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
}

async function bought(address?: string) {
  const lot = await openLot(seller, PIPE, '10');
  const body = purchaseOf(lot, '4', address ?? (await addressOf(buyer)));
  const placed = await buyer.ok(purchases.placePurchase, { body });
  const order_number = placed.orders[0]?.order_number ?? '';
  return { ...placed, order_number, order: await buyer.ok(orders.getOrder, { params: { order_number } }) };
}

test('one instant by which to report the transfer: complete page, order, dashboard, purchase order and mail', async () => {
  const { checkout_id, order_number, order } = await bought();
  const due = addBusinessDays(new Date(order.placed_at), 2).toISOString();
  expect(order.payment_due_at).toBe(due);
  expect((await seller.ok(orders.getOrder, { params: { order_number } })).payment_due_at).toBe(due);
  for (const id of [checkout_id, order_number])
    expect((await buyer.ok(purchases.getCheckout, { params: { checkout_id: id } })).pay_until).toBe(due);
  const { deadlines } = await buyer.ok(getHub);
  expect(deadlines.find(({ kind, number }) => kind === 'pay' && number === order_number)?.due_at).toBe(due);
  expect(await purchaseOrder(seller, order_number, 'ko')).toContain(
    `결제 기한 ${instantText(due, 'ko')} (송금 알림이 없으면 자동 취소)`,
  );
  expect(await purchaseOrder(buyer, order_number, 'en')).toContain(`Payment due ${instantText(due, 'en')}`);
  const [mail] = await emailsTo(server.api, buyer.email, order_number);
  expect(mail?.text).toContain(
    `${instantText(due, 'ko')}까지 송금하고 송금을 알려 주세요. 알리지 않으면 자동 취소돼요.`,
  );
});

test('a refused report begins the term again, and every place names the new instant', async () => {
  const { order_number, order } = await bought();
  const params = { order_number };
  await server.api('POST', '/dev/clock', { body: { seconds: 600 } });
  await buyer.ok(orders.reportPayment, { params, body: { version: 1, paid_on: '2026-11-21', depositor: '한빛' } });
  const refused = await seller.ok(orders.rejectPayment, { params, body: { version: 2, reason: '입금 없음' } });
  await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  const later = Date.parse(refused.payment_due_at ?? '') - Date.parse(order.payment_due_at ?? '');
  expect(later).toBeGreaterThanOrEqual(600_000);
  const { pay_until } = await buyer.ok(purchases.getCheckout, { params: { checkout_id: order_number } });
  expect(pay_until).toBe(refused.payment_due_at);
  expect(await purchaseOrder(buyer, order_number, 'ko')).toContain(instantText(refused.payment_due_at ?? '', 'ko'));
});

test('the goods are sent freight collect: the order says so to both sides, and no document names the recipient', async () => {
  const site = { label: '온산 현장', recipient: '박소장', phone: '010-7777-0303', address: '울산광역시 남구 산업로 1' };
  const { order_number } = await bought((await buyer.ok(purchases.addAddress, { body: site })).id);
  for (const who of [buyer, seller]) {
    const order = await who.ok(orders.getOrder, { params: { order_number } });
    expect(order).toMatchObject({ delivery_term: 'collect', delivery_place: '울산광역시 남구 산업로 1' });
    expect(order.delivery_contact).toMatch(/^박소장 · .*7777.0303$/);
  }
  const korean = await purchaseOrder(seller, order_number, 'ko');
  expect(korean).toContain('인도 조건 착불(운임 별도)');
  expect(korean).toContain('운임 착불(별도)');
  expect(korean).toContain('납품 장소 울산광역시 남구 산업로 1');
  expect(korean).not.toMatch(/박소장|7777.0303|운임 0원|상차도/);
  expect(await purchaseOrder(seller, order_number, 'en')).toContain('Delivery terms Freight collect (not included)');
});

test('the migrations give an order of before the same deadline, term, place and recipient', async () => {
  const { order_number, order } = await bought();
  await server.sql(
    `update trade_order set payment_due_at = null, delivery_term = 'loaded', delivery_contact = null,
       delivery_place = '박소장 · 010-7777-0303 · 44600 울산광역시 남구 산업로 1' where order_number = $1`,
    [order_number],
  );
  for (const name of ['0040_stockPaymentDue', '0041_stockDeliveryTerm']) {
    const text = readFileSync(`src/server/db/migrations/${name}.sql`, 'utf8');
    const steps = text.split('--> statement-breakpoint').filter((step) => /^UPDATE/m.test(step));
    for (const step of steps) await server.sql(step);
  }
  expect(await buyer.ok(orders.getOrder, { params: { order_number } })).toMatchObject({
    payment_due_at: order.payment_due_at,
    payment_due_on: order.payment_due_on,
    delivery_term: 'collect',
    delivery_place: '44600 울산광역시 남구 산업로 1',
    delivery_contact: '박소장 · 010-7777-0303',
  });
});
