import { expect, test } from 'vitest';
import { everyEndpoint } from '../support/everyEndpoint';

/** Removals of what has no version: a login ends, a second factor goes, an account withdraws, a kept file, which never changes, goes, a bank account is named by its number, a role goes only when nobody has it, a key that leaked ends whatever else happened, an invitation, a deputy, a team and an address for mail are made again in one step, a rule for reading lists comes back by one press, and a provider and a domain that were removed are entered again. */
const WITHOUT_VERSION = [
  'DELETE /auth/device/{device_id}',
  'DELETE /auth/factor/app',
  'DELETE /auth/factor/passkey/{passkey_id}',
  'DELETE /company/bank-account/{currency}',
  'DELETE /company/invitation/{invitation_id}',
  'DELETE /company/key/{key_id}',
  'DELETE /company/mail-intake',
  'DELETE /company/member/{member_id}/deputy',
  'DELETE /company/role/{role_id}',
  'DELETE /company/sign-on',
  'DELETE /company/sign-on/domain/{domain_id}',
  'DELETE /company/sign-on/key/{scim_key_id}',
  'DELETE /company/sign-on/member/{member_id}',
  'DELETE /company/unit/{unit_id}',
  'DELETE /company/webhook/{webhook_id}',
  'DELETE /push/device/{push_device_id}',
  'DELETE /rfq/columns/{signature}',
  'DELETE /rfq/words/{word_id}',
  'DELETE /user/calendar',
  'DELETE /user/profile/withdraw',
  'DELETE /user/sale/lists/{list_id}',
];

test('every removal names the version that its caller saw, and may be refused as stale', async () => {
  const removals = (await everyEndpoint()).filter(({ method }) => method === 'DELETE');
  const without = removals.filter(
    ({ query, errors }) => query.safeParse({}).success || !errors.includes('STALE_VERSION'),
  );
  expect(without.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(WITHOUT_VERSION);
  for (const { query, path } of removals.filter((one) => !without.includes(one))) {
    expect(query.safeParse({ version: '3' }).success, path).toBe(true);
    expect(query.safeParse({ version: '0' }).success, path).toBe(false);
  }
});
