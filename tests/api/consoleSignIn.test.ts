import { describe, expect, test } from 'vitest';
import { startConsole } from '../support/consoleServer';
import { ConsoleVisitor, keysIn } from '../support/consoleVisitor';

const { server, place, keys, ops, later, signedIn, noted } = await startConsole();

describe('the way in', () => {
  test('needs password and code together, and says nothing about which was wrong', async () => {
    const visitor = new ConsoleVisitor(place);
    const now = await later(31);
    const right = { name: 'kim', password: keys.password, code: keys.app.code(0, now) };
    const faults = [];
    for (const wrong of [{ code: '' }, { code: '000000' }, { password: 'not-this-one' }, { name: 'lee' }]) {
      const answer = await visitor.submit('/sign-in', { ...right, ...wrong });
      expect(answer.status, JSON.stringify(wrong)).toBe(401);
      faults.push(/role="alert">([^<]*)</.exec(answer.text)?.[1]);
    }
    expect(new Set(faults).size).toBe(1);
    expect((await visitor.open('/test/companies')).status).toBe(401);

    const before = visitor.cookie('stlbs_console');
    const entered = await visitor.submit('/sign-in?next=/test/people', right);
    expect(entered).toMatchObject({ status: 303, location: '/test/people' });
    expect(entered.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Strict$/);
    // The cookie from before the sign-in opens nothing.
    expect(visitor.cookie('stlbs_console')).not.toBe(before);
    const again = new ConsoleVisitor(place);
    expect((await again.submit('/sign-in', right)).status).toBe(401);
    expect((await visitor.open('/test/people')).status).toBe(200);
    expect(await noted()).toEqual(expect.arrayContaining(['console sign-in refused', 'console sign-in']));
  });

  test('is locked for a quarter of an hour after five wrong tries, until the command opens it', async () => {
    const lee = keysIn((await ops('operator', 'add', 'lee')).output);
    const visitor = new ConsoleVisitor(place);
    const attempt = async (password: string) => {
      const now = await later(31);
      return visitor.submit('/sign-in', { name: 'lee', password, code: lee.app.code(0, now) });
    };
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt('not-this-one')).status).toBe(401);
    expect((await attempt(lee.password)).status).toBe(401);
    expect((await ops('operator', 'list')).output).toMatch(/^lee\t.*\tlocked$/m);
    await ops('operator', 'unlock', 'lee');
    expect((await attempt(lee.password)).status).toBe(303);
    expect(await noted('lee (console)')).toContain('console locked');
    for (let tries = 0; tries < 5; tries += 1) await attempt('not-this-one');
    await later(15 * 60);
    expect((await attempt(lee.password)).status).toBe(303);
    expect((await visitor.open('/test')).status).toBe(200);
    await ops('operator', 'remove', 'lee');
    expect((await visitor.open('/test')).status).toBe(401);
  });

  test('ends after a quarter of an hour without a page, after eight hours, and at the button', async () => {
    const idle = await signedIn();
    await later(14 * 60);
    expect((await idle.open('/test')).status).toBe(200);
    await later(15 * 60 + 1);
    expect((await idle.open('/test')).text).toContain('로그인이 끝났어요');

    const long = await signedIn();
    for (let minutes = 0; minutes < 8 * 60; minutes += 14) {
      expect((await long.open('/test')).status).toBe(200);
      await later(14 * 60);
    }
    expect((await long.open('/test')).status).toBe(401);

    const leaving = await signedIn();
    const cookie = leaving.cookie('stlbs_console') ?? '';
    const page = await leaving.open('/test');
    const form = /name="form" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await leaving.send('/sign-out', { form });
    const stolen = new ConsoleVisitor(place);
    expect((await stolen.open('/test', { headers: { cookie: `stlbs_console=${cookie}` } })).status).toBe(401);
  });

  test('is closed to an address that tries on and on, for a minute', async () => {
    const visitor = new ConsoleVisitor(place, '10.9.9.9');
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await visitor.send('/sign-in', {})).status);
    expect(statuses).toEqual([...Array<number>(20).fill(403), 429]);
  });

  test('leads nowhere else', async () => {
    const visitor = await signedIn({ next: 'https://elsewhere.example/' });
    expect((await visitor.open('/sign-in?next=//elsewhere.example')).location).toBe('/');
  });

  test('new keys end the old ones and every sign-in', async () => {
    const park = keysIn((await ops('operator', 'add', 'park')).output);
    const visitor = new ConsoleVisitor(place);
    const enter = async ({ password, app }: typeof park) => {
      const now = await later(31);
      return (await visitor.submit('/sign-in', { name: 'park', password, code: app.code(0, now) })).status;
    };
    expect(await enter(park)).toBe(303);
    const renewed = keysIn((await ops('operator', 'reset', 'park')).output);
    expect((await visitor.open('/test')).status).toBe(401);
    expect(await enter(park)).toBe(401);
    expect(await enter(renewed)).toBe(303);
    expect(await ops('operator', 'add', 'park')).toMatchObject({ code: 1 });
    expect(await ops('operator', 'add', 'Über')).toMatchObject({ code: 1 });
  });
});

describe('what others reach', () => {
  const paths = ['/sign-in', '/test', '/test/companies', '/real/people', '/console.css'];

  test.each(paths)('%s is not on the port of the product', async (path) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('console.css');
  });

  test('nothing of the product is on the port of the console', async () => {
    for (const path of ['/api/health', '/api/user/profile', '/metrics', '/service']) {
      expect((await new ConsoleVisitor(place).open(path)).status, path).toBe(404);
    }
  });

  test.each(['//', '//elsewhere.example/test', '/test//companies'])('%s is no page', async (path) => {
    const answer = await new ConsoleVisitor(place).open(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<html lang="ko">');
    expect(answer.text).not.toMatch(/href="\/\//);
  });

  test('every page asks who it is, and no script runs on any', async () => {
    const stranger = new ConsoleVisitor(place);
    const sections = ['', 'companies', 'claims', 'people', 'mails', 'files', 'due', 'disputes', 'audit', 'settings'];
    const visitor = await signedIn();
    for (const path of sections
      .flatMap((name) => [`/test/${name}`, `/real/${name}`])
      .map((one) => one.replace(/\/$/, ''))) {
      expect((await stranger.open(path)).status, path).toBe(401);
      for (const language of ['ko', 'en']) {
        const page = await visitor.open(`${path}?lang=${language}`);
        expect(page.status, path).toBe(200);
        expect(page.text).toContain(`<html lang="${language}">`);
        expect(page.text).not.toMatch(/<script|\son\w+=|style=/i);
        expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
        expect(page.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('the tables of operators are out of reach for the connections of the product', async () => {
    const rows = await server.sql(
      `select has_table_privilege(role, 'public.' || relname, 'select, insert, update, delete') as reaches
       from pg_class, (values ('stlbs_test'), ('stlbs_real')) as r(role) where relname like 'operator\\_%' and relkind = 'r'`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ reaches }) => reaches !== false)).toEqual([]);
  });
});
