import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listOrders } from '../../src/contract/endpoints/order';
import { createApi } from '../support/http';
import { type Caller, join, joinSeller } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { freshDatabase } from '../support/testDatabase';
import { ordered } from '../support/trade';

/**
 * While a release is rolled out, the server of the former release works on the schema of the new one: that of the sources before
 * the newest migration is built and run on it, beside the present server.
 */
const MIGRATIONS = 'src/server/db/migrations';
const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-former-'));
let newest: string;
let former: ServerProcess | undefined;
let present: ServerProcess;

/** The revision before the newest migration came; undefined where the history is not here. */
function revisionBefore(file: string): string | undefined {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
  const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', file);
  return commit ? git('rev-parse', '--verify', '--quiet', `${commit}^`) || undefined : undefined;
}

beforeAll(async () => {
  newest =
    readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1) ?? '';
  const revision = revisionBefore(`${MIGRATIONS}/${newest}`);
  if (!revision) {
    process.stdout.write('NOT RUN: the history of the sources is not here, so there is no former release to build.\n');
    return;
  }
  const archive = execFileSync('git', ['archive', revision], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), joinPath(folder, 'node_modules'));
  const build = `await (await import('./scripts/build.mjs')).buildServer()`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'pipe' });
  // The schema is that of the present sources.
  const DATABASE_URL = await freshDatabase(inject('postgresUrl'));
  const DATA_DIR = joinPath(folder, 'data');
  present = await startProcess({ PAGES: '0', DATABASE_URL, DATA_DIR });
  former = await startProcess({ PAGES: '0', DATABASE_URL, DATA_DIR }, folder);
}, 300_000);
afterAll(async () => {
  await former?.stop();
  await present?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A member, as the other server sees the same person. */
const at = (person: Caller, { url }: ServerProcess): Caller =>
  Object.assign(Object.create(Object.getPrototypeOf(person) as object), person, { api: createApi(url) }) as Caller;

test('the server before the newest migration trades on the schema after it, beside the present one', async ({
  skip,
}) => {
  if (!former) return skip('no history');
  expect(readdirSync(joinPath(folder, MIGRATIONS))).not.toContain(newest);
  const buyer = await join(createApi(former.url));
  const seller = await joinSeller(createApi(present.url));
  // Each step by the other server than the one before.
  const order = await ordered(at(buyer, present), at(seller, former));
  for (const server of [former, present]) {
    const { items } = await at(buyer, server).ok(listOrders);
    expect(items).toHaveLength(1);
  }
  const again = await ordered(at(buyer, former), at(seller, present));
  expect(again).not.toEqual(order);
  expect((await fetch(`${former.url}/api/ready`)).status).toBe(200);
}, 300_000);
