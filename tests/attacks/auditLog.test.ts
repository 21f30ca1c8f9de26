import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { login } from '../../src/contract/endpoints/auth';
import { listAudit } from '../../src/contract/endpoints/audit';
import { fileClaim } from '../../src/contract/endpoints/company';
import { listSecurityEvents } from '../../src/contract/endpoints/device';
import { withdraw } from '../../src/contract/endpoints/profile';
import { getProfile, putBankAccount, reauth } from '../../src/contract/endpoints/user';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { startServer } from '../support/startServer';
import { ordered } from '../support/trade';
import { until } from '../support/until';

const server = await startServer();
afterAll(() => server.stop());

async function ops(...words: string[]): Promise<string> {
  const env = { ...process.env, APP_ENV: 'localhost', DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  const run = promisify(execFile)(process.execPath, ['scripts/ops.mjs', ...words], { env });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

const verify = () => ops('audit', 'verify');

/** The company a person belongs to, by its id. */
async function companyOf(who: Caller): Promise<string> {
  const [row] = await server.sql<{ company_id: string }>('select company_id from account where email = $1', [
    who.email,
  ]);
  return row?.company_id ?? '';
}

/** A company's log as its owner reads it. */
const logOf = async (owner: Caller) => (await owner.ok(listAudit, { query: {} })).items;

/** What an attacker does who owns the database: past the triggers, then all as it was. */
async function tampered(...statements: Array<[text: string, values: unknown[]]>): Promise<string> {
  await server.sql(`create table keep_entry as table audit_entry`);
  await server.sql(`create table keep_chain as table audit_chain`);
  await server.sql(`alter table audit_entry disable trigger all`);
  await server.sql(`alter table audit_chain disable trigger all`);
  for (const [text, values] of statements) await server.sql(text, values);
  const reported = await verify();
  await server.sql('delete from audit_entry');
  await server.sql('delete from audit_chain');
  await server.sql('insert into audit_entry select * from keep_entry');
  await server.sql('insert into audit_chain select * from keep_chain');
  await server.sql('drop table keep_entry, keep_chain');
  await server.sql('alter table audit_entry enable trigger all');
  await server.sql('alter table audit_chain enable trigger all');
  return reported;
}

test('the log takes no change, no removal and no emptying', async () => {
  await join(server.api);
  for (const table of ['audit_entry', 'audit_chain']) {
    for (const attack of [`update ${table} set hash = '\\x00'`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(server.sql(attack), attack).rejects.toThrow('append only');
    }
  }
});

test('what a superuser does past the triggers is found, and the first wrong entry is named', async () => {
  const owner = await joinSeller(server.api, ['pipe'], { company_name: '기록강관' });
  await owner.call(login, { body: { email: owner.email, password: 'wrong-guess' } });
  const id = await companyOf(owner);
  const [{ last } = { last: 0 }] = await server.sql<{ last: number }>(
    'select max(seq)::int as last from audit_entry where chain_id = $1',
    [id],
  );
  expect(last).toBeGreaterThan(3);
  const changed = await tampered([`update audit_entry set kind = 'logout' where chain_id = $1 and seq >= $2`, [id, 2]]);
  expect(changed).toContain(`기록강관 (${id}): entry 2 was changed`);
  const forged = await tampered([
    `update audit_entry set after = '{"by":"nobody"}' where chain_id = $1 and seq = $2`,
    [id, last],
  ]);
  expect(forged).toContain(`entry ${last} was changed`);
  const removed = await tampered(['delete from audit_entry where chain_id = $1 and seq = 2', [id]]);
  expect(removed).toContain('entry 2 is missing');
  const cut = await tampered(['delete from audit_entry where chain_id = $1 and seq = $2', [id, last]]);
  expect(cut).toContain(`entry ${last} is missing`);
  const added = await tampered([
    `insert into audit_entry select chain_id, seq + 1, gen_random_uuid(), at, kind, actor, subject, operator, record_type,
       record_id, before, after, hash, hash from audit_entry where chain_id = $1 and seq = $2`,
    [id, last],
  ]);
  expect(added).toMatch(new RegExp(`entry ${last + 1} was (changed|put in)`));
  expect(await verify()).toContain('unbroken');
});

test('many at once in several companies make no fork', async () => {
  const [one, other] = await Promise.all([join(server.api), join(server.api)]);
  const enter = (who: Caller) => who.call(login, { body: { email: who.email, password: PASSWORD } });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => enter(at % 2 ? one : other)));
  expect(answers.filter(({ mcode }) => mcode !== 0)).toEqual([]);
  const seqs = await server.sql<{ gap: boolean }>(
    `select max(seq) <> count(*) as gap from audit_entry group by chain_id`,
  );
  expect(seqs.filter(({ gap }) => gap)).toEqual([]);
  expect(await verify()).toContain('unbroken');
});

test('two that come at once wait for one another, and both stand in the chain', async () => {
  const owner = await join(server.api);
  const people = [owner, await colleagueOf(owner)];
  const id = await companyOf(owner);
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from audit_chain where id = $1 for update', [id]);
  const entering = Promise.all(
    people.map((who) => who.call(login, { body: { email: who.email, password: PASSWORD } })),
  );
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and query ilike '%audit_write%'`;
  await until('both at the end of the chain', async () => (await server.sql(waiting)).length === 2);
  await holder.query('rollback');
  await holder.end();
  expect((await entering).map(({ mcode }) => mcode)).toEqual([0, 0]);
  expect(await verify()).toContain('unbroken');
});

test('binding steps and the bank account stand there, each in the chain of its company', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  await ordered(buyer, seller);
  const kindsOf = async (who: Caller) =>
    (
      await server.sql<{ kind: string }>('select kind from audit_entry where chain_id = $1 order by seq', [
        await companyOf(who),
      ])
    ).map(({ kind }) => kind);
  expect(await kindsOf(buyer)).toEqual(expect.arrayContaining(['rfq_submitted', 'bid_sent', 'order_created']));
  expect(await kindsOf(seller)).toEqual(
    expect.arrayContaining(['quotation_received', 'bid_confirmed', 'order_created']),
  );
  expect(await kindsOf(buyer)).not.toContain('quotation_received');
  await seller.ok(reauth, { body: { password: PASSWORD } });
  const account = {
    bank_name: '새은행',
    account_number: '110-222-333444',
    account_holder: '기록강관',
    currency: 'KRW',
  };
  await seller.ok(putBankAccount, { body: { ...account, currency: 'KRW' } });
  const [entry] = await server.sql<{ after: Record<string, string> }>(
    `select before, after from audit_entry where chain_id = $1 and kind = 'bank_account_changed' order by seq desc`,
    [await companyOf(seller)],
  );
  expect(entry?.after).toEqual({ bank_name: '새은행', account_number: '•••3444', currency: 'KRW' });
});

test('who only waits at a company does nothing in its name: its log holds no step of theirs', async () => {
  const owner = await join(server.api);
  const before = await logOf(owner);
  const { company_registration_number } = await owner.ok(getProfile);
  const stranger = await join(server.api, { company_registration_number, name: '지나가는사람' });
  await stranger.call(login, { body: { email: stranger.email, password: 'wrong-guess' } });
  await stranger.ok(reauth, { body: { password: PASSWORD } });
  await stranger.ok(fileClaim, { body: { reason: '이 회사는 제 회사입니다. 확인해 주세요.' } });
  expect((await logOf(owner)).map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
  expect(JSON.stringify(await logOf(owner))).not.toMatch(new RegExp(`지나가는사람|${stranger.address}`));
  // The person's own list and the chain of nobody's company have them.
  const { items } = await stranger.ok(listSecurityEvents, { query: {} });
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['claim_filed', 'login_failed', 'registered']));
  expect(await verify()).toContain('unbroken');
});

test('who leaves is named nowhere, and the chain stays whole', async () => {
  const owner = await join(server.api);
  const leaver = await colleagueOf(owner);
  const { id, name } = await leaver.ok(getProfile);
  const company = await companyOf(leaver);
  await leaver.ok(reauth, { body: { password: PASSWORD } });
  await leaver.ok(withdraw);
  const rows = await server.sql('select * from audit_entry where chain_id = $1', [company]);
  expect(rows.map((row) => row['kind'])).toContain('withdrawn');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${id}|${name}|${leaver.email}|${leaver.address}`));
  expect(await server.sql('select 1 from audit_trace where account_id = $1', [id])).toEqual([]);
  expect(await verify()).toContain('unbroken');
});

test('an operator’s command names who ran it', async () => {
  const owner = await join(server.api);
  const { company_registration_number } = await owner.ok(getProfile);
  await ops('company', 'verify', company_registration_number, '--by', 'Kim of the desk');
  const rows = await server.sql(
    `select kind, operator from audit_entry where operator like '%(Kim of the desk)' order by kind`,
  );
  expect(rows.map((row) => row['kind'])).toEqual(['company_verified', 'operator_command']);
});
