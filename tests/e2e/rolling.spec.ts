import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { reauth } from '../../src/contract/endpoints/user';
import { openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { queryOnce } from '../support/holdEmbedded';
import { createApi } from '../support/http';
import { type Nginx, startNginx } from '../support/nginx';
import { makeOtherBuild, publish } from '../support/otherBuild';
import { startPagesServer } from '../support/pagesServer';
import { Caller, join, PASSWORD } from '../support/people';
import { freePort, type ServerProcess, startProcess } from '../support/serverProcess';
import { draft } from '../support/trade';

const say = sayIn('ko');
const SECRET = 'the-secret-that-all-processes-share-0123456789';

/** What a browser met that nobody should: answers that fail or never come, and errors of scripts. */
function met(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) found.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What a page still waited for when its reader left it.
    if (why !== 'net::ERR_ABORTED') found.push(`${why} ${request.url()}`);
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** Longer than any answer, start of a page or restart of a process takes on a busy machine: what takes longer hangs, and is named. */
const LIMIT_MS = 60_000;

/** Rejects where something does not come to its end. */
async function within<Value>(what: string, work: Promise<Value>, ms = LIMIT_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const buildOf = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '{}') as { buildId?: string }).buildId,
  );

test('a browser works on while one process after the other changes to the next build and back', {
  tag: '@full',
}, async ({ browser }) => {
  // Most of it is the other build, which is kept for the next run.
  test.setTimeout(900_000);
  const before = await test.step('build of the release before', makeOtherBuild);
  const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-rolling-'));
  const shared = joinPath(folder, 'static');
  for (const build of [before.folder, process.cwd()]) publish(build, shared);
  const env = { JWT_SECRET: SECRET, DRAIN_SECONDS: '6', STATIC_DIR: shared, PAGE_CACHE_SECONDS: '5' };
  const processes: ServerProcess[] = [];
  let nginx: Nginx | null = null;
  /** What goes on beside the steps; ended whatever becomes of them. */
  const beside: Array<Promise<void>> = [];
  let [writes, rolled] = [true, false];
  let wrong: string[][] = [];
  try {
    // The database is made by a server of this run; then both processes are those of the build before.
    const first = await startPagesServer({ ...env, PORT: String(await freePort()) });
    const person = await join(createApi(first.url));
    await first.stop();
    const start = (index: number, build: string, port: number) =>
      startProcess(
        {
          ...env,
          DATABASE_URL: first.env['DATABASE_URL'] ?? '',
          DATA_DIR: joinPath(folder, `data${index}`),
          PORT: String(port),
        },
        build,
      );
    const ports = [await freePort(), await freePort()] as const;
    for (const [index, port] of ports.entries()) processes[index] = await start(index, before.folder, port);
    const change = (index: 0 | 1, build: string) =>
      test.step(`process ${index + 1} changes to ${build}`, async () => {
        expect(await processes[index]?.stop()).toBe(0);
        processes[index] = await start(index, build, ports[index]);
      });
    nginx = await startNginx(ports, shared);
    test.skip(!nginx, 'no nginx here and none could be installed');
    const url = nginx?.url ?? '';

    const context = await openedAs(browser, person, 'ko', url);
    context.setDefaultTimeout(LIMIT_MS);
    const form = await context.newPage();
    await form.setViewportSize({ width: 390, height: 800 });
    const reader = await context.newPage();
    wrong = [form, reader].map(met);
    await form.goto(`${url}/user/mypage/company`);
    expect(await buildOf(form)).toBe(before.name);
    await form
      .getByRole('main')
      .getByRole('button', { name: say('user:company.editDetail'), exact: true })
      .click();
    const item = form.getByRole('main').getByLabel(say('user:company.businessItem'));
    await item.fill('강관, 플랜지');

    // Beside the pages somebody makes one request after the other: each call is answered, and what was answered is there once.
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    const writer = Object.assign(new Caller(createApi(url)), { token: person.token });
    const writing = (async () => {
      for (let number = 0; writes; number += 1) {
        const title = `교대 ${number}`;
        await within(`the answer to ${title}`, draft(writer, { title })).then(
          () => acknowledged.push(title),
          (error: unknown) => refused.push(error),
        );
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();

    const builds = new Set<string>();
    const reading = (async () => {
      while (!rolled) {
        for (const path of ['/', '/customer/faq', '/push', '/user/mypage/company']) {
          await reader.goto(`${url}${path}`);
          await reader.getByRole('contentinfo').getByRole('link').first().waitFor();
          builds.add((await buildOf(reader)) ?? '');
        }
      }
    })();
    beside.push(writing, reading);
    await change(0, process.cwd());
    await change(1, process.cwd());
    await reader.waitForTimeout(2_000);
    rolled = true;
    await reading;
    expect([...builds]).toContain(before.name);
    expect(builds.size).toBe(2);

    // Company data take a recent authentication, which a refusal would ask for.
    await writer.ok(reauth, { body: { password: PASSWORD } });
    // The page of the build before is still open: what it loads late is found, what was typed is there and is saved.
    await form
      .getByRole('banner')
      .getByRole('button', { name: say('layout:menu') })
      .click();
    // It comes with a script of its own: a key that is pressed before it is there closes nothing.
    const menu = form.getByRole('dialog', { name: say('layout:menu') });
    await expect(menu).toBeVisible();
    await form.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(item).toHaveValue('강관, 플랜지');
    expect(await buildOf(form)).toBe(before.name);
    await form
      .getByRole('main')
      .getByRole('button', { name: say('user:save'), exact: true })
      .click();
    await expect(form.getByRole('status').filter({ hasText: say('user:company.savedDetail') })).toBeVisible();
    await reader.goto(`${url}/`);
    const now = await buildOf(reader);
    expect(now).not.toBe(before.name);

    // Back: a page of the newer build goes on as well.
    await change(0, before.folder);
    await change(1, before.folder);
    await reader.getByRole('contentinfo').getByRole('link').first().click();
    await reader.getByRole('contentinfo').getByRole('link').first().waitFor();
    writes = false;
    await writing;
    expect(wrong.flat()).toEqual([]);
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(20);
    const kept = await queryOnce(first.env['DATABASE_URL'] ?? '', `select title from rfq where title like '교대 %'`);
    expect(new Set(kept.map(({ title }) => title))).toEqual(new Set(acknowledged));
    expect(kept).toHaveLength(acknowledged.length);
    const saved = await queryOnce(first.env['DATABASE_URL'] ?? '', 'select business_item from company');
    expect(saved).toEqual([{ business_item: '강관, 플랜지' }]);
    await context.close();
  } finally {
    [writes, rolled] = [false, true];
    await Promise.allSettled(beside);
    if (wrong.flat().length > 0) process.stdout.write(`met: ${wrong.flat().join('\n')}\n`);
    await nginx?.stop();
    for (const each of processes) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
