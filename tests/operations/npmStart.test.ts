import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npmCommand } from '../../scripts/install.mjs';
import { processStart } from '../../src/server/db/processIdentity';
import { freePort, testSettings } from '../support/serverProcess';
import { unpackedRelease } from '../support/unpackedRelease';
import { until } from '../support/until';

/** `npm start` of a release, by each npm that its users have: a signal to npm reaches the server. */
let place: string;
let release: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'stlbs-npm-start-'));
  release = (await unpackedRelease(place)).folder;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** That npm, installed under `.tmp`; undefined where it cannot be had. */
function npmOf(version: string): string | undefined {
  const folder = resolve('.tmp', `npm-${version}`);
  const program = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (!existsSync(program)) {
    const [command = '', ...first] = npmCommand();
    const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `npm@${version}`];
    spawnSync(command, [...first, ...words], { stdio: 'ignore' });
  }
  if (existsSync(program)) return program;
  process.stdout.write(`NOT RUN: npm ${version} could not be installed.\n`);
  return undefined;
}

test.each(['10.9.9', '11.21.2'])(
  'npm %s that gets SIGTERM leaves no server and no database running, and both stop orderly',
  async (version) => {
    const program = npmOf(version);
    if (!program) return;
    const [port, dataDir] = [await freePort(), join(place, `data-${version}`)];
    const settings = testSettings({ PAGES: '0', PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '0' });
    const npm = spawn(process.execPath, [program, 'start'], {
      cwd: release,
      env: { NODE_ENV: 'production', PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    });
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(() => `a server:\n${said}`, ready);
    const { pid: server } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { pid: number };
    const database = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    expect([server, database].map((pid) => processStart(pid) === undefined)).toEqual([false, false]);
    expect(server).not.toBe(npm.pid);

    npm.kill('SIGTERM');
    await until('the end of both', () => [server, database].every((pid) => processStart(pid) === undefined));
    // A process that was taken away leaves them behind.
    for (const name of ['lock', 'postgres/postmaster.pid']) expect(existsSync(join(dataDir, name)), name).toBe(false);
  },
  300_000,
);
