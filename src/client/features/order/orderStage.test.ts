import { describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/entities/order';
import { orderStage } from './orderStage';
import { orderTrack } from './orderSteps';

const base = {
  side: 'buyer',
  status: 'OPEN',
  payment_status: 'UNPAID',
  payment_term: 'prepaid',
  payment_due_at: null,
  payment_due_on: '2026-11-30',
  delivery_status: 'PREPARING',
  cancel_requested_by: null,
  balance: null,
  claims: [],
  shipments: [],
  lines: [],
  timeline: [],
  tax_invoice: null,
  placed_at: '2026-11-20T01:00:00.000Z',
  totals: { total_amount: '8360', currency: 'KRW' },
  actions: ['report_payment', 'cancel'],
} as unknown as Order;
const stage = (change: Partial<Order>) => orderStage({ ...base, ...change });

describe('what an order asks of its reader', () => {
  it('is to pay the whole until the end of the day it is due, or the instant at which it lapses', () => {
    const pay = { label: 'pay', amount: '8360' };
    expect(stage({})).toEqual({
      topic: 'prepaid',
      tone: 'act',
      money: pay,
      due: { kind: 'payment', at: '2026-11-30T14:59:59.000Z' },
    });
    expect(stage({ payment_due_at: '2026-11-26T00:00:00.000Z' }).due?.at).toBe('2026-11-26T00:00:00.000Z');
  });

  it('is the other side’s turn where nothing is to be done, with what is waited for', () => {
    expect(stage({ side: 'seller', actions: ['cancel'] })).toMatchObject({
      topic: 'prepaid',
      tone: 'wait',
      money: { label: 'receive' },
    });
    expect(stage({ payment_status: 'REPORTED', actions: [] })).toMatchObject({ topic: 'reported', tone: 'wait' });
  });

  it('of goods on their way names the first that counts as received, though the transfer is being checked', () => {
    const shipments = [
      { received_at: null, counts_as_received_at: '2026-12-02T00:00:00.000Z', lines: [] },
      { received_at: null, counts_as_received_at: '2026-12-01T00:00:00.000Z', lines: [] },
      { received_at: '2026-11-25T00:00:00.000Z', counts_as_received_at: '2026-11-28T00:00:00.000Z', lines: [] },
    ] as unknown as Order['shipments'];
    expect(
      stage({ payment_status: 'REPORTED', delivery_status: 'SHIPPED', shipments, actions: ['receive'] }),
    ).toMatchObject({
      topic: 'shipped',
      tone: 'act',
      money: null,
      due: { kind: 'arrival', at: shipments[1]?.counts_as_received_at },
    });
  });

  it('of goods to ship names the soonest promised day of what is left, not a day that was only wished', () => {
    const lines = [
      { due_by: 'lead_time', due_on: '2026-11-24', outstanding_qty: '0' },
      { due_by: 'lead_time', due_on: '2026-11-28', outstanding_qty: '3' },
      { due_by: 'required_date', due_on: '2026-11-26', outstanding_qty: '3' },
    ] as Order['lines'];
    expect(stage({ side: 'seller', payment_status: 'PAID', lines, actions: ['ship'] })).toMatchObject({
      topic: 'prepare',
      due: { kind: 'ship', at: '2026-11-28T14:59:59.000Z' },
    });
  });

  it('is an answer where the other side wants to cancel, a refund once it is cancelled, nothing once it is finished', () => {
    expect(stage({ cancel_requested_by: 'seller', actions: ['agree_cancel', 'refuse_cancel'] }).topic).toBe(
      'cancelWanted',
    );
    expect(stage({ cancel_requested_by: 'buyer', actions: [] }).topic).toBe('cancelAsked');
    expect(stage({ status: 'CANCELLED', payment_status: 'REFUND_DUE', side: 'seller', actions: [] })).toMatchObject({
      topic: 'refund',
      tone: 'act',
      money: { label: 'refund' },
    });
    expect(
      stage({ status: 'FINISHED', payment_status: 'PAID', delivery_status: 'RECEIVED', actions: [] }),
    ).toMatchObject({
      topic: 'finished',
      tone: 'done',
      money: null,
      due: null,
    });
  });
});

describe('the way of an order', () => {
  const keys = (change: Partial<Order>) => orderTrack({ ...base, ...change }).map(({ key }) => key);

  it('is paid first or last, as its terms say', () => {
    expect(keys({})).toEqual(['ordered', 'reported', 'paid', 'shipped', 'received', 'finished']);
    expect(keys({ payment_term: 'net30' as Order['payment_term'] })).toEqual([
      'ordered',
      'shipped',
      'received',
      'reported',
      'paid',
      'finished',
    ]);
  });

  it('gives each step that is done its last day', () => {
    const timeline = [
      { kind: 'payment_reported', at: '2026-11-21T00:00:00.000Z' },
      { kind: 'payment_reported', at: '2026-11-22T00:00:00.000Z' },
    ] as Order['timeline'];
    const [, reported, paid] = orderTrack({ ...base, payment_status: 'REPORTED', timeline });
    expect(reported).toEqual({ key: 'reported', done: true, at: '2026-11-22T00:00:00.000Z' });
    expect(paid).toEqual({ key: 'paid', done: false, at: null });
    // A transfer that was denied is not done any more.
    expect(orderTrack({ ...base, timeline })[1]).toEqual({ key: 'reported', done: false, at: null });
  });
});
