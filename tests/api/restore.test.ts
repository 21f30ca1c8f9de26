import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { lockDataDir } from '../../src/server/db/dataDirLock';
import { runningPostgres } from '../../src/server/db/runningPostgres';
import { HOST_FOLDER, OPS } from '../support/hostFolder';
import { createApi } from '../support/http';
import { type Caller, join as joinIn } from '../support/people';
import { type ServerProcess, startProcess } from '../support/serverProcess';
import { draft } from '../support/trade';
import { until } from '../support/until';
import { uploadedFile } from '../support/uploads';

/**
 * The commands of docs/operations.md on the real thing: a backup while people work, the log of changes archived, and a
 * folder of another machine brought to a moment between two of their actions.
 */
const folder = mkdtempSync(join(tmpdir(), 'stlbs-restore-'));
const [archive, backups, dataDir] = [join(folder, 'archive'), join(folder, 'backups'), join(folder, 'data')];
/** A file that somebody is still uploading. */
const UPLOADING = 'files/00/half.part';
let server: ServerProcess;
let buyer: Caller;
let backup: string;
let file_id: string;
/** Uploaded after the backup. */
let later_id: string;
let moment: string;

const ops = (target: string, ...words: string[]) => opsWith({ DATA_DIR: target }, ...words);

async function opsWith(
  settings: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, APP_ENV: 'localhost', ...settings };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`${HOST_FOLDER}/${OPS}.mjs`, ...words], { env });
    return { code: 0, output: stdout.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: (stdout + stderr).trim() };
  }
}

beforeAll(async () => {
  mkdirSync(archive, { mode: 0o777 });
  server = await startProcess({ PAGES: '0', DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive });
  buyer = await joinIn(createApi(server.url));
  file_id = await uploadedFile(buyer, server.url);
  await draft(buyer, { title: '백업 전', file_ids: [file_id] });
  mkdirSync(join(dataDir, UPLOADING, '..'), { recursive: true });
  writeFileSync(join(dataDir, UPLOADING), 'half');
  const working = Promise.all(Array.from({ length: 8 }, (_, at) => draft(buyer, { title: `백업 중 ${at}` })));
  const made = await ops(dataDir, 'backup', backups);
  expect(made).toMatchObject({ code: 0 });
  backup = made.output;
  await working;

  later_id = await uploadedFile(buyer, server.url);
  await draft(buyer, { title: '백업 후' });
  const sql = new pg.Client({ connectionString: (await runningPostgres(dataDir)) ?? '' });
  await sql.connect();
  const one = async (text: string) =>
    Object.values((await sql.query<Record<string, string>>(text)).rows[0] ?? {})[0] ?? '';
  moment = await one(`select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);
  await draft(buyer, { title: '실수' });
  const last = await one('select pg_walfile_name(pg_switch_wal())');
  await until(
    () => `the log ${last} in the archive`,
    () => readdirSync(archive).includes(last),
  );
  await sql.end();
  expect(await server.stop()).toBe(0);
}, 200_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the buyer finds on a server that is started on a restored folder. */
async function found(restored: string): Promise<{ titles: string[]; file: number }> {
  const again = await startProcess({ PAGES: '0', DATA_DIR: restored });
  try {
    const there = Object.assign(buyer, { api: createApi(again.url) });
    const { items } = await there.ok(rfqs.listRfqs, { query: { limit: 100 } });
    await draft(there, { title: '복구 후' });
    const place = join(restored, 'files', file_id.slice(0, 2), file_id);
    return { titles: items.map(({ title }) => title), file: existsSync(place) ? readFileSync(place).length : 0 };
  } finally {
    await again.stop();
  }
}

const lock = (where: string) =>
  lockDataDir(
    where,
    () => undefined,
    () => undefined,
  );

const during = Array.from({ length: 8 }, (_, at) => `백업 중 ${at}`);

test('a backup is restored to a moment: what was done before is there, what was done after is not', async () => {
  const restored = join(folder, 'restored');
  const { code, output } = await ops(restored, 'restore', backup, '--to', moment, '--archive', archive);
  expect(output).toMatch(/10 requests[^]*3 files, 0 missing, 1 stored after the backup[^]*Restored to/);
  expect(output).toContain(`stored after the backup: ${later_id}`);
  expect(output).toMatch(/WARNING: 1 stored files are not there.+cp -an/);
  expect(code).toBe(2);
  const place = join('files', later_id.slice(0, 2), later_id);
  expect(existsSync(join(restored, place))).toBe(false);
  await promisify(execFile)('cp', ['-an', `${dataDir}/files/.`, `${restored}/files/`]);
  expect(readFileSync(join(restored, place))).toEqual(readFileSync(join(dataDir, place)));
  const { titles, file } = await found(restored);
  expect(titles.sort()).toEqual(['백업 전', ...during, '백업 후'].sort());
  expect(file).toBeGreaterThan(0);
}, 120_000);

test('without a moment all of the archive is restored; without an archive what the backup holds', async () => {
  const all = join(folder, 'all');
  expect(await ops(all, 'restore', backup, '--archive', archive)).toMatchObject({ code: 2 });
  expect((await found(all)).titles).toContain('실수');
  const alone = join(folder, 'alone');
  expect(await ops(alone, 'restore', backup)).toMatchObject({ code: 0 });
  const { titles } = await found(alone);
  expect(titles).toContain('백업 전');
  expect(titles).not.toContain('백업 후');
}, 120_000);

test('of what is still being uploaded a backup holds nothing', () => {
  expect([existsSync(join(backup, UPLOADING, '..')), existsSync(join(backup, UPLOADING))]).toEqual([true, false]);
});

test('a backup is verified aside, and what it lacks is named', async () => {
  const nowhere = join(folder, 'nowhere');
  const { code, output } = await ops(nowhere, 'verify-backup', backup, '--archive', archive);
  expect(output).toMatch(/1 accounts, 11 requests[^]*3 files, 0 missing, 1 stored after the backup/);
  expect([code, existsSync(nowhere)]).toEqual([0, false]);
  const file = join(backup, 'files', file_id.slice(0, 2), file_id);
  const bytes = readFileSync(file);
  rmSync(file);
  expect(await ops(nowhere, 'verify-backup', backup)).toEqual({
    code: 1,
    output: expect.stringContaining(`missing: ${file_id}`) as string,
  });
  writeFileSync(file, bytes);
}, 120_000);

test('what cannot be restored is said with the next step, and nothing is written', async () => {
  const free = join(folder, 'free');
  const refused = async (...words: string[]) => (await ops(free, 'restore', ...words)).output;
  expect(await refused(folder)).toContain('there is no backup.json in it');
  expect(await refused(backup, '--to', moment)).toContain('Say with --archive');
  expect(await refused(backup, '--to', '2026-11-24 09:30', '--archive', archive)).toContain('with its zone');
  expect(await refused(backup, '--to', '2020-01-01T00:00:00Z', '--archive', archive)).toContain('take an earlier one');
  expect(await refused(backup, '--archive', join(folder, 'none'))).toContain('There is no archive');
  expect(existsSync(free)).toBe(false);
  expect((await ops(dataDir, 'restore', backup)).output).toContain(
    `move ${dataDir} aside (mv ${dataDir} ${dataDir}.before)`,
  );
  const late = await ops(join(folder, 'late'), 'restore', backup, '--to', '2100-01-01T00:00:00Z', '--archive', archive);
  expect(late.output).toContain('The archive ends before 2100-01-01');
  expect(existsSync(join(folder, 'late', 'postgres'))).toBe(false);
}, 120_000);

test('a folder is locked from the first copy of a restore to its end', async () => {
  const taken = join(folder, 'taken');
  const restoring = ops(taken, 'restore', backup);
  await until(
    () => 'the first copy',
    () => existsSync(taken) && readdirSync(taken).some((name) => /^(restore-|postgres$)/.test(name)),
  );
  await expect(lock(taken)).rejects.toThrow('in use by process');
  expect(await restoring).toMatchObject({ code: 0 });
  expect(readdirSync(taken).sort()).toEqual(['files', 'jwt-secret', 'postgres', 'postgres.password']);
}, 60_000);

test('what somebody uses or has put there already is left as it is', async () => {
  const used = join(folder, 'used');
  mkdirSync(used);
  const held = await lock(used);
  expect(await ops(used, 'restore', backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('in use by process') as string,
  });
  expect(readdirSync(used)).toEqual(['lock']);
  held.release();
  writeFileSync(join(used, 'jwt-secret'), 'kept');
  expect((await ops(used, 'restore', backup)).output).toContain(`${join(used, 'jwt-secret')} is there already`);
  expect(readdirSync(used)).toEqual(['jwt-secret']);
  expect(readFileSync(join(used, 'jwt-secret'), 'utf8')).toBe('kept');
}, 60_000);

test.each([['migrate'], ['fx set 1400'], ['backup']])(
  '%s without a running server archives what it logs, so that the archive has no gap',
  async (command) => {
    const settings = { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive };
    const archived = readdirSync(archive).length;
    const words = [...command.split(' '), ...(command === 'backup' ? [join(folder, 'more')] : [])];
    expect(await opsWith(settings, ...words)).toMatchObject({ code: 0 });
    expect(readdirSync(archive).length).toBeGreaterThan(archived);
  },
  60_000,
);
