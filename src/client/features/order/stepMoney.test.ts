import { expect, test } from 'vitest';
import type { Order } from '../../../contract/entities/order';
import { moneyOf } from './stepMoney';

const reported = (at: string, depositor: string): Order['timeline'][number] => ({
  id: at,
  at,
  kind: 'payment_reported',
  actor_side: 'buyer',
  actor_name: null,
  company_name: null,
  note: null,
  params: { depositor, paid_on: at.slice(0, 10) },
});

const order = {
  totals: {
    currency: 'KRW' as const,
    lines_amount: '1000',
    freight_amount: '0',
    supply_amount: '1000',
    vat_amount: '100',
    total_amount: '1100',
  },
  balance: { direction: 'pay' as const, amount: '55', status: 'DUE' as const },
  timeline: [reported('2026-11-23T01:00:00Z', '한빛'), reported('2026-11-24T01:00:00Z', '한빛플랜트')],
};

test('confirming a payment names the sum and the last reported sender and day, in either order of events', () => {
  const money = { amount: '1100', depositor: '한빛플랜트', paidOn: '2026-11-24' };
  expect(moneyOf('confirm_payment', order)).toEqual(money);
  expect(moneyOf('reject_payment', { ...order, timeline: [...order.timeline].reverse() })).toEqual(money);
});

test('a difference has its own sum, a refund the whole, another step none', () => {
  const unreported = { depositor: null, paidOn: null };
  expect(moneyOf('confirm_balance', order)).toEqual({ ...unreported, amount: '55' });
  expect(moneyOf('confirm_refund', order)).toEqual({ ...unreported, amount: '1100' });
  expect(moneyOf('ship', order)).toBeNull();
});
