import { afterAll, expect, test } from 'vitest';
import { approveMember, deactivateMember, listMembers } from '../../src/contract/endpoints/company';
import { getBankAccount, getProfile, putBankAccount, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { startServer } from '../support/startServer';

const server = await startServer();
afterAll(() => server.stop());

const account = { bank_name: '가짜은행', account_number: '999-99-999999', account_holder: '공격자' };

test('an access token alone does not take a company over', async () => {
  const owner = await joinSeller(server.api, ['pipe'], { company_name: '표적강관' });
  const colleague = await colleagueOf(owner);
  const { company_registration_number } = await owner.ok(getProfile);
  // The attacker waits at the door of the company, and holds a colleague's access token.
  const attacker = await join(server.api, { company_registration_number, name: '공격자' });
  const { id } = await attacker.ok(getProfile);
  const stolen = new Caller(server.api);
  stolen.token = colleague.token;
  for (const member_id of [id, (await owner.ok(getProfile)).id]) {
    for (const step of [approveMember, deactivateMember]) {
      expect(await stolen.call(step, { params: { member_id } })).toMatchObject({ status: 403 });
    }
  }
  await attacker.ok(reauth, { body: { password: PASSWORD } });
  expect(await attacker.call(putBankAccount, { body: { ...account, currency: 'KRW' } })).toMatchObject({ status: 403 });
  const { items } = await owner.ok(listMembers);
  expect(items.find((one) => one.id === id)?.member_status).toBe('pending');
  const { account_list } = await owner.ok(getBankAccount);
  expect(account_list.map(({ bank_account }) => bank_account.bank_name)).not.toContain('가짜은행');
});

test('even an owner with the password cannot take the others out without their knowing', async () => {
  const owner = await join(server.api, { company_name: '표적밸브' });
  const colleague = await colleagueOf(owner);
  const { id } = await colleague.ok(getProfile);
  await owner.ok(deactivateMember, { params: { member_id: id } });
  expect(await emailsTo(server.api, colleague.email, '멤버가 나갔어요')).toHaveLength(1);
});
