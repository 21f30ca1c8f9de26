import { describe, expect, it, test } from 'vitest';
import type { Order } from '../../../contract/entities/order';
import { actionsOf, type OrderState, type Side } from '../../../domain/states/order';
import { sortActions, moneyOf } from './orderSteps';

const START: OrderState = {
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

interface Beside {
  /** What of the pieces that were shipped arrived. */
  received?: string;
  invoiced?: boolean;
  currency?: 'KRW' | 'USD';
}

/** What the page of one side offers of an order in a state. */
function offered(
  state: Partial<OrderState>,
  side: Side,
  { received = '10', invoiced = true, currency = 'KRW' }: Beside = {},
) {
  const whole = { ...START, ...state };
  const claim = { status: 'OPEN' } as Order['claims'][number];
  return sortActions({
    side,
    status: whole.status,
    payment_term: whole.payment_term,
    delivery_status: whole.delivery,
    claims: Array.from({ length: whole.open_claims }, () => claim),
    tax_invoice: invoiced ? { number: '1', issued_on: '2026-11-21' } : null,
    currency,
    shipments: [{ lines: [{ line_id: 'l1', qty: '10', received_qty: received }] }],
    actions: actionsOf(whole, side),
  });
}

const later = { payment_term: 'eom_next' } as const;
const paid = { payment: 'PAID' } as const;
const away = { ...paid, delivery: 'SHIPPED', awaiting: 1 } as const;
const here = { ...paid, delivery: 'RECEIVED' } as const;

describe('the primary button is what this side should do next', () => {
  test.each<[string, Partial<OrderState>, buyer: string | undefined, seller: string | undefined]>([
    ['prepaid, not paid yet', {}, 'report_payment', undefined],
    ['prepaid, the transfer reported', { payment: 'REPORTED' }, undefined, 'confirm_payment'],
    ['prepaid, paid', paid, undefined, 'ship'],
    ['paid later, nothing shipped', later, undefined, 'ship'],
    ['paid later, on its way', { ...later, delivery: 'SHIPPED', awaiting: 1 }, 'receive', undefined],
    ['paid later, received', { ...later, delivery: 'RECEIVED' }, 'report_payment', undefined],
    ['paid later, reported before it left', { ...later, payment: 'REPORTED' }, undefined, 'confirm_payment'],
    ['a part is on its way', { ...paid, delivery: 'PART_SHIPPED', awaiting: 1 }, 'receive', 'ship'],
    ['a part has arrived', { ...paid, delivery: 'PART_SHIPPED' }, undefined, 'ship'],
    ['all is on its way', away, 'receive', undefined],
    ['the buyer has complained', { ...here, open_claims: 1 }, 'message', 'message'],
    ['complained, unpaid', { ...here, ...later, payment: 'UNPAID', open_claims: 1 }, 'message', 'message'],
    ['complained, more on its way', { ...away, open_claims: 1 }, 'receive', 'message'],
    ['complained, more to ship', { ...paid, delivery: 'PART_SHIPPED', open_claims: 1 }, 'message', 'ship'],
    ['the weight strays', { ...away, awaiting: 0, settlement: 'PROPOSED' }, 'agree_settlement', undefined],
    ['the buyer owes a difference', { ...here, balance_due: 'pay' }, undefined, 'confirm_balance'],
    ['the seller owes a difference', { ...here, balance_due: 'refund' }, 'confirm_balance', undefined],
    ['the buyer wants to cancel', { ...paid, cancel_requested_by: 'buyer' }, undefined, 'agree_cancel'],
    ['the seller wants to cancel', { ...paid, cancel_requested_by: 'seller' }, 'agree_cancel', 'ship'],
    ['finished', { ...here, status: 'FINISHED' }, undefined, undefined],
    ['cancelled', { status: 'CANCELLED' }, undefined, undefined],
    ['cancelled, to be refunded', { status: 'CANCELLED', payment: 'REFUND_DUE' }, 'confirm_refund', undefined],
  ])('%s', (_name, state, buyer, seller) => {
    expect([offered(state, 'buyer').primary, offered(state, 'seller').primary]).toEqual([buyer, seller]);
  });

  test('the seller states the tax invoice once the goods have left; an order in dollars has none', () => {
    const open = { invoiced: false };
    expect(offered(paid, 'seller', open).primary).toBe('ship');
    expect(offered(away, 'seller', open).primary).toBe('record_tax_invoice');
    expect(offered({ ...here, status: 'FINISHED' }, 'seller', open).primary).toBe('record_tax_invoice');
    expect(offered(away, 'seller', { ...open, currency: 'USD' }).primary).toBeUndefined();
    expect(offered({ ...here, open_claims: 1 }, 'seller', open).primary).toBe('message');
    expect(offered({ status: 'CANCELLED' }, 'seller', open).primary).toBeUndefined();
    expect(offered(away, 'buyer', open).primary).toBe('receive');
  });
});

const every: OrderState[] = (['OPEN', 'FINISHED', 'CANCELLED'] as const).flatMap((status) =>
  (['UNPAID', 'REPORTED', 'PAID', 'REFUND_DUE'] as const).flatMap((payment) =>
    (['PREPARING', 'PART_SHIPPED', 'SHIPPED', 'RECEIVED'] as const).flatMap((delivery) =>
      (['prepaid', 'eom_next', 'other'] as const).flatMap((payment_term) =>
        ([null, 'buyer', 'seller'] as const).flatMap((cancel_requested_by) =>
          [0, 1].flatMap((awaiting) =>
            [0, 1].flatMap((open_claims) =>
              ([null, 'PROPOSED', 'AGREED'] as const).flatMap((settlement) =>
                ([null, 'pay', 'refund'] as const).map((balance_due) => ({
                  status,
                  payment,
                  delivery,
                  payment_term,
                  cancel_requested_by,
                  awaiting,
                  open_claims,
                  claimable: true,
                  settlement,
                  balance_due,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe.each(['buyer', 'seller'] as const)('in every state, for the %s', (side) => {
  it('offers first neither a refusal, a cancellation, a complaint, nor that a claim is resolved', () => {
    const wrong = ['refuse_cancel', 'refuse_settlement', 'reject_payment', 'cancel', 'open_claim', 'resolve_claim'];
    expect(every.filter((state) => wrong.includes(offered(state, side).primary ?? ''))).toEqual([]);
  });

  it('shows each allowed step once, and nothing that the server does not allow', () => {
    for (const state of every) {
      const { primary, beside, menu } = offered(state, side, { invoiced: false });
      const shown = [...(primary && primary !== 'message' ? [primary] : []), ...beside, ...menu];
      // Certificates are added at their shipment.
      const offeredHere = actionsOf(state, side).filter((action) => action !== 'add_certificate');
      expect(shown.toSorted()).toEqual(offeredHere.toSorted());
    }
  });

  it('does not leave goods or a question waiting behind another step', () => {
    for (const state of every) {
      const { primary } = offered(state, side);
      const allowed = actionsOf(state, side);
      if (allowed.includes('agree_cancel')) expect(primary).toBe('agree_cancel');
      else if (allowed.includes('agree_settlement')) expect(primary).toBe('agree_settlement');
      else if (allowed.includes('receive')) expect(primary).toBe('receive');
    }
  });
});

test('the answer to a wish to cancel stands beside the consent; rarer steps hide in the menu', () => {
  const { primary, beside, menu } = offered({ ...paid, cancel_requested_by: 'buyer' }, 'seller', { invoiced: false });
  expect({ primary, beside, menu }).toEqual({
    primary: 'agree_cancel',
    beside: ['refuse_cancel', 'ship'],
    menu: ['record_tax_invoice'],
  });
});

const reported = (at: string, depositor: string): Order['timeline'][number] => ({
  id: at,
  at,
  kind: 'payment_reported',
  order_number: null,
  seller_name: null,
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

test('pieces that are missing without a claim put the claim beside, also of a finished order; any claim puts it back', () => {
  const short = { received: '8' };
  const finished = { ...here, status: 'FINISHED' } as const;
  expect(offered(finished, 'buyer', short)).toMatchObject({ primary: undefined, beside: ['open_claim'], menu: [] });
  expect(offered(finished, 'buyer')).toMatchObject({ beside: [], menu: ['open_claim'] });
  expect(offered({ ...finished, claimable: false }, 'buyer', short)).toMatchObject({ beside: [], menu: [] });
  expect(offered({ ...finished, open_claims: 1 }, 'buyer', short)).toMatchObject({
    primary: 'message',
    beside: ['resolve_claim'],
    menu: ['open_claim'],
  });
});
