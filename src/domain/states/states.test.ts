import { describe, expect, test } from 'vitest';
import { actionsOf, cancelNeedsAgreement, isFinished, type OrderState } from './order';
import { afterBidAnswer, afterOrderEnd, projectTransitions, sellerView } from './project';
import { bidTransitions, quotationTransitions } from './quotation';
import { allows, follow, TransitionError } from './transition';

describe('the project', () => {
  test('goes from draft to finished along the main way', () => {
    const way = ['submit', 'first_quotation', 'close', 'award', 'bids_answered', 'orders_finished'] as const;
    const end = way.reduce<Parameters<typeof follow>[2]>(
      (state, event) => follow(projectTransitions, event, state as never),
      'DRAFT',
    );
    expect(end).toBe('FIN');
  });

  test('FIN and CLS are final', () => {
    for (const event of Object.keys(projectTransitions) as Array<keyof typeof projectTransitions>) {
      expect(allows(projectTransitions, event, 'FIN')).toBe(false);
      expect(() => follow(projectTransitions, event, 'CLS')).toThrow(TransitionError);
    }
  });

  test('waits for every bid, and needs one confirmed to become an order', () => {
    expect(afterBidAnswer(['SENT', 'CONFIRMED'])).toBeNull();
    expect(afterBidAnswer(['DECLINED', 'CONFIRMED'])).toBe('bids_answered');
    expect(afterBidAnswer(['DECLINED', 'LAPSED', 'TAKEN_BACK'])).toBe('bids_failed');
  });

  test('ends with its last order: finished if one was, closed if all were cancelled', () => {
    expect(afterOrderEnd(['FINISHED', 'OPEN'])).toBeNull();
    expect(afterOrderEnd(['FINISHED', 'CANCELLED'])).toBe('orders_finished');
    expect(afterOrderEnd(['CANCELLED'])).toBe('orders_cancelled');
  });
});

test('a quotation taken back from an award stands again; an answered bid cannot be answered again', () => {
  expect(follow(quotationTransitions, 'release', follow(quotationTransitions, 'select', 'SUBMITTED'))).toBe(
    'SUBMITTED',
  );
  for (const event of ['confirm', 'decline', 'lapse', 'take_back'] as const) {
    for (const state of ['CONFIRMED', 'DECLINED', 'LAPSED', 'TAKEN_BACK'] as const) {
      expect(allows(bidTransitions, event, state)).toBe(false);
    }
  }
});

test.each([
  [
    { project: 'COL', close_reason: null, quotation: null, declined: false, order: null },
    { status: 'REQ', closed_as: null },
  ],
  [
    { project: 'COL', close_reason: null, quotation: 'SUBMITTED', declined: false, order: null },
    { status: 'COL', closed_as: null },
  ],
  [
    { project: 'CMP', close_reason: null, quotation: null, declined: false, order: null },
    { status: 'CLS', closed_as: 'missed' },
  ],
  [
    { project: 'CLS', close_reason: 'no_quotation', quotation: null, declined: false, order: null },
    { status: 'CLS', closed_as: 'missed' },
  ],
  [
    { project: 'CLS', close_reason: 'cancelled', quotation: null, declined: false, order: null },
    { status: 'CLS', closed_as: 'cancelled' },
  ],
  [
    { project: 'ORD', close_reason: null, quotation: 'SUBMITTED', declined: false, order: null },
    { status: 'CLS', closed_as: 'lost' },
  ],
  [
    { project: 'ORD', close_reason: null, quotation: 'CONFIRMED', declined: false, order: 'OPEN' },
    { status: 'ORD', closed_as: null },
  ],
  [
    { project: 'COL', close_reason: null, quotation: null, declined: true, order: null },
    { status: 'CLS', closed_as: 'declined' },
  ],
] as const)('a seller sees %o as %o', (side, view) => {
  expect(sellerView(side)).toEqual(view);
});

describe('an order', () => {
  const fresh: OrderState = {
    status: 'OPEN',
    payment: 'UNPAID',
    delivery: 'PREPARING',
    payment_term: 'prepaid',
    cancel_requested_by: null,
    awaiting: 0,
    open_claims: 0,
    claimable: true,
    settlement: null,
    balance_due: null,
  };

  test('offers each side only its own next steps', () => {
    expect(actionsOf(fresh, 'buyer')).toEqual(['report_payment', 'cancel']);
    expect(actionsOf(fresh, 'seller')).toEqual(['record_tax_invoice', 'cancel']);
    expect(actionsOf({ ...fresh, payment: 'PAID' }, 'seller')).toEqual(['ship', 'record_tax_invoice', 'cancel']);
    expect(actionsOf({ ...fresh, payment_term: 'eom_next' }, 'seller')).toEqual([
      'ship',
      'record_tax_invoice',
      'cancel',
    ]);
    expect(actionsOf({ ...fresh, payment: 'PAID', delivery: 'RECEIVED' }, 'buyer')).toEqual(['open_claim']);
  });

  test('is cancelled alone only while nothing was paid or shipped', () => {
    expect(cancelNeedsAgreement(fresh)).toBe(false);
    expect(cancelNeedsAgreement({ ...fresh, payment: 'REPORTED' })).toBe(true);
    expect(cancelNeedsAgreement({ ...fresh, delivery: 'SHIPPED' })).toBe(true);
  });

  test('is finished only when paid, received, and nothing is left to settle or resolve', () => {
    const done: OrderState = { ...fresh, payment: 'PAID', delivery: 'RECEIVED' };
    expect(isFinished(done)).toBe(true);
    for (const left of [
      { delivery: 'SHIPPED' },
      { payment: 'REPORTED' },
      { open_claims: 1 },
      { settlement: 'PROPOSED' },
      { balance_due: 'refund' },
    ] as const) {
      expect(isFinished({ ...done, ...left })).toBe(false);
    }
  });

  test('the difference of a settlement is confirmed by whom it is due to', () => {
    const due = { ...fresh, payment: 'PAID', delivery: 'SHIPPED' } as const;
    expect(actionsOf({ ...due, balance_due: 'pay' }, 'seller')).toContain('confirm_balance');
    expect(actionsOf({ ...due, balance_due: 'pay' }, 'buyer')).not.toContain('confirm_balance');
    expect(actionsOf({ ...due, balance_due: 'refund' }, 'buyer')).toContain('confirm_balance');
  });
});
