import { expect, test } from 'vitest';
import type { Approver } from '../../../../contract/entities/approval';
import { approverOf, choiceOf } from './approverChoice';

const ID = '0197a0a0-0000-7000-8000-000000000000';

test.each<Approver>([
  { kind: 'owner' },
  { kind: 'role', role: 'buyer', own_role_id: null },
  { kind: 'role', role: 'own', own_role_id: ID },
  { kind: 'person', account_id: ID },
])('the choice of %o names it again', (approver) => {
  expect(approverOf(choiceOf(approver))).toEqual(approver);
});

test('no choice names nobody', () => {
  expect(approverOf('')).toBeNull();
});
