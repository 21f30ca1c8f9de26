// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { seoulDay } from '../../../domain/time/deadline';
import { daysLater } from '../../../domain/time/spans';
import { DeliveryChart } from './DeliveryChart';

const today = seoulDay(new Date());
const day = (days: number) => daysLater(today, days);
const line = { due_by: 'lead_time', due_on: day(10) };
const order = {
  status: 'OPEN',
  placed_at: new Date().toISOString(),
  required_date: day(24),
  delivery_term: 'delivered',
  shipments: [
    {
      id: 's',
      shipment_no: 1,
      shipped_on: today,
      expected_on: day(12),
      received_at: null,
      lines: [{ line_id: 'a' }],
    },
  ],
  lines: [
    { ...line, id: 'a', outstanding_qty: '0' },
    { ...line, id: 'b', outstanding_qty: '4' },
  ],
} as unknown as Order;

test('a shipment expected after the promised day is marked, and what has yet to leave counts to that day', async () => {
  await renderPart(<DeliveryChart order={order} />);
  const rows = within(screen.getByRole('list', { name: '납품 일정' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1차 출하2일 지연 예정', '미출하 1품목10일 남음']);
  expect(screen.getByText(`납기(도착) ${day(10)} · 희망 납기일 ${day(24)}`)).toBeTruthy();
});

test('where nothing has left, the promised day counts, not the wished one', async () => {
  await renderPart(<DeliveryChart order={{ ...order, shipments: [] }} />);
  expect(screen.getByRole('list', { name: '납품 일정' }).textContent).toBe('출하 전10일 남음');
});

test('what a prepaid order has yet to ship is not late before it is paid', async () => {
  const late = { ...order, shipments: [], lines: [{ ...line, id: 'a', outstanding_qty: '4', due_on: day(-1) }] };
  const unpaid = { payment_term: 'prepaid', payment_status: 'UNPAID' };
  const { change } = await renderPart(<DeliveryChart order={{ ...late, ...unpaid } as unknown as Order} />);
  const text = () => screen.getByRole('list', { name: '납품 일정' }).textContent;
  expect(text()).toBe('출하 전입금 후 출하');
  change(<DeliveryChart order={{ ...late, ...unpaid, payment_status: 'PAID' } as unknown as Order} />);
  expect(text()).toBe('출하 전1일 지연');
});
