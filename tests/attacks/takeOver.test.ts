import { afterAll, expect, test } from 'vitest';
import { approveMember, deactivateMember, listMembers, makeOwner } from '../../src/contract/endpoints/company';
import { getBankAccount, getProfile, putBankAccount, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { Caller, colleagueOf, join, joinSeller, PASSWORD, signIn } from '../support/people';
import { startServer } from '../support/startServer';

const server = await startServer();
afterAll(() => server.stop());

const account = { bank_name: '가짜은행', account_number: '999-99-999999', account_holder: '공격자' };

const KRW = { body: { ...account, currency: 'KRW' as const } };

/** A company with a colleague, and an attacker who waits at its door. */
async function target() {
  const owner = await joinSeller(server.api, ['pipe'], { company_name: '표적강관' });
  const colleague = await colleagueOf(owner);
  const { company_registration_number } = await owner.ok(getProfile);
  const attacker = await join(server.api, { company_registration_number, name: '공격자' });
  const ids = await Promise.all([attacker, owner, colleague].map(async (one) => (await one.ok(getProfile)).id));
  return { owner, colleague, attacker, ids };
}

/** Every step that takes a company over, by somebody; what each is answered. */
async function takenOverBy(who: Caller, ids: readonly string[]) {
  const answers: { status: number; mcode: number }[] = [await who.call(putBankAccount, KRW)];
  for (const member_id of ids) {
    for (const step of [approveMember, deactivateMember, makeOwner]) {
      answers.push(await who.call(step, { params: { member_id } }));
    }
  }
  return answers.map(({ status, mcode }) => ({ status, mcode }));
}

/** Nobody came, nobody went, and the account is the one that the owner set. */
async function expectUntouched(owner: Caller, attackerId: string) {
  const { items } = await owner.ok(listMembers);
  expect(items.find((one) => one.id === attackerId)?.member_status).toBe('pending');
  expect(items.filter((one) => one.member_status === 'active')).toHaveLength(2);
  expect(items.filter((one) => one.is_owner)).toHaveLength(1);
  const { account_list } = await owner.ok(getBankAccount);
  expect(account_list.map(({ bank_account }) => bank_account.bank_name)).not.toContain('가짜은행');
}

test('an access token alone does not take a company over, not even the one of its owner', async () => {
  const { owner, ids } = await target();
  const stolen = new Caller(server.api);
  await signIn(stolen, owner.email);
  // The owner's other login, with its password entered, does not make this one fresh.
  const answers = await takenOverBy(stolen, ids);
  expect(answers).toEqual(answers.map(() => ({ status: 403, mcode: 2003 })));
  await expectUntouched(owner, ids[0] ?? '');
});

test('a colleague with the password does not take a company over', async () => {
  const { owner, colleague, ids } = await target();
  await colleague.ok(reauth, { body: { password: PASSWORD } });
  const answers = await takenOverBy(colleague, ids);
  // No right to manage people, and no owner.
  expect(answers).toEqual(answers.map(() => ({ status: 403, mcode: expect.toBeOneOf([2011, 2023]) })));
  await expectUntouched(owner, ids[0] ?? '');
});

test('who waits at the door of a company does not take it over', async () => {
  const { owner, attacker, ids } = await target();
  await attacker.ok(reauth, { body: { password: PASSWORD } });
  const answers = await takenOverBy(attacker, ids);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  await expectUntouched(owner, ids[0] ?? '');
});

test('even an owner with the password cannot take the others out without their knowing', async () => {
  const owner = await join(server.api, { company_name: '표적밸브' });
  const colleague = await colleagueOf(owner);
  const { id } = await colleague.ok(getProfile);
  await owner.ok(deactivateMember, { params: { member_id: id } });
  expect(await emailsTo(server.api, colleague.email, '멤버가 나갔어요')).toHaveLength(1);
});
