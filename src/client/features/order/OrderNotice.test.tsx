// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { OrderNotice } from './OrderNotice';

const order = {
  side: 'buyer',
  status: 'OPEN',
  payment_status: 'UNPAID',
  payment_term: 'prepaid',
  payment_due_at: '2026-11-25T15:49:00.000Z',
  delivery_status: 'PREPARING',
  cancel_requested_by: null,
  balance: null,
  claims: [],
} as unknown as Order;

test('an unpaid order from stock says until when the transfer is to be reported and that it is cancelled otherwise', async () => {
  await renderPart(<OrderNotice order={order} />);
  expect(screen.getByText(/2026-11-26, 00:49까지 송금하고 .* 자동 취소돼요/)).toBeTruthy();
});

test.each([{ payment_status: 'REPORTED' }, { payment_due_at: null }])('%j warns of no cancellation', async (change) => {
  await renderPart(<OrderNotice order={{ ...order, ...change } as Order} />);
  expect(screen.queryByText(/자동 취소/)).toBeNull();
});

test('who sees no money reads no request to transfer it', async () => {
  const hidden = { ...order, payment_due_at: null, totals: null } as Order;
  const { say } = await renderPart(<OrderNotice order={hidden} />);
  expect(screen.getByText(say('project:notice.paymentOpen'))).toBeTruthy();
  expect(screen.queryByText(say('project:notice.prepaid.buyer'))).toBeNull();
});
