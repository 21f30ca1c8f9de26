// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { OrderStageView } from './OrderStageView';

const order = {
  side: 'buyer',
  status: 'OPEN',
  currency: 'KRW',
  payment_status: 'UNPAID',
  payment_term: 'prepaid',
  payment_due_at: '2026-11-25T15:49:00.000Z',
  payment_due_on: null,
  delivery_status: 'PREPARING',
  cancel_requested_by: null,
  cancel_reason: null,
  bank_account: null,
  balance: null,
  claims: [],
  shipments: [],
  lines: [],
  tax_invoice: null,
  totals: { total_amount: '8360' },
  actions: [],
} as unknown as Order;
const received = { delivery_status: 'RECEIVED', payment_term: 'net30', payment_due_at: null } as unknown as Order;
const claims = [{ status: 'OPEN' }] as Order['claims'];
const shown = (change: Partial<Order> = {}) => renderPart(<OrderStageView order={{ ...order, ...change }} />);

test('an unpaid order from stock says until when the transfer is to be reported and that it is cancelled otherwise', async () => {
  await shown();
  const said = screen.getByRole('region').textContent;
  expect(said).toMatch(/2026-11-26, 00:49까지 송금하고 .* 자동 취소돼요/);
  // No line ends within the day.
  expect(screen.getByText('2026-11-26').tagName).toBe('SPAN');
});

test.each([{ payment_status: 'REPORTED' }, { payment_due_at: null }] as Partial<Order>[])(
  '%j warns of no cancellation',
  async (change) => {
    await shown(change);
    expect(screen.queryByText(/자동 취소/)).toBeNull();
  },
);

test('who sees no money reads no request to transfer it', async () => {
  const { say } = await shown({ payment_due_at: null, totals: null });
  expect(screen.getByText(say('project:notice.paymentOpen'))).toBeTruthy();
  expect(screen.queryByText(say('project:notice.prepaid.buyer'))).toBeNull();
});

test.each<[string, string, Partial<Order>]>([
  ['claim.buyer', 'notice.claim.buyer', { ...received, claims, actions: ['report_payment'] }],
  ['invoice.seller', 'act.record_tax_invoice.text', { ...received, side: 'seller', actions: ['record_tax_invoice'] }],
  [
    'shipped.buyer',
    'notice.shipped.buyer',
    { payment_status: 'REPORTED', delivery_status: 'SHIPPED', actions: ['receive'] },
  ],
  [
    'rest.seller',
    'notice.rest.seller',
    { side: 'seller', payment_status: 'PAID', delivery_status: 'PART_SHIPPED', actions: ['ship'] },
  ],
])('the sentence is about what the title is: %s', async (title, text, change) => {
  const { say } = await shown(change);
  expect(screen.getByRole('heading').textContent).toBe(say(`project:stage.title.${title}`));
  expect(screen.getByRole('region').textContent).toContain(say(`project:${text}`));
});

test('who has reported a transfer reads the amount as sent, not as to send', async () => {
  const { say } = await shown({ payment_status: 'REPORTED' });
  expect(screen.getByRole('region').textContent).toContain(say('project:stage.money.sent'));
  expect(screen.queryByText(say('project:stage.money.pay'))).toBeNull();
});

test('what is left to ship has its promised day, also once all that was shipped is received', async () => {
  const lines = [{ due_by: 'lead_time', due_on: '2026-11-28', outstanding_qty: '3' }] as Order['lines'];
  const { say } = await shown({ payment_status: 'PAID', delivery_status: 'PART_SHIPPED', lines });
  expect(screen.getByText(say('project:stage.due.ship'))).toBeTruthy();
});

test('who looks for a reported transfer reads beside the amount whose it is and of which day, of the last report', async () => {
  const report = (at: string, depositor: string, paid_on: string) => ({
    kind: 'payment_reported',
    at,
    params: { depositor, paid_on },
  });
  const timeline = [
    report('2026-11-25T01:00:00Z', '한빛 구매팀', '2026-11-25'),
    report('2026-11-24T01:00:00Z', '김한빛', '2026-11-23'),
  ] as unknown as Order['timeline'];
  const seller = { side: 'seller', payment_status: 'REPORTED', actions: ['confirm_payment'], timeline } as const;
  const { say, change } = await shown(seller as unknown as Partial<Order>);
  const value = (key: string) => screen.getByText(say(key)).nextSibling?.textContent;
  expect(value('project:buy.depositor')).toBe('한빛 구매팀');
  expect(value('project:buy.paidOn')).toContain('2026-11-25');
  expect(screen.getByRole('region').textContent).toContain(say('project:stage.money.check'));
  change(<OrderStageView order={{ ...order, ...seller, totals: null } as unknown as Order} />);
  expect(screen.queryByText(say('project:buy.depositor'))).toBeNull();
});
