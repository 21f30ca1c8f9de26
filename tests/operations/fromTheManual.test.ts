import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { ensureProgram } from '../../scripts/packages.mjs';
import { createApi } from '../support/http';
import { type Caller, join as joinIn } from '../support/people';
import { freePort, testSettings } from '../support/serverProcess';
import { draft } from '../support/trade';
import { unpackedRelease } from '../support/unpackedRelease';
import { until } from '../support/until';
import { uploadedFile } from '../support/uploads';
import { commands, manual, NO_COMMAND, NOT_HERE, texts } from './manualCommands';

// An installation run by docs/operations.md alone: each command is taken out of the manual as it stands there, and only what
// every installation has of its own (folders, ports, names) is put in. A command that is changed, or added, fails here until
// somebody follows it again.

const followed = new Set<string>();
/** What the commands call that Node does not bring, and what of it is neither here nor can be installed. */
const PROGRAMS = ['curl', 'openssl', 'rsync'] as const;
const missing: string[] = [];

let folder: string;
let port: number;
let name: string;
let server: ChildProcess | undefined;
let said = '';
let buyer: Caller;
const at = (path: string) => join(folder, path);
const settings = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  ...testSettings({ PAGES: '1', PORT: String(port), DATA_DIR: at('data'), DEMO_DATA: '0' }),
  WAL_ARCHIVE_DIR: at('archive'),
  STATIC_DIR: at('srv/stlbs-static'),
});

/** Runs a command of the manual in a folder; each word of `own` is put in for what the manual writes. */
function follow(
  command: string,
  own: Readonly<Record<string, string>> = {},
  { cwd = at('srv/stlbs'), more = {} }: { cwd?: string; more?: Record<string, string> } = {},
): { code: number | null; output: string } {
  if (!commands.includes(command)) throw new Error(`The manual has no \`${command}\` any more.`);
  followed.add(command);
  // The manual names acts of operators by their words alone.
  const whole = command.startsWith('operator ') ? `npm run ops -- ${command}` : command;
  let text = whole.replaceAll('/srv/', `${at('srv')}/`).replaceAll('127.0.0.1:3001', `127.0.0.1:${port}`);
  for (const [theirs, ours] of Object.entries(own)) text = text.replaceAll(theirs, ours);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', text], {
    cwd,
    env: { ...settings(), ...more } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

/** What `systemctl restart` does: SIGTERM, then the command of the unit in the folder of the release in force. */
async function restart(more: Record<string, string> = {}): Promise<void> {
  followed.add('systemctl restart stlbs@3001');
  await stop();
  const command = 'node --enable-source-maps dist/server.mjs';
  expect(commands).toContain(command);
  expect(readFileSync('infra/systemd/stlbs@.service', 'utf8')).toContain(`/${command}`);
  followed.add(command);
  const [, ...words] = command.split(' ');
  server = spawn(process.execPath, words, {
    cwd: at('srv/stlbs'),
    env: { ...settings(), ...more } as NodeJS.ProcessEnv,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(
    () => `ready:\n${said}`,
    () => follow('curl -fs http://127.0.0.1:3001/api/ready').code === 0,
  );
}

async function stop(): Promise<void> {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null) return;
  const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  expect(await ended).toBe(0);
}

beforeAll(async () => {
  for (const program of PROGRAMS) if (!(await ensureProgram(program))) missing.push(program);
  if (missing.length > 0) process.stdout.write(`NOT RUN: ${missing.join(', ')} could not be installed.\n`);
  folder = mkdtempSync(join(tmpdir(), 'stlbs-manual-'));
  port = await freePort();
  ({ name } = await unpackedRelease(at('srv/releases')));
  for (const each of ['archive', 'backup/files']) mkdirSync(at(each), { recursive: true, mode: 0o777 });
});
afterAll(async () => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(({ skip }) => {
  if (missing.length > 0) skip(`no ${missing.join(', ')}`);
});

test('a release is rolled out as the manual says', async () => {
  const cwd = at(`srv/releases/${name}`);
  expect(follow('STATIC_DIR=/srv/stlbs-static npm run build', {}, { cwd })).toMatchObject({ code: 0 });
  expect(existsSync(at(`srv/stlbs-static/_next/static/${name}/_buildManifest.js`))).toBe(true);
  expect(follow('npm run ops -- migrate', {}, { cwd }).output).toMatch(/\d+ migrations applied to 0$/);
  expect(follow('ln -sfn /srv/releases/<name> /srv/stlbs', { '<name>': name }, { cwd })).toEqual({
    code: 0,
    output: '',
  });
  await restart();
  const build = follow(`curl -s http://127.0.0.1:3001/ | grep -o '"buildId":"[^"]*"'`);
  expect(build.output.split('\n')[0]).toBe(`"buildId":"${name}"`);
  expect(follow('npm run ops -- doctor').output).toContain('a server runs at');

  buyer = await joinIn(createApi(`http://127.0.0.1:${port}`));
  const factor = follow('npm run ops -- factor reset <email> --by <your name>', {
    '<email>': buyer.email,
    '<your name>': '김운영',
  });
  expect(factor.output).toContain('has no second factor');
  expect(follow('npm run ops -- company cost').code).toBe(0);
  const looked = follow('npm run ops -- sql "<statement>"', { '<statement>': 'select email from account' });
  expect(looked.output).toContain(buyer.email);
}, 300_000);

test('it is backed up every night, and restored with all files on an empty machine', async () => {
  const api = `http://127.0.0.1:${port}`;
  const file_id = await uploadedFile(buyer, api);
  await draft(buyer, { title: '밤 전', file_ids: [file_id] });
  expect(follow('openssl rand -base64 48 > <file>', { '<file>': at('key') })).toEqual({ code: 0, output: '' });
  const made = follow('npm run ops -- backup /backup', { '/backup': at('backup') });
  expect(made.code).toBe(0);
  const backup = made.output.split('\n').at(-1) ?? '';
  expect(follow('npm run ops -- verify-backup <backup>', { '<backup>': backup })).toMatchObject({ code: 0 });
  const sealed = follow('npm run ops -- backup <folder>', { '<folder>': `${at('backup')} --key ${at('key')}` });
  expect(sealed.output).toMatch(/\.sealed$/);

  const later_id = await uploadedFile(buyer, api);
  await draft(buyer, { title: '밤 뒤', file_ids: [later_id] });
  const rsync = `rsync -a --exclude '*.part' <DATA_DIR>/files/ /backup/files/`;
  const places = { '/backup': at('backup'), '<DATA_DIR>': at('data') };
  expect(follow(rsync, places)).toMatchObject({ code: 0 });
  await stop();

  renameSync(at('data'), at('data.before'));
  const restore = 'npm run ops -- restore <backup> [--to 2026-11-24T09:30:00+09:00] [--archive <folder>]';
  const restored = follow(restore, {
    ' [--to 2026-11-24T09:30:00+09:00]': '',
    ' [--archive <folder>]': '',
    '<backup>': backup,
  });
  expect([restored.code, restored.output]).toEqual([
    2,
    expect.stringContaining(`stored after the backup: ${later_id}`),
  ]);
  expect(follow('cp -an /backup/files/. <DATA_DIR>/files/', places)).toMatchObject({ code: 0 });
  for (const id of [file_id, later_id]) expect(existsSync(at(`data/files/${id.slice(0, 2)}/${id}`))).toBe(true);

  mkdirSync(at('archive.new'), { mode: 0o777 });
  await restart({ WAL_ARCHIVE_DIR: at('archive.new') });
  expect((await buyer.ok(rfqs.listRfqs)).items.map(({ title }) => title).toSorted()).toEqual(['밤 뒤', '밤 전']);
  const again = follow('npm run ops -- backup /backup', places, { more: { WAL_ARCHIVE_DIR: at('archive.new') } });
  expect(again.code).toBe(0);
}, 300_000);

test('an operator gets an account beside the running server, with what the manual says is printed', () => {
  const { code, output } = follow('npm run ops -- operator add kim');
  expect([code, output]).toEqual([0, expect.stringMatching(/^password\t.+\nauthenticator key\t.+[^]*otpauth:/m)]);
  for (const act of ['unlock', 'reset', 'remove']) {
    expect(follow(`operator ${act} <name>`, { '<name>': 'kim' })).toMatchObject({ code: 0 });
  }
}, 60_000);

test('the session secret is changed, and nobody is signed out', async () => {
  const { output: secret } = follow('openssl rand -base64 48');
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  const before = readFileSync(at('data/jwt-secret'), 'utf8');
  await restart({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: before, WAL_ARCHIVE_DIR: at('archive.new') });
  expect((await buyer.ok(rfqs.listRfqs)).items).toHaveLength(2);
  await stop();
}, 300_000);

test('what a number of companies needs is computed, with figures of one’s own', () => {
  const cwd = { cwd: process.cwd() };
  expect(follow('npm run bench sizing', {}, cwd).output).toContain('| Companies | 200 | 2,000 | 20,000 |');
  expect(follow('npm run bench sizing -- 500', {}, cwd).output).toContain('| Companies | 500 |');
  writeFileSync(at('own.json'), JSON.stringify({ kinds: [{ name: 'viewers', perCompany: 7 }] }));
  const own = follow('npm run bench sizing -- --own <file>', { '<file>': at('own.json') }, cwd);
  expect([own.code, own.output]).toEqual([0, expect.stringContaining('| viewers | 7 |')]);
}, 60_000);

test('every command of the manual was followed, or stands with its reason on the list of those that no test can run', () => {
  expect(commands.filter((command) => !followed.has(command) && !(command in NOT_HERE))).toEqual([]);
  for (const list of [NOT_HERE, NO_COMMAND])
    expect(Object.keys(list).filter((text) => !texts.includes(text))).toEqual([]);
  // What was followed after all needs no reason.
  expect(Object.keys(NOT_HERE).filter((command) => followed.has(command))).toEqual([]);
  // A block of code would be read by nobody here.
  expect(manual).not.toContain('```');
});
