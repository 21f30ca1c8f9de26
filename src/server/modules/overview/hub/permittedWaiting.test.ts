import { expect, test } from 'vitest';
import { RIGHTS, RIGHTS_OF_ROLE } from '../../../../contract/rights';
import { permittedWaiting } from './permittedWaiting';
import type { WaitingRow } from './waiting.repository';

type Row = Pick<WaitingRow, 'kind' | 'side'>;
const row = (side: Row['side'], kind: Row['kind']): Row => ({ side, kind });
const ROWS = [
  row('buyer', 'draft'),
  row('buyer', 'closing'),
  row('buyer', 'award'),
  row('buyer', 'pay'),
  row('buyer', 'receive'),
  row('buyer', 'claim'),
  row('seller', 'new'),
  row('seller', 'ship'),
  row('seller', 'claim'),
  row('seller', 'confirm_payment'),
  row('seller', 'stock_question'),
];
const kindsFor = (rights: Parameters<typeof permittedWaiting>[1]) =>
  permittedWaiting(ROWS, rights).map(({ side, kind }) => `${side} ${kind}`);

test('nobody is given what they may not deal with', () => {
  expect(kindsFor(RIGHTS)).toHaveLength(ROWS.length);
  expect(kindsFor(RIGHTS_OF_ROLE.warehouse)).toEqual([
    'buyer receive',
    'buyer claim',
    'seller ship',
    'seller claim',
    'seller stock_question',
  ]);
  expect(kindsFor(RIGHTS_OF_ROLE.accounts)).toEqual([
    'buyer closing',
    'buyer pay',
    'seller claim',
    'seller confirm_payment',
  ]);
  expect(kindsFor([])).toEqual([]);
});
