import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DataDirLock, lockDataDir } from '../../src/server/db/dataDirLock';
import { endHolder, type Holder, holdEmbedded, queryOnce } from '../support/holdEmbedded';
import { until } from '../support/until';

/** As a container has it: another process namespace on the same folder. */
const ELSEWHERE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync(ELSEWHERE[0] ?? '', [...ELSEWHERE.slice(1), 'true']).status === 0;
const QUICK = { beatMs: 50, silentMs: 1_000 };

let folder: string;
let dataDir: string;
let holders: Holder[];
let locks: DataDirLock[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-lock-'));
  dataDir = join(folder, 'data');
  holders = [];
  locks = [];
});
afterEach(async () => {
  for (const lock of locks) lock.release();
  // Under unshare SIGTERM is heard by nobody.
  for (const holder of holders) await endHolder(holder, 'SIGKILL');
  // What a killed holder left running is stopped by one more start.
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) {
    const last = holdEmbedded(dataDir);
    await last.line('URL ');
    await endHolder(last, 'SIGTERM');
  }
  rmSync(folder, { recursive: true, force: true });
});

function hold(under: readonly string[] = [], where = dataDir): Holder {
  const holder = holdEmbedded(where, under);
  holders.push(holder);
  return holder;
}

async function lock(lost: () => void = () => undefined, log: string[] = []): Promise<DataDirLock> {
  const made = await lockDataDir(folder, (line) => void log.push(line), lost, QUICK);
  locks.push(made);
  return made;
}

const ownerIn = (where: string) =>
  JSON.parse(readFileSync(join(where, 'lock'), 'utf8')) as Record<string, string | number>;
const write = (owner: Record<string, string | number>) => writeFileSync(join(folder, 'lock'), JSON.stringify(owner));

test('a start in another process namespace is refused, and no acknowledged row is lost', async ({ skip }) => {
  if (!canUnshare) return skip('unshare --pid is not permitted');
  const first = hold();
  const url = await first.line('URL ');
  await queryOnce(url, 'create table kept (number int)');
  const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');

  const second = hold(ELSEWHERE);
  expect(await second.line('REFUSED ')).toContain(
    `in use by process ${first.pid} of the host or container ${hostname()}`,
  );
  for (let number = 0; number < 20; number += 1) await queryOnce(url, `insert into kept values (${number})`);
  expect(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).toBe(pidFile);
  expect(await endHolder(first, 'SIGTERM')).toBe(0);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);

  const third = hold();
  expect(await queryOnce(await third.line('URL '), 'select count(*)::int as n from kept')).toEqual([{ n: 20 }]);
});

test('a database server that outlived its process in another namespace is left alone until it ends', async ({
  skip,
}) => {
  if (!canUnshare) return skip('unshare --pid is not permitted');
  // The shell is the namespace's first process and stays; without it the kernel would end the database server too.
  const first = hold([...ELSEWHERE, 'sh', '-c', '"$@"; exec sleep 600', 'sh']);
  const url = await first.line('URL ');
  await queryOnce(url, 'create table kept (number int)');
  process.kill(outerPid(), 'SIGKILL');
  await until(
    () => 'the end of the process',
    () => outerPid() === 0,
  );
  await queryOnce(url, 'insert into kept values (1)');
  const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');

  const second = hold();
  expect(await second.line('REFUSED ')).toContain('still works on');
  expect(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).toBe(pidFile);
  await queryOnce(url, 'insert into kept values (2)');

  await endHolder(first, 'SIGKILL');
  const third = hold();
  expect(await queryOnce(await third.line('URL '), 'select count(*)::int as n from kept')).toEqual([{ n: 2 }]);
}, 90_000);

/** The holder, by the pid it has outside its namespace. */
function outerPid(): number {
  const { stdout } = spawnSync('pgrep', ['-f', `^${process.execPath}.*embeddedHolder.ts ${dataDir}$`], {
    encoding: 'utf8',
  });
  return Number(stdout.trim().split('\n')[0]);
}

test('a copy of a folder in use is refused, one of a stopped folder starts', async () => {
  const first = hold();
  await first.line('URL ');
  const copy = join(folder, 'copy');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  expect(await hold([], copy).line('REFUSED ')).toMatch(/is a copy of a folder whose server had not been stopped/);
  expect(await endHolder(first, 'SIGTERM')).toBe(0);

  rmSync(copy, { recursive: true });
  spawnSync('cp', ['-a', dataDir, copy]);
  expect(await hold([], copy).line('URL ')).toContain('postgres://');
});

test('a lock from elsewhere counts while it is renewed, whatever its clock, and is stale once it is silent', async () => {
  const owner = { ...(await ownLock()), id: 'another', boot: 'another', namespace: 'another', host: 'web-2', pid: 1 };
  write(owner);
  const file = join(folder, 'lock');
  let second = 0;
  const beat = setInterval(() => utimesSync(file, 1_000, (second += 1)), 50);
  try {
    await expect(lock()).rejects.toThrow('in use by process 1 of the host or container web-2');
    expect(ownerIn(folder)).toEqual(owner);
  } finally {
    clearInterval(beat);
  }
  const log: string[] = [];
  expect((await lock(undefined, log)).leftUnseen).toBe(true);
  expect(log).toEqual([expect.stringContaining('locked from elsewhere')]);
  expect(ownerIn(folder)).toMatchObject({ pid: process.pid, host: hostname() });
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('of a container of the same machine that ended long ago nobody waits for a sign', async () => {
  write({ ...(await ownLock()), id: 'another', namespace: 'pid:[1]', pid: 1 });
  const ago = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'lock'), ago, ago);
  const log: string[] = [];
  expect((await lock(undefined, log)).leftUnseen).toBe(true);
  expect(log).toEqual([]);
});

test('a process whose lock was taken over by another one learns it', async () => {
  let lost = 0;
  await lock(() => (lost += 1));
  write({ ...ownerIn(folder), id: 'another', pid: 1 });
  await until(
    () => 'the loss of the lock',
    () => lost > 0,
  );
  locks.pop()?.release();
  expect(ownerIn(folder)['id']).toBe('another');
  expect(lost).toBe(1);
});

test('a process whose lock was deleted learns it', async () => {
  let lost = 0;
  await lock(() => (lost += 1));
  rmSync(join(folder, 'lock'));
  await until(
    () => 'the loss of the lock',
    () => lost > 0,
  );
  expect(lost).toBe(1);
});

test.each([
  ['another boot', { boot: 'another' }],
  ['another host', { host: 'web-2' }],
])('of a folder that %s numbered differently nobody says that it is a copy', async (_where, place) => {
  write({ ...(await ownLock()), id: 'another', namespace: 'another', folder: '1', pid: 1, ...place });
  utimesSync(join(folder, 'lock'), 1_000, 1_000);
  expect((await lock()).leftUnseen).toBe(true);
});

/** What this process writes into a lock of this folder. */
async function ownLock() {
  const made = await lock();
  const owner = ownerIn(folder);
  made.release();
  return owner;
}
