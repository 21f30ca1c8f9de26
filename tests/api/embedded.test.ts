import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FULL } from '../support/depth';
import { endHolder as end, type Holder, holdEmbedded, queryOnce as query } from '../support/holdEmbedded';

let dataDir: string;
let holders: Holder[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stlbs-embedded-'));
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) await end(holder, 'SIGTERM');
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) {
    // A test that failed midway may leave a server whose parent was killed: one more start stops it.
    const last = hold();
    await last.line('URL ');
    await end(last, 'SIGTERM');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function hold(): Holder {
  const holder = holdEmbedded(dataDir);
  holders.push(holder);
  return holder;
}

describe('the embedded database', () => {
  test('keeps an acknowledged row when its process is killed, and the next start takes over', async () => {
    const first = hold();
    const url = await first.line('URL ');
    await query(url, 'create table kept (word text)');
    await query(url, `insert into kept values ('밸브')`);
    await end(first, 'SIGKILL');

    const second = hold();
    const rows = await query(await second.line('URL '), 'select word from kept');
    expect(rows).toEqual([{ word: '밸브' }]);
    expect(second.output()).toContain('Stopping the database server');
    expect(await end(second, 'SIGTERM')).toBe(0);

    const third = hold();
    expect(await query(await third.line('URL '), 'select count(*)::int as n from kept')).toEqual([{ n: 1 }]);
    expect(third.output()).not.toContain('Stopping');
  });

  test('refuses a second start on the same folder and leaves the first one alone', async () => {
    const first = hold();
    const url = await first.line('URL ');
    const second = hold();
    expect(await second.line('REFUSED ')).toContain(`in use by process ${first.pid}`);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.each(FULL ? [0, 200, 450] : [200])('recovers from a kill %i ms into the first start', async (ms) => {
    const first = hold();
    await untilFolderExists();
    await new Promise((resolve) => setTimeout(resolve, ms));
    await end(first, 'SIGKILL');

    const second = hold();
    expect(await query(await second.line('URL '), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.init-'))).toEqual([]);
  });

  test('does not touch a foreign process that got the old pid', async () => {
    const first = hold();
    await first.line('URL ');
    await end(first, 'SIGTERM');
    const foreign = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${foreign.pid}\n${dataDir}/postgres\n0\n1\n\n\n\n`);

    const second = hold();
    expect(await query(await second.line('URL '), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(foreign.exitCode).toBeNull();
    expect(foreign.signalCode).toBeNull();
    foreign.kill('SIGKILL');
  });

  test('a lock with a living pid of another start is stale', async () => {
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, start: 'long ago' }));
    const first = hold();
    expect(await first.line('URL ')).toContain('postgres://');
  });

  test('is durable, UTF-8 and its password readable by its owner only', async () => {
    const first = hold();
    const url = await first.line('URL ');
    const settings = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('server_encoding') as encoding, upper('é 밸브') as upper`,
    );
    expect(settings).toEqual([{ fsync: 'on', commit: 'on', encoding: 'UTF8', upper: 'É 밸브' }]);
    const file = join(dataDir, 'postgres.password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(url).toContain(readFileSync(file, 'utf8'));
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  });

  async function untilFolderExists(): Promise<void> {
    const until = Date.now() + 20_000;
    while (!readdirSync(dataDir).some((name) => name.startsWith('postgres')) && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
});
