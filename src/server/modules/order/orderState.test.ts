import { describe, expect, test } from 'vitest';
import type { MemberWork } from '../../http/context';
import type { ClaimRow, ShipmentRow } from './delivery.repository';
import type { OrderRow } from './order.repository';
import { erpNumberOf, sideOf, stateOf } from './orderState';

const order = (change: Partial<OrderRow> = {}) =>
  ({
    buyer_company_id: 'buyer',
    buyer_erp_number: 'PO-1',
    seller_erp_number: 'SO-9',
    status: 'ORD',
    payment_status: 'UNPAID',
    delivery_status: 'PARTLY',
    payment_term: 'prepaid',
    cancel_requested_by: null,
    settlement: null,
    balance: null,
    ...change,
  }) as OrderRow;
const shipment = (received_at: string | null) =>
  ({ received_at: received_at === null ? null : new Date(received_at) }) as ShipmentRow;
const claim = (status: string) => ({ status }) as ClaimRow;
const NOW = new Date('2026-11-27T00:00:00Z');

test('each side reads its own number of an order', () => {
  const side = (company_id: string) => sideOf({ session: { company_id } } as MemberWork, order());
  expect([side('buyer'), side('seller')]).toEqual(['buyer', 'seller']);
  expect([erpNumberOf(order(), 'buyer'), erpNumberOf(order(), 'seller')]).toEqual(['PO-1', 'SO-9']);
});

describe('what the rules of an order look at', () => {
  test('shipments that nobody received yet and claims that are open', () => {
    const shipments = [shipment('2026-11-20T00:00:00Z'), shipment(null), shipment(null)];
    const state = stateOf(order(), shipments, [claim('OPEN'), claim('CLOSED'), claim('CLOSED')], NOW);
    expect(state).toMatchObject({ awaiting: 2, open_claims: 1, status: 'ORD', payment: 'UNPAID', delivery: 'PARTLY' });
    expect(state).toMatchObject({ payment_term: 'prepaid', cancel_requested_by: null });
  });

  test('claims are in time up to the last instant of the term, and never before anything was received', () => {
    const claimable = (received: string | null, now: string) =>
      stateOf(order(), [shipment(received)], [], new Date(now)).claimable;
    expect(claimable(null, '2026-11-27T00:00:00Z')).toBe(false);
    expect(claimable('2026-05-27T03:00:00Z', '2026-11-27T14:59:59Z')).toBe(true);
    expect(claimable('2026-05-27T03:00:00Z', '2026-11-27T15:00:00Z')).toBe(false);
  });

  test('a balance is due to whom it is, and only while it is due', () => {
    const due = (change: object) => stateOf(order(change), [], [], NOW);
    expect(due({ balance: { status: 'DUE', direction: 'refund' } }).balance_due).toBe('refund');
    expect(due({ balance: { status: 'PAID', direction: 'refund' } }).balance_due).toBeNull();
    expect(due({}).balance_due).toBeNull();
    expect(due({ settlement: { status: 'PROPOSED' } }).settlement).toBe('PROPOSED');
    expect(due({}).settlement).toBeNull();
  });
});
