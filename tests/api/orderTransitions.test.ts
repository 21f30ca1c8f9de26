import { describe, expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import type { Order } from '../../src/contract/entities/order';
import { type Caller, joinSeller } from '../support/people';
import { at, version } from '../support/orderTrade';
import { sortedCodes } from '../support/answers';
import { startTrade } from '../support/startTrade';
import { ORDER_STATES, type OrderStateName, orderIn } from '../support/states';
import { readRfq } from '../support/trade';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
});

interface Step {
  name: string;
  by: 'buyer' | 'seller';
  from: OrderStateName[];
  after: Partial<Order>;
  /** The code of a refusal where it is not the general one. */
  refusal?: Partial<Record<OrderStateName, number>>;
  take: (who: Caller, order: Order) => Promise<{ status: number; mcode: number }>;
}

const steps: Step[] = [
  {
    name: 'report the payment',
    by: 'buyer',
    from: ['unpaid'],
    after: { payment_status: 'REPORTED' },
    take: (who, order) =>
      who.call(orders.reportPayment, {
        params: at(order),
        body: { ...version(order), paid_on: '2026-11-21', depositor: '한빛플랜트' },
      }),
  },
  {
    name: 'confirm the payment',
    by: 'seller',
    from: ['reported'],
    after: { payment_status: 'PAID' },
    take: (who, order) => who.call(orders.confirmPayment, { params: at(order), body: version(order) }),
  },
  {
    name: 'reject the payment',
    by: 'seller',
    from: ['reported'],
    after: { payment_status: 'UNPAID' },
    take: (who, order) =>
      who.call(orders.rejectPayment, { params: at(order), body: { ...version(order), reason: '입금 내역 없음' } }),
  },
  {
    name: 'ship',
    by: 'seller',
    from: ['paid'],
    after: { delivery_status: 'SHIPPED' },
    refusal: { unpaid: 4002, reported: 4002 },
    take: (who, order) => who.call(orders.shipOrder, { params: at(order), body: version(order) }),
  },
  {
    name: 'receive',
    by: 'buyer',
    from: ['shipped'],
    after: { delivery_status: 'RECEIVED', status: 'FINISHED' },
    take: (who, order) => who.call(orders.receiveOrder, { params: at(order), body: version(order) }),
  },
  {
    name: 'confirm the refund',
    by: 'buyer',
    from: ['refund_due'],
    after: { payment_status: 'REFUNDED', status: 'CANCELLED' },
    take: (who, order) => who.call(orders.refundOrder, { params: at(order), body: version(order) }),
  },
];

describe.each(steps)('$name', (step) => {
  const right = () => (step.by === 'buyer' ? buyer : seller);

  test.each(ORDER_STATES)('from %s', async (state) => {
    const order = await orderIn(state, { buyer, seller });
    const answer = await step.take(right(), order);
    const after = await buyer.ok(orders.getOrder, { params: at(order) });
    if (step.from.includes(state)) {
      expect(answer.mcode).toBe(0);
      expect(after).toMatchObject(step.after);
    } else {
      expect(answer).toMatchObject({ status: 409, mcode: step.refusal?.[state] ?? 4001 });
      expect(after.version).toBe(order.version);
    }
  });

  test('by the other side is refused, by a stranger unknown, twice at once done once', async () => {
    const order = await orderIn(step.from[0] ?? 'unpaid', { buyer, seller });
    expect(await step.take(step.by === 'buyer' ? seller : buyer, order)).toMatchObject({ status: 409, mcode: 4001 });
    expect(await step.take(stranger, order)).toMatchObject({ status: 404, mcode: 4000 });
    const answers = await Promise.all([step.take(right(), order), step.take(right(), order)]);
    expect(sortedCodes(answers)).toEqual([0, 9409]);
  });
});

describe('cancelling', () => {
  const cancel = (who: Caller, order: Order) =>
    who.call(orders.cancelOrder, { params: at(order), body: { ...version(order), reason: '설계 변경' } });
  const reply = (who: Caller, order: Order, agree: boolean) =>
    who.call(orders.answerCancel, { params: at(order), body: { ...version(order), agree } });

  test.each(['buyer', 'seller'] as const)('an untouched order: the %s at once', async (side) => {
    const order = await orderIn('unpaid', { buyer, seller });
    expect((await cancel(side === 'buyer' ? buyer : seller, order)).data).toMatchObject({ status: 'CANCELLED' });
    expect(await readRfq(buyer, order.rfq_number_id ?? '')).toMatchObject({
      status: 'CLS',
      close_reason: 'orders_cancelled',
    });
  });

  test.each(['reported', 'paid', 'shipped'] as const)('a %s order only with the consent of both', async (state) => {
    const order = await orderIn(state, { buyer, seller });
    const requested = (await cancel(buyer, order)).data;
    expect(requested).toMatchObject({ status: 'OPEN', cancel_requested_by: 'buyer' });
    expect(await reply(buyer, requested, true)).toMatchObject({ mcode: 4001 });
    const refused = (await reply(seller, requested, false)).data;
    expect(refused).toMatchObject({ status: 'OPEN', cancel_requested_by: null });
    const again = (await cancel(seller, refused)).data;
    const agreed = (await reply(buyer, again, true)).data;
    expect(agreed).toMatchObject({
      status: 'CANCELLED',
      payment_status: state === 'reported' ? 'REPORTED' : 'REFUND_DUE',
    });
  });

  test.each(['finished', 'cancelled'] as const)('a %s order never', async (state) => {
    const order = await orderIn(state, { buyer, seller });
    expect(await cancel(buyer, order)).toMatchObject({ status: 409, mcode: 4001 });
  });
});

test('other terms than prepaid ship before they are paid, and finish when both tracks end', async () => {
  const order = await orderIn('unpaid', { buyer, seller });
  await server.sql(`update trade_order set payment_term = 'eom_next' where order_number = $1`, [order.order_number]);
  const shipped = await seller.ok(orders.shipOrder, { params: at(order), body: version(order) });
  const received = await buyer.ok(orders.receiveOrder, { params: at(order), body: version(shipped) });
  expect(received).toMatchObject({ status: 'OPEN', delivery_status: 'RECEIVED', payment_status: 'UNPAID' });
  const reported = await buyer.ok(orders.reportPayment, {
    params: at(order),
    body: { ...version(received), paid_on: '2026-11-21', depositor: '한빛' },
  });
  const paid = await seller.ok(orders.confirmPayment, { params: at(order), body: version(reported) });
  expect(paid.status).toBe('FINISHED');
});

test('a shipment nobody answers for a week counts as received', async () => {
  const order = await orderIn('shipped', { buyer, seller });
  try {
    await server.api('POST', '/dev/clock', { body: { seconds: 7 * 24 * 3600 + 60 } });
    const after = await buyer.ok(orders.getOrder, { params: at(order) });
    expect(after).toMatchObject({ status: 'FINISHED', delivery_status: 'RECEIVED' });
    expect(after.timeline.at(-2)).toMatchObject({ kind: 'order_received_unanswered', actor_side: 'system' });
  } finally {
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  }
});
