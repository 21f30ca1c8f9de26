import { describe, expect, test } from 'vitest';
import * as company from '../../src/contract/endpoints/company';
import { login } from '../../src/contract/endpoints/auth';
import { getProfile, getSaleItems, reauth } from '../../src/contract/endpoints/user';
import { startConsole } from '../support/consoleServer';
import { hiddenFields } from '../support/consoleVisitor';
import { emailsTo } from '../support/emails';
import { keyOf } from '../support/machines';
import { Caller, join, newRegistrationNumber, PASSWORD } from '../support/people';
import { withApp } from '../support/secondFactor';

const { server, place, keys, ops, later, signedIn, noted } = await startConsole();

describe('a company', () => {
  async function aCompany(name = '확인강관') {
    const company_registration_number = newRegistrationNumber();
    const owner = await join(server.api, { company_registration_number, company_name: name });
    return { owner, number: company_registration_number, path: `/test/companies/${company_registration_number}` };
  }

  test('is found, shown with its certificate, and verified after a page that names it; as by the command', async () => {
    const { owner, number, path } = await aCompany();
    const visitor = await signedIn();
    for (const query of [number, '확인강', owner.email]) {
      const found = await visitor.open(`/test/companies?status=unverified&q=${encodeURIComponent(query)}`);
      expect(found.text, query).toContain(path);
    }
    expect((await visitor.open(`/test/companies?status=verified&q=${number}`)).text).not.toContain(path);
    expect((await visitor.open(path)).text).toContain('사업자등록증.pdf');
    const file = await visitor.open(`${path}/certificate`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);

    const question = await visitor.open(`${path}/verify`);
    expect(question.text).toContain('확인강관');
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: false });
    const done = await visitor.submit(`${path}/verify`);
    expect(done).toMatchObject({ status: 303, location: `${path}?done=verified` });
    expect((await visitor.open(done.location ?? '')).text).toContain('role="status"');
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: true });
    expect((await noted()).at(-2)).toBe(`company verify ${number}`);
    const [entry] = await server.sql(
      `select e.operator from audit_entry e join company c on c.id = e.chain_id
       where c.registration_number = $1 and e.kind = 'company_verified'`,
      [number],
    );
    expect(entry).toEqual({ operator: 'kim (console)' });

    await visitor.submit(`${path}/reject`);
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: false });
  });

  test('a form of another site, without its token or of another sign-in does nothing', async () => {
    const { owner, path } = await aCompany();
    const visitor = await signedIn();
    const fields = hiddenFields(await visitor.open(`${path}/verify`));
    const other = await signedIn();
    const foreign = [
      [{ ...fields, form: '' }, {}],
      [{ seen: fields['seen'] ?? '' }, {}],
      [{ ...fields, form: hiddenFields(await other.open(`${path}/verify`))['form'] ?? '' }, {}],
      [fields, { origin: 'https://elsewhere.example' }],
      [fields, { 'sec-fetch-site': 'cross-site' }],
    ] as const;
    for (const [sent, headers] of foreign) {
      expect((await visitor.send(`${path}/verify`, sent, headers)).status, JSON.stringify(headers)).toBe(403);
    }
    expect(
      (
        await visitor.open(`${path}/verify`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(415);
    expect(await owner.ok(getProfile)).toMatchObject({ company_verified: false });
    expect((await visitor.send(`${path}/verify`, fields, { origin: place })).status).toBe(303);
  });

  test('what has changed since the page was shown is shown again, and a double press acts once', async () => {
    const { number, path } = await aCompany();
    const visitor = await signedIn();
    const fields = hiddenFields(await visitor.open(`${path}/verify`));
    await server.sql("update company set name = '바뀐강관' where registration_number = $1", [number]);
    const refused = await visitor.send(`${path}/verify`, fields);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('바뀐강관');
    const fresh = hiddenFields(refused);
    const answers = await Promise.all([1, 2].map(() => visitor.send(`${path}/verify`, fresh)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
  });

  test('is handed over to one of its people', async () => {
    const { owner: squatter, number, path } = await aCompany();
    const owner = await join(server.api, { company_registration_number: number });
    const visitor = await signedIn();
    const [row] = await server.sql<{ id: string }>('select id from account where email = $1', [owner.email]);
    const key = await keyOf(squatter, { name: '열쇠' });
    expect((await visitor.open(path)).text).not.toContain(key.id);
    expect((await visitor.open(`${path}/transfer/${key.id}`)).status).toBe(404);
    expect((await visitor.open(`/test/people?q=${encodeURIComponent('열쇠')}`)).text).not.toContain(key.id);
    expect((await visitor.open(`/test/people/${key.id}`)).status).toBe(404);
    const question = await visitor.open(`${path}/transfer/${row?.id}`);
    expect(question.text).toContain(owner.email);
    expect(question.text).toContain(squatter.email);
    expect((await visitor.submit(`${path}/transfer/${row?.id}`)).status).toBe(303);
    expect(await owner.call(getSaleItems)).toMatchObject({ mcode: 0 });
    expect(await squatter.call(getSaleItems)).toMatchObject({ status: 401 });
    expect((await noted()).at(-1)).toBe(`company transfer ${number} ${row?.id}`);
  });

  test('of the other data is not there', async () => {
    const { path } = await aCompany();
    const visitor = await signedIn();
    expect((await visitor.open(path.replace('/test/', '/real/'))).status).toBe(404);
    expect((await visitor.open(`${path.replace('/test/', '/real/')}/verify`)).status).toBe(404);
  });

  test('a name of markup stays text', async () => {
    const name = '<img src=x>"강관';
    const { path } = await aCompany(name);
    const visitor = await signedIn();
    for (const one of [path, `${path}/verify`, `/test/companies?q=${encodeURIComponent(name)}`]) {
      const { text } = await visitor.open(one);
      expect(text).toContain('&lt;img src=x&gt;&quot;강관');
      expect(text).not.toContain('<img');
    }
  });

  test('lists come page by page', async () => {
    const visitor = await signedIn();
    await server.sql(
      `insert into company (id, is_test, registration_number, name, address, ceo, verification, created_at, approval_titles)
       select gen_random_uuid(), true, 'ZZ-PAGE' || lpad(n::text, 3, '0'), '쪽강관 ' || n, '', '', 'unverified', app_now() + n * interval '1 second', '{}'
       from generate_series(1, 51) n`,
    );
    const first = await visitor.open('/test/companies?q=ZZ-PAGE');
    expect(first.text.match(/href="\/test\/companies\/ZZ-PAGE/g)).toHaveLength(50);
    expect(first.text).toContain('rel="next" href="/test/companies?q=ZZ-PAGE&amp;page=2"');
    const second = await visitor.open('/test/companies?q=ZZ-PAGE&page=2');
    expect(second.text.match(/href="\/test\/companies\/ZZ-PAGE/g)).toHaveLength(1);
    expect(second.text).not.toContain('rel="next"');
    expect((await visitor.open('/test/companies?page=-1')).status).toBe(200);
    expect((await visitor.open('/test/companies?q=nowhere')).text).toContain('검색 결과가 없어요');
  });
});

test('a claim is accepted or refused with a note that outlives the sign-in', async () => {
  const company_registration_number = newRegistrationNumber();
  await join(server.api, { company_registration_number, company_name: '다툼강관' });
  const claimant = async () => {
    const caller = await join(server.api, { company_registration_number });
    await caller.ok(reauth, { body: { password: PASSWORD } });
    const { claim } = await caller.ok(company.fileClaim, { body: { reason: '제가 대표예요' } });
    return { caller, path: `/test/claims/${claim.id}` };
  };
  const [right, wrong] = [await claimant(), await claimant()];
  const visitor = await signedIn();
  expect((await visitor.open('/test/claims')).text).toContain(right.path);
  expect((await visitor.open(right.path)).text).toContain('제가 대표예요');
  await visitor.submit(`${right.path}/accept`);
  expect(await right.caller.ok(company.getClaim)).toMatchObject({ claim: { status: 'accepted' } });

  const page = hiddenFields(await visitor.open(`${wrong.path}/refuse`));
  await later(16 * 60);
  const over = await visitor.send(`${wrong.path}/refuse`, { ...page, note: '등록증이 흐려요' });
  expect(over.status).toBe(401);
  const now = await later(31);
  const back = await visitor.send('/sign-in', {
    ...hiddenFields(over),
    name: 'kim',
    password: keys.password,
    code: keys.app.code(0, now),
  });
  const again = await visitor.open(back.location ?? '');
  expect(again.text).toContain('등록증이 흐려요</textarea>');
  expect(await wrong.caller.ok(company.getClaim)).toMatchObject({ claim: { status: 'open' } });
  await visitor.submit(`${wrong.path}/refuse`, { note: '등록증이 흐려요' });
  expect(await wrong.caller.ok(company.getClaim)).toMatchObject({
    claim: { status: 'refused', decision_note: '등록증이 흐려요' },
  });
  expect((await visitor.open(`${wrong.path}/refuse`)).status).toBe(404);
});

describe('a person', () => {
  const pathOf = async ({ email }: Pick<Caller, 'email'>) => {
    const [row] = await server.sql<{ id: string }>('select id from account where email = $1', [email]);
    return `/test/people/${row?.id}`;
  };

  test('is unlocked after wrong passwords', async () => {
    const person = await join(server.api);
    const stranger = new Caller(server.api);
    const attempt = (password: string) => stranger.call(login, { body: { email: person.email, password } });
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await attempt('not-the-password-1');
      if (answer.status === 429) break;
    }
    expect(await attempt(PASSWORD)).toMatchObject({ status: 429 });
    const visitor = await signedIn();
    const path = await pathOf(person);
    // Signing in to the console has moved the clock, so the pause may be over: one more wrong try begins it again.
    while ((await attempt('not-the-password-1')).status !== 429);
    expect(await visitor.submit(`${path}/unlock`)).toMatchObject({ status: 303, location: `${path}?done=unlocked` });
    expect(await attempt(PASSWORD)).toMatchObject({ mcode: 0 });
    expect((await noted()).at(-1)).toBe(`person unlock ${path.split('/').at(-1)}`);
  });

  test('is signed out everywhere, and loses the second factor', async () => {
    const person = await join(server.api);
    await withApp(person, await later(0));
    const visitor = await signedIn();
    const path = await pathOf(person);
    expect((await visitor.open(`/test/people?q=${encodeURIComponent(person.email)}`)).text).toContain(path);
    expect((await visitor.open(path)).text).toContain(`${path}/reset-factor`);
    await visitor.submit(`${path}/sign-out`);
    expect(await person.call(getProfile)).toMatchObject({ status: 401 });
    await visitor.submit(`${path}/reset-factor`);
    expect(await emailsTo(server.api, person.email, '2단계 인증이 초기화됐어요')).toHaveLength(1);
    expect((await visitor.open(path)).text).not.toContain(`${path}/reset-factor`);
  });

  test('gets the verification email again, once it is needed', async () => {
    const person = await join(server.api);
    await server.sql('update account set email_verified_at = null where email = $1', [person.email]);
    const visitor = await signedIn();
    const path = await pathOf(person);
    const fields = hiddenFields(await visitor.open(`${path}/verify`));
    expect((await visitor.send(`${path}/verify`, fields)).status).toBe(303);
    expect(await emailsTo(server.api, person.email, '이메일', 2)).toHaveLength(2);
    await server.sql('update account set email_verified_at = app_now() where email = $1', [person.email]);
    expect((await visitor.submit(`${path}/verify`)).text).toContain('This address is verified already.');
  });
});

describe('what failed', () => {
  test('an email is sent again', async () => {
    const visitor = await signedIn();
    const [mail] = await server.sql<{ id: string }>(
      `insert into mail (id, recipient, subject, text, html, attempts, failed, due_at, created_at)
       values (gen_random_uuid(), 'lost@stlbs.test', '잃어버린 메일', 't', 'h', 60, true, app_now(), app_now()) returning id`,
    );
    expect((await visitor.open('/test/mails?q=lost@')).text).toContain('잃어버린 메일');
    expect((await visitor.submit(`/test/mails/${mail?.id}/send`)).status).toBe(303);
    expect((await visitor.open('/test/mails?q=lost@')).text).not.toContain('잃어버린 메일');
    expect(await emailsTo(server.api, 'lost@stlbs.test', '잃어버린 메일')).toHaveLength(1);
    expect((await noted()).filter((one) => one.startsWith('mail send'))).toEqual([`mail send ${mail?.id}`]);
    expect(await ops('mail', 'send', mail?.id ?? '')).toMatchObject({ code: 1 });
  });

  test('a file is made again', async () => {
    const person = await join(server.api, { company_name: '파일강관' });
    const visitor = await signedIn();
    const [file] = await server.sql<{ id: string }>(
      `insert into file_export (id, is_test, account_id, company_id, kind, params, query, language, state, attempts, due_at, failure, created_at)
       select gen_random_uuid(), true, id, company_id, 'stock_sheet', '{}', '{}', 'ko', 'failed', 4, app_now(), 'FILE_TOO_MUCH', app_now()
       from account where email = $1 returning id`,
      [person.email],
    );
    expect((await visitor.open('/test/files?q=파일강관')).text).toContain('재고 목록 (엑셀)');
    expect((await ops('file', 'failed')).output).toContain(file?.id);
    expect((await visitor.submit(`/test/files/${file?.id}/make`)).status).toBe(303);
    const [row] = await server.sql('select state from file_export where id = $1', [file?.id]);
    expect(row?.['state']).not.toBe('failed');
  });
});

test('the audit log shows who opened what; the settings show no secret', async () => {
  const visitor = await signedIn();
  await visitor.open('/test/due');
  const log = await visitor.open('/test/audit?by=operators&q=kim');
  expect(log.text).toContain('console due list');
  expect(log.text).toContain('kim (console)');
  const settings = (await visitor.open('/test/settings')).text;
  expect(settings).toContain('DATABASE_URL');
  expect(settings).not.toContain(server.databaseUrl.replace(/^postgres\w*:\/\//, ''));
});
