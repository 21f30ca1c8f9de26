import { expect, test } from 'vitest';
import type { OrderAction } from '../../contract/entities/order';
import { actionsOf, cancelNeedsAgreement, mayAct, type OrderState, type Side } from './order';

/** Running, paid, half delivered: nobody has to act. */
const quiet: OrderState = {
  status: 'OPEN',
  payment: 'PAID',
  delivery: 'PART_SHIPPED',
  payment_term: 'prepaid',
  cancel_requested_by: null,
  awaiting: 0,
  open_claims: 0,
  claimable: true,
  settlement: null,
  balance_due: null,
};

type Row = [action: OrderAction, side: Side, allowed: Partial<OrderState>, ...refused: Partial<OrderState>[]];

/** Of each action a state that allows it, and states that differ in one thing and do not. */
const ROWS: Row[] = [
  [
    'report_payment',
    'buyer',
    { payment: 'UNPAID' },
    { payment: 'REPORTED' },
    { payment: 'UNPAID', status: 'FINISHED' },
  ],
  ['confirm_payment', 'seller', { payment: 'REPORTED' }, {}, { payment: 'REPORTED', status: 'CANCELLED' }],
  ['reject_payment', 'seller', { payment: 'REPORTED' }, {}, { payment: 'REPORTED', status: 'CANCELLED' }],
  ['ship', 'seller', { delivery: 'PREPARING' }, { delivery: 'SHIPPED' }, { delivery: 'RECEIVED' }],
  ['ship', 'seller', { delivery: 'PART_SHIPPED' }, { payment: 'REPORTED' }, { status: 'CANCELLED' }],
  ['ship', 'seller', { payment: 'UNPAID', payment_term: 'eom_next' }, { payment: 'UNPAID' }],
  ['add_certificate', 'seller', { delivery: 'PART_SHIPPED' }, { delivery: 'PREPARING' }],
  [
    'add_certificate',
    'seller',
    { status: 'FINISHED', delivery: 'RECEIVED', claimable: true },
    { status: 'FINISHED', delivery: 'RECEIVED', claimable: false },
    { status: 'CANCELLED', delivery: 'SHIPPED' },
  ],
  ['receive', 'buyer', { awaiting: 1 }, {}, { awaiting: 1, status: 'CANCELLED' }],
  ['open_claim', 'buyer', {}, { delivery: 'PREPARING' }, { status: 'CANCELLED' }],
  ['open_claim', 'buyer', { status: 'FINISHED' }, { status: 'FINISHED', claimable: false }],
  ['open_claim', 'buyer', { claimable: false }],
  ['resolve_claim', 'buyer', { open_claims: 1, status: 'FINISHED' }],
  ['resolve_claim', 'buyer', { open_claims: 1 }, {}, { open_claims: 1, status: 'CANCELLED' }],
  ['agree_settlement', 'buyer', { settlement: 'PROPOSED' }, {}, { settlement: 'PROPOSED', status: 'FINISHED' }],
  ['refuse_settlement', 'buyer', { settlement: 'PROPOSED' }, {}, { settlement: 'PROPOSED', status: 'FINISHED' }],
  [
    'confirm_balance',
    'seller',
    { balance_due: 'pay' },
    {},
    { balance_due: 'refund' },
    { balance_due: 'pay', status: 'FINISHED' },
  ],
  ['confirm_balance', 'buyer', { balance_due: 'refund' }, {}, { balance_due: 'pay' }],
  ['record_tax_invoice', 'seller', {}, { status: 'CANCELLED' }],
  ['record_tax_invoice', 'seller', { status: 'FINISHED' }],
  ['cancel', 'seller', {}, { delivery: 'RECEIVED' }, { cancel_requested_by: 'buyer' }, { status: 'FINISHED' }],
  ['agree_cancel', 'seller', { cancel_requested_by: 'buyer' }, {}, { cancel_requested_by: 'seller' }],
  [
    'agree_cancel',
    'buyer',
    { cancel_requested_by: 'seller' },
    { cancel_requested_by: 'seller', delivery: 'RECEIVED' },
    { cancel_requested_by: 'seller', status: 'FINISHED' },
  ],
  [
    'refuse_cancel',
    'seller',
    { cancel_requested_by: 'buyer', delivery: 'RECEIVED' },
    {},
    { cancel_requested_by: 'seller' },
    { cancel_requested_by: 'buyer', status: 'CANCELLED' },
  ],
  [
    'confirm_refund',
    'buyer',
    { status: 'CANCELLED', payment: 'REFUND_DUE' },
    { payment: 'REFUND_DUE' },
    { status: 'CANCELLED' },
  ],
];

test.each(ROWS)('%s by the %s: %o', (action, side, allowed, ...refused) => {
  expect(mayAct({ ...quiet, ...allowed }, side, action)).toBe(true);
  for (const change of refused)
    expect(mayAct({ ...quiet, ...change }, side, action), JSON.stringify(change)).toBe(false);
});

test('an action of one side is never open to the other', () => {
  const both = ['confirm_balance', 'cancel', 'agree_cancel', 'refuse_cancel'];
  for (const [action, side, allowed] of ROWS.filter(([name]) => !both.includes(name))) {
    const other = side === 'buyer' ? 'seller' : 'buyer';
    expect(mayAct({ ...quiet, ...allowed }, other, action), action).toBe(false);
  }
});

test('every action has a row above, and the list of actions is that of the rules', () => {
  const named = new Set(ROWS.map(([action]) => action));
  for (const side of ['buyer', 'seller'] as const) {
    for (const [action, by, allowed] of ROWS.filter((row) => row[1] === side)) {
      expect(actionsOf({ ...quiet, ...allowed }, by)).toContain(action);
      for (const open of actionsOf({ ...quiet, ...allowed }, by)) expect(named).toContain(open);
    }
  }
});

test('a cancellation takes effect at once while nothing is paid and nothing has left', () => {
  expect(cancelNeedsAgreement({ payment: 'UNPAID', delivery: 'PREPARING' })).toBe(false);
  expect(cancelNeedsAgreement({ payment: 'UNPAID', delivery: 'PART_SHIPPED' })).toBe(true);
  expect(cancelNeedsAgreement({ payment: 'PAID', delivery: 'PREPARING' })).toBe(true);
});
