import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as company from '../../src/contract/endpoints/company';
import * as people from '../../src/contract/endpoints/people';
import { withdraw } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { RIGHTS } from '../../src/contract/rights';
import { seoulDay } from '../../src/domain/time/deadline';
import { daysLater } from '../../src/domain/time/spans';
import { type Caller, colleagueOf, join, PASSWORD } from '../support/people';
import { give, idOf, ownRole, place, withColleague } from '../support/roles';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const MISSING = errorTable.RIGHT_MISSING.mcode;

test('nobody gives rights that they lack, and a manager of people leaves owners alone', async () => {
  const { owner, colleague: manager } = await withColleague(server);
  await give(owner, manager, place('own', await ownRole(owner, ['manage_people', 'see_prices'])));
  const other = await colleagueOf(owner);
  await manager.ok(reauth, { body: { password: PASSWORD } });
  const params = { member_id: await idOf(other) };
  expect(await manager.call(people.putMemberRole, { params, body: place('buyer') })).toMatchObject({ mcode: 2024 });
  expect(await manager.call(people.addRole, { body: { name: '더', rights: ['award'] } })).toMatchObject({
    mcode: 2024,
  });
  await give(owner, other, place('viewer'));
  await manager.ok(people.putMemberRole, { params, body: place('viewer') });
  const ofOwner = { params: { member_id: await idOf(owner) } };
  expect(await manager.call(company.deactivateMember, ofOwner)).toMatchObject({ mcode: 2011 });
  expect(await manager.call(company.makeOwner, { params })).toMatchObject({ mcode: 2011 });
  await manager.ok(company.deactivateMember, { params });
});

test('a person who only manages people lets somebody in, with a role of no other rights', async () => {
  const { owner, colleague: manager } = await withColleague(server);
  const role = await ownRole(owner, ['manage_people'], '인사');
  await give(owner, manager, place('own', role));
  const { company_registration_number } = await owner.ok(getProfile);
  const waiting = await join(server.api, { company_registration_number });
  const params = { member_id: await idOf(waiting) };
  await manager.ok(reauth, { body: { password: PASSWORD } });
  expect(await manager.call(company.approveMember, { params })).toMatchObject({ mcode: 2024 });
  expect(await manager.call(people.putMemberRole, { params, body: place('viewer') })).toMatchObject({ mcode: 2024 });
  await manager.ok(people.putMemberRole, { params, body: place('own', role) });
  await manager.ok(company.approveMember, { params });
  expect((await waiting.ok(people.getRights)).rights).toEqual(['manage_people']);
});

test('a role can be removed once those who left or were taken out have it no more', async () => {
  const { owner, colleague: leaver } = await withColleague(server);
  const out = await colleagueOf(owner);
  const role_id = await ownRole(owner, ['ship']);
  for (const person of [leaver, out]) await give(owner, person, place('own', role_id));
  const params = { role_id };
  await leaver.ok(reauth, { body: { password: PASSWORD } });
  await leaver.ok(withdraw);
  const member_id = await idOf(out);
  await owner.ok(company.deactivateMember, { params: { member_id } });
  expect(await owner.call(people.removeRole, { params })).toMatchObject({ mcode: 2027 });
  await owner.ok(people.putMemberRole, { params: { member_id }, body: place('viewer') });
  expect((await owner.ok(people.removeRole, { params })).items).toEqual([]);
  expect(await owner.ok(company.approveMember, { params: { member_id } })).toMatchObject({ role: 'viewer' });
});

test('a person whose role was taken while a call waited for the company gives nothing any more', async () => {
  const { owner, colleague: manager } = await withColleague(server);
  const other = await colleagueOf(owner);
  const all = await ownRole(owner, [...RIGHTS], '총괄');
  await manager.ok(reauth, { body: { password: PASSWORD } });
  const [id, member_id] = [await idOf(manager), await idOf(other)];
  const email = `w${id.slice(-8)}@stlbs.test`;
  const calls = [
    () => manager.call(people.putMemberRole, { params: { member_id }, body: place('own', all) }),
    () => manager.call(company.deactivateMember, { params: { member_id } }),
    () => manager.call(people.putRole, { params: { role_id: all }, body: { name: '둘', rights: ['award'] } }),
    () => manager.call(people.addRole, { body: { name: '셋', rights: ['award'] } }),
    () => manager.call(people.invite, { body: { ...place('buyer'), email, language: 'ko' } }),
    () => {
      const day = seoulDay(new Date());
      const body = { deputy_id: id, from_on: day, until_on: day };
      return manager.call(people.putDeputy, { params: { member_id }, body });
    },
  ];
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  for (const call of calls) {
    await server.sql("update account set role = 'own', own_role_id = $2 where id = $1", [id, all]);
    await holder.query('begin');
    await holder.query('select 1 from company where id = (select company_id from account where id = $1) for update', [
      id,
    ]);
    const answer = call();
    await until('the call waits for the company', async () => {
      const waiting = await server.sql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%company%for no key update%'
          and datname = current_database()`,
      );
      return waiting.length > 0;
    });
    await holder.query("update account set role = 'viewer', own_role_id = null where id = $1", [id]);
    await holder.query('commit');
    expect(await answer).toMatchObject({ status: 403, mcode: MISSING });
  }
});

test('a deputy does not make the lent rights permanent, and nobody is a deputy for more than 92 days', async () => {
  const { owner, colleague: manager } = await withColleague(server);
  const stand = await colleagueOf(owner, '최대리');
  const waiting = await join(server.api, {
    company_registration_number: (await owner.ok(getProfile)).company_registration_number,
  });
  const all = await ownRole(owner, [...RIGHTS], '총괄');
  await give(owner, manager, place('own', all));
  await give(owner, stand, place('viewer'));
  const [member_id, deputy_id] = [await idOf(manager), await idOf(stand)];
  await manager.ok(reauth, { body: { password: PASSWORD } });
  const name = (who: Caller, days: number) => {
    const [from_on, until_on] = [0, days - 1].map((later) => daysLater(seoulDay(new Date()), later));
    const body = { deputy_id, from_on: from_on ?? '', until_on: until_on ?? '' };
    return who.call(people.putDeputy, { params: { member_id }, body });
  };
  expect(await name(manager, 93)).toMatchObject({ status: 422, mcode: 2030 });
  expect(await name(manager, 92)).toMatchObject({ mcode: 0 });
  expect((await stand.ok(people.getRights)).rights).toContain('manage_people');
  await stand.ok(reauth, { body: { password: PASSWORD } });
  const self = { member_id: deputy_id };
  for (const to of [place('own', all), place('buyer')]) {
    expect(await stand.call(people.putMemberRole, { params: self, body: to })).toMatchObject({ mcode: 2024 });
  }
  expect(await stand.call(people.addRole, { body: { name: '더', rights: ['award'] } })).toMatchObject({
    mcode: 2024,
  });
  const params = { member_id: await idOf(waiting) };
  expect(await stand.call(company.approveMember, { params })).toMatchObject({ mcode: 2024 });
  expect(await name(stand, 30)).toMatchObject({ status: 403, mcode: MISSING });
});
