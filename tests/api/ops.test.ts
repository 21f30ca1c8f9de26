import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyForJob } from '../../src/contract/endpoints/application';
import * as company from '../../src/contract/endpoints/company';
import * as people from '../../src/contract/endpoints/people';
import { getRate } from '../../src/contract/endpoints/rate';
import { getProfile, getSaleItems, reauth } from '../../src/contract/endpoints/user';
import { listWebhooks } from '../../src/contract/endpoints/webhook';
import { listSecurityEvents } from '../../src/contract/endpoints/device';
import { emailsTo } from '../support/emails';
import { HOST_FOLDER, OPS } from '../support/hostFolder';
import { createApi } from '../support/http';
import { keyOf, webhookOf } from '../support/machines';
import { Caller, join as joinPeople, newRegistrationNumber, PASSWORD, secretOf, signIn } from '../support/people';
import { withApp } from '../support/secondFactor';
import { startProcess } from '../support/serverProcess';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Runs the operator's command, bundled once for all of them. */
const ops = (...words: string[]) =>
  run(`${HOST_FOLDER}/${OPS}.mjs`, { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }, words);

/** Runs it as a person at a terminal does. */
const opsWith = (settings: Record<string, string>, ...words: string[]) => run('scripts/ops.mjs', settings, words);

async function run(
  program: string,
  settings: Record<string, string>,
  words: string[],
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, APP_ENV: 'localhost', ...settings };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

describe('factor', () => {
  test('reset lets a locked-out person in by the password again, ends every login, is notified and logged', async () => {
    const person = await joinPeople(server.api);
    await withApp(person);
    expect(await ops('factor', 'reset', person.email)).toMatchObject({
      code: 0,
      output: expect.stringContaining('second factor reset'),
    });
    expect(await person.call(getProfile)).toMatchObject({ status: 401 });
    await signIn(person, person.email);
    expect(await emailsTo(server.api, person.email, '2단계 인증이 초기화됐어요')).toHaveLength(1);
    const events = await person.ok(listSecurityEvents);
    expect(events.items.map(({ kind }) => kind)).toContain('factors_reset');
    expect((await ops('factor', 'reset', person.email)).output).toContain('has no second factor');
    expect(await ops('factor', 'reset', 'nobody@stlbs.test')).toMatchObject({ code: 1 });
  });
});

describe('company', () => {
  test('is listed with its certificate, verified and rejected; its people see the mark', async () => {
    const number = newRegistrationNumber();
    const owner = await joinPeople(server.api, { company_registration_number: number, company_name: '확인강관' });
    const listed = await ops('company', 'list', '--status', 'unverified');
    expect(listed.code).toBe(0);
    const line = listed.output.split('\n').find((one) => one.startsWith(number)) ?? '';
    expect(line).toContain('확인강관');
    expect(line).toContain('1 active, 0 pending');
    expect(line).toMatch(/사업자등록증\.pdf \(.+\/files\/[0-9a-f]{2}\/[0-9a-f-]{36}\)/);

    expect(await ops('company', 'verify', number)).toEqual({ code: 0, output: '확인강관: verified\n' });
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: true });
    expect((await ops('company', 'list', '--status', 'unverified')).output).not.toContain(number);
    expect(await ops('company', 'reject', number)).toMatchObject({ code: 0 });
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: false });
    const kinds = await server.sql(
      `select kind from audit_entry e join company c on c.id = e.chain_id
       where c.registration_number = $1 and kind like 'company%' order by e.seq`,
      [number],
    );
    expect(kinds.map((row) => row['kind'])).toEqual(['company_verified', 'company_rejected']);
  });

  test('is handed over to one of its people; everybody else is out at once', async () => {
    const company_registration_number = newRegistrationNumber();
    const squatter = await joinPeople(server.api, { company_registration_number });
    const owner = await joinPeople(server.api, { company_registration_number });
    const stranger = await joinPeople(server.api);
    await squatter.ok(reauth, { body: { password: PASSWORD } });
    const place = { role: 'viewer' as const, own_role_id: null, team_id: null, site_id: null };
    await squatter.ok(people.invite, { body: { ...place, email: 'left.over@stlbs.test', language: 'ko' } });
    const { machine } = await keyOf(squatter);
    await webhookOf(squatter, 'https://erp.example.com/hook');
    const wrong = await ops('company', 'transfer', company_registration_number, stranger.email);
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('has not registered with the number') });
    expect(await ops('company', 'transfer', company_registration_number, owner.email)).toMatchObject({ code: 0 });
    expect(await owner.call(getSaleItems)).toMatchObject({ mcode: 0 });
    expect(await squatter.call(getSaleItems)).toMatchObject({ status: 401 });
    expect(await machine.call(getSaleItems)).toMatchObject({ status: 401 });
    expect(await owner.ok(listWebhooks)).toEqual({ items: [] });
    expect(await server.sql("select 1 from invitation where email = 'left.over@stlbs.test'")).toEqual([]);
  });

  test.each([
    [['company', 'verify', '000-00-00000'], 'There is no company with the number 000-00-00000'],
    [['company', 'verify'], 'Say the number.'],
    [['company', 'list', '--status', 'lost'], '--status is one of'],
    [['company', 'list', '--world', 'next'], '--world is real or test.'],
    [['company', 'burn'], 'npm run ops --'],
    [['company', 'list', '--colour'], 'Unknown option'],
    [[], 'npm run ops --'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { code, output } = await ops(...words);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n {4}at /);
  });

  test('of the other data is not there', async () => {
    const number = newRegistrationNumber();
    await joinPeople(server.api, { company_registration_number: number });
    expect(await ops('company', 'verify', number, '--world', 'real')).toMatchObject({ code: 1 });
    expect((await ops('company', 'list', '--world', 'real')).output).toBe('(none)\n');
  });
});

test('a data folder that is a file is named in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-ops-'));
  const place = join(folder, 'data');
  writeFileSync(place, '');
  const { code, output } = await opsWith({ DATABASE_URL: '', DATA_DIR: place }, 'company', 'list');
  expect({ code, output }).toEqual({ code: 1, output: `${place} is not a folder. Set another DATA_DIR.\n` });
  rmSync(folder, { recursive: true });
});

describe('on the embedded database', () => {
  test('works beside the running server, and alone when none runs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stlbs-ops-'));
    const embedded = await startProcess({ DATA_DIR: dataDir, PAGES: '0' });
    const number = newRegistrationNumber();
    await joinPeople(createApi(embedded.url), { company_registration_number: number, company_name: '내장강관' });
    const own = { DATABASE_URL: '', DATA_DIR: dataDir, TEST_CLOCK: '1' };
    try {
      expect(await opsWith(own, 'company', 'verify', number)).toEqual({ code: 0, output: '내장강관: verified\n' });
    } finally {
      await embedded.stop();
    }
    const listed = await opsWith(own, 'company', 'list', '--status', 'verified');
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(number) });
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('fx', () => {
  test('the rate set last is offered to members, in its own data only', async () => {
    const person = await joinPeople(server.api);
    expect(await person.ok(getRate)).toEqual({ usd_krw_rate: null, set_at: null });
    expect((await ops('fx', 'show')).output).toBe('(none)\n');
    expect(await ops('fx', 'set', '1,385.50')).toEqual({ code: 0, output: '1 USD = 1385.5 KRW\n' });
    await ops('fx', 'set', '1402');
    await ops('fx', 'set', '1300', '--world', 'real');
    expect(await person.ok(getRate)).toMatchObject({ usd_krw_rate: '1402', set_at: expect.any(String) });
    expect((await ops('fx', 'show')).output).toMatch(/^1 USD = 1402 KRW\tsince 20/);
    expect(await server.api('GET', '/rate')).toMatchObject({ status: 401, body: { mcode: 1000 } });
  });

  test.each([['dear'], ['1.38'], ['1385.55555']])('%s is no rate', async (typed) => {
    const { code, output } = await ops('fx', 'set', '--', typed);
    expect(code).toBe(1);
    expect(output).toMatch(/won for a dollar/);
  });
});

describe('claim', () => {
  async function claimant(name: string): Promise<{ caller: Caller; id: string }> {
    const company_registration_number = newRegistrationNumber();
    await joinPeople(server.api, { company_registration_number, company_name: '다툼강관' });
    const caller = await joinPeople(server.api, { company_registration_number, name });
    await caller.ok(reauth, { body: { password: PASSWORD } });
    const { claim } = await caller.ok(company.fileClaim, { body: { reason: '제가\n대표예요' } });
    return { caller, id: claim.id };
  }

  test('makes nobody an owner of a company that the person joined meanwhile', async () => {
    const { caller, id } = await claimant('옮긴이');
    const [row] = await server.sql('select * from company_claim where id = $1', [id]);
    const owner = await joinPeople(server.api, { company_name: '초대한강관' });
    await owner.ok(reauth, { body: { password: PASSWORD } });
    const place = { role: 'viewer' as const, own_role_id: null, team_id: null, site_id: null };
    await owner.ok(people.invite, { body: { ...place, email: caller.email, language: 'ko' } });
    const t = secretOf((await emailsTo(server.api, caller.email, '초대받았어요'))[0] ?? { text: '' });
    await caller.ok(people.joinInvited, { body: { t } });
    expect(await server.sql('select 1 from company_claim where id = $1', [id])).toEqual([]);
    // Even a claim that is open still, of a person who is elsewhere now, gives nothing.
    await server.sql('insert into company_claim select * from json_populate_record(null::company_claim, $1)', [
      JSON.stringify(row),
    ]);
    expect((await ops('claim', 'decide', id, 'accept')).code).toBe(1);
    expect(await caller.ok(people.getRights)).toMatchObject({ is_owner: false, rights: ['see_prices'] });
    expect((await ops('claim', 'decide', id, 'refuse')).code).toBe(0);
  });

  test('is listed and accepted: the person is a member, notified by email, and the claim is settled for good', async () => {
    const { caller, id } = await claimant('받아들일이');
    expect((await ops('claim', 'list')).output).toContain(`${id}\t`);
    expect((await ops('claim', 'list')).output).toContain('제가 대표예요');
    expect(await ops('claim', 'decide', id, 'accept')).toMatchObject({ code: 0 });
    expect(await caller.call(getSaleItems)).toMatchObject({ mcode: 0 });
    expect(await caller.ok(company.getClaim)).toMatchObject({ claim: { status: 'accepted' } });
    expect(await emailsTo(server.api, caller.email, '회사 소속 확인이 끝났어요')).toHaveLength(1);
    expect(await ops('claim', 'decide', id, 'refuse')).toMatchObject({ code: 1 });
  });

  test('is refused with a note, which the person reads, and may be filed again', async () => {
    const { caller, id } = await claimant('거절할이');
    expect(await ops('claim', 'decide', id, 'perhaps')).toMatchObject({ code: 1 });
    expect(await ops('claim', 'decide', id, 'refuse', '--note', '등록증이 흐려요')).toMatchObject({ code: 0 });
    expect(await caller.ok(company.getClaim)).toMatchObject({
      claim: { status: 'refused', decision_note: '등록증이 흐려요' },
    });
    expect(await caller.call(getSaleItems)).toMatchObject({ status: 403, mcode: 2002 });
    const [mail] = await emailsTo(server.api, caller.email, '회사 소속 확인이 거절됐어요');
    expect(mail?.text).toContain('등록증이 흐려요');
    expect(await caller.call(company.fileClaim, { body: { reason: '다시 보내요' } })).toMatchObject({ mcode: 0 });
  });
});

test('one job application is deleted with its file, once, and in its own data alone', async () => {
  const email = 'forget.me@stlbs.test';
  const input = {
    job: 'fullstack-developer',
    name: '박지원',
    email,
    phone: '010-1234-5678',
    message: '',
    privacy_agreed: true as const,
    file: { name: '이력서.pdf', content: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') },
  };
  await new Caller(server.api).ok(applyForJob, { body: input });
  const [row] = await server.sql<{ id: string }>('select id from job_application where email = $1', [email]);
  const id = row?.id ?? '';
  const file = join(server.dataDir, 'files', id.slice(0, 2), id);
  expect(existsSync(file)).toBe(true);
  expect(await ops('application', 'delete', id, '--world', 'real')).toMatchObject({ code: 1 });
  expect(await ops('application', 'delete')).toMatchObject({ code: 1, output: 'Say the application id.\n' });
  const deleted = await ops('application', 'delete', id);
  expect(deleted).toMatchObject({ code: 0, output: expect.stringContaining(`<${email}>`) });
  expect(existsSync(file)).toBe(false);
  expect(await server.sql('select 1 from job_application where email = $1', [email])).toEqual([]);
  expect((await ops('application', 'delete', id)).output).toContain('There is no such application');
});
