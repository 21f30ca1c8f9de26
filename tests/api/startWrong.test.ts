import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { requireOwnDatabase } from '../../src/server/db/ownDatabase';
import { queryOnce } from '../support/holdEmbedded';
import { operatorCommand } from '../support/operatorCommand';
import { freePort, testSettings } from '../support/serverProcess';
import { smallDisk } from '../support/smallDisk';
import { until } from '../support/until';
import { productionSettings } from '../support/productionSettings';

/** A start that cannot succeed ends with sentences, leaves nothing behind, and shows no stack. */
let folder: string;
let taken: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-wrong-'));
  taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

type Line = { level: string; msg: string };

const PROD = {
  ...productionSettings,
  TRUST_PROXY: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TEST_CLOCK: '0',
  TEST_CHECKS: '0',
};

/** The address of a database with a password that it refuses. */
const refusing = (url: string) => Object.assign(new URL(url), { password: 'a-wrong-password' }).href;

const takenPort = () => String((taken.address() as { port: number }).port);

const settingsOf = (env: Record<string, string>) =>
  testSettings({ PAGES: '0', DATA_DIR: join(folder, 'data'), ...env });

async function start(env: Record<string, string>, look?: (output: string) => Promise<boolean>) {
  const settings = settingsOf({ PORT: String(await freePort()), ...env });
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let code: number | null | undefined;
  const closed = new Promise<void>((resolve) =>
    child.once('close', (ended) => {
      code = ended;
      resolve();
    }),
  );
  if (look)
    await until(
      () => output,
      async () => code !== undefined || look(output),
    );
  if (look) child.kill('SIGTERM');
  await closed;
  return { code, lines: output.trim().split('\n') };
}

test('a port that is taken is named before a database is made', async () => {
  const { code, lines } = await start({ PORT: takenPort() });
  expect(lines).toEqual([
    `Port ${takenPort()} of 127.0.0.1 is taken by another program. Stop that program, or set another PORT.`,
  ]);
  expect(code).toBe(1);
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false);
});

test('one fault of each kind: all are named at once, by a start and by the doctor, and nothing is made', async () => {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'other'), log: () => undefined });
  const dataDir = join(folder, 'data');
  const disk = smallDisk(dataDir, '20m');
  if (disk) spawnSync('mount', ['-o', 'remount,ro', dataDir]);
  else {
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, 'a file');
  }
  try {
    await queryOnce(database.url, 'create table customers (name text)');
    const settings = {
      ...PROD,
      LOG_LEVEL: 'loud',
      SMTP_URL: '',
      MAIL_FROM: '',
      S3_BUCKET: 'files',
      PORT: takenPort(),
      METRICS_PORT: takenPort(),
      METRICS_HOST: '0.0.0.0',
      OPS_PORT: '99999',
      DATABASE_URL: database.url,
      POOLER_URL: `postgres://stlbs:secret@127.0.0.1:${await freePort()}/stlbs`,
      REPLICA_URL: refusing(database.url),
    };
    const faults: Array<[area: string, sentence: unknown]> = [
      ['settings', 'OPS_PORT must be a port from 0 to 65535.'],
      ['settings', expect.stringMatching(/^LOG_LEVEL must be one of /)],
      ['settings', expect.stringMatching(/^SMTP_URL must be set in prod/)],
      ['settings', expect.stringMatching(/^MAIL_FROM must be set in prod/)],
      ['settings', 'S3_ENDPOINT must be set with S3_BUCKET.'],
      ['settings', 'METRICS_PORT must be another port than PORT.'],
      ['start', expect.stringMatching(/^Port \d+ of 127.+ is taken by another program.+set another PORT\.$/)],
      [
        'start',
        disk
          ? `The disk of ${dataDir} can only be read. Mount it for writing, or set another DATA_DIR.`
          : `${dataDir} is not a folder. Set another DATA_DIR.`,
      ],
      ['database', expect.stringMatching(/^The database holds 1 tables that are not of STLBS \(customers\)/)],
      ['pooler', expect.stringMatching(/^The pooler 127\.0\.0\.1:\d+\/stlbs does not let this server in: /)],
      ['replica', expect.stringMatching(/^The replica 127\.0\.0\.1:\d+\/stlbs does not let this server in: /)],
    ];
    const { code, lines } = await start(settings);
    const [last, ...before] = lines.map((line) => JSON.parse(line) as Line).toReversed();
    expect([code, last?.level, last?.msg.split('\n')]).toEqual([1, 'fatal', faults.map(([, sentence]) => sentence)]);
    // What is no obstacle stands before it.
    expect(before.map(({ level }) => level)).toEqual(before.map(() => 'warn'));

    const seen = await operatorCommand(settingsOf(settings), ['doctor']);
    const failed = [...seen.output.matchAll(/^FAILED +(\w+): (.+)$/gm)].map(([, area, sentence]) => [area, sentence]);
    expect([seen.code, failed]).toEqual([1, faults]);
    expect(await queryOnce(database.url, `select nspname from pg_namespace where nspname = 'drizzle'`)).toEqual([]);
    if (disk) expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    disk?.remove();
    await database.stop();
  }
});

test('with the database that comes along, the faults of its folders stand in the same list', async () => {
  const dataDir = join(folder, 'data');
  const archive = join(folder, 'archive');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9\n');
  writeFileSync(archive, 'a file');
  const { code, lines } = await start({ PORT: takenPort(), WAL_ARCHIVE_DIR: archive });
  expect(lines).toEqual([
    expect.stringMatching(/is taken by another program/),
    `${archive} is not a folder. Set another WAL_ARCHIVE_DIR.`,
    expect.stringMatching(/postgres\.password is missing\. Put it back/),
    expect.stringMatching(/was written by PostgreSQL 9, and this release brings/),
  ]);
  expect(code).toBe(1);
});

test('a data folder that another server works on is named together with its port', async () => {
  const url = (output: string) => /STLBS is ready: +http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
  let second: { lines: string[] } | undefined;
  await start({}, async (output) => {
    const port = url(output);
    if (port === undefined) return false;
    second = await start({ PORT: port });
    return true;
  });
  expect(second?.lines).toEqual([
    expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is taken by another program/),
    expect.stringMatching(/^DATA_DIR .+ is in use by process \d+\. Stop that process/),
  ]);
});

test('an address that this machine does not have is named', async () => {
  const { lines } = await start({ HOST: '192.0.2.1', APP_ENV: 'staging' });
  expect((JSON.parse(lines[0] ?? '') as { msg: string }).msg).toMatch(
    /^HOST 192\.0\.2\.1 is not an address of this machine/,
  );
});

test('a small disk and one that can only be read are named', async ({ skip }) => {
  const dataDir = join(folder, 'data');
  const disk = smallDisk(dataDir, '20m');
  if (!disk) return skip('mounting is not allowed');
  try {
    expect((await start({})).lines).toEqual([`The disk of ${dataDir} has 20 MB left; the start needs 160 MB.`]);
    spawnSync('mount', ['-o', 'remount,ro', dataDir]);
    expect((await start({})).lines).toEqual([
      `The disk of ${dataDir} can only be read. Mount it for writing, or set another DATA_DIR.`,
    ]);
    const below = join(dataDir, 'not', 'there');
    expect((await start({ DATA_DIR: below })).lines).toEqual([
      `The disk of ${below} can only be read. Mount it for writing, or set another DATA_DIR.`,
    ]);
  } finally {
    disk.remove();
  }
});

test('a database of somebody else is left as it is; one that is away or does not let in is named without its password', async () => {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'other'), log: () => undefined });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('create table customers (name text)');
    const { lines } = await start({ DATABASE_URL: database.url });
    expect(lines).toEqual([
      'The database holds 1 tables that are not of STLBS (customers). Set DATABASE_URL to an empty database.',
    ]);
    const { rows } = await client.query(`select nspname from pg_namespace where nspname in ('drizzle', 'stlbs_real')`);
    expect(rows).toEqual([]);

    const wrong = new URL(refusing(database.url));
    const refused = await start({ DATABASE_URL: wrong.href });
    expect(refused.lines).toEqual([
      expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/stlbs does not let this server in: /),
    ]);
    expect(refused.lines.join()).not.toContain('a-wrong-password');
    // Of several servers each is named.
    const several = await start({ DATABASE_URL: wrong.href.replace(wrong.host, `${wrong.host},${wrong.host}`) });
    expect(several.lines).toEqual([
      expect.stringMatching(/^The database (127\.0\.0\.1:\d+),\1\/stlbs does not let this server in: /),
    ]);
    expect(several.lines.join()).not.toContain('a-wrong-password');
  } finally {
    await client.end();
    await database.stop();
  }
  const away = await start({ DATABASE_URL: `postgres://stlbs:secret@127.0.0.1:${await freePort()}/stlbs` });
  expect(away.lines).toEqual([
    expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/stlbs does not let this server in: .+\.$/),
  ]);
});

test('what an extension brought along is of nobody else, and a database without the schema public is named', async () => {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'managed'), log: () => undefined });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // The pool ends before its connection does, which the database may still report as terminated.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('create extension pg_stat_statements');
    await requireOwnDatabase(pool);
    await pool.query('create table customers (name text)');
    await expect(requireOwnDatabase(pool)).rejects.toThrow('holds 1 tables that are not of STLBS (customers)');
    await pool.query('drop schema public cascade');
    const { code, lines } = await start({ DATABASE_URL: database.url });
    expect(lines).toEqual([expect.stringMatching(/^The database has no schema public\. Make it/)]);
    expect(code).toBe(1);
  } finally {
    await pool.end();
    await database.stop();
  }
});

test('files of another major version of PostgreSQL are named', async () => {
  const databaseDir = join(folder, 'data', 'postgres');
  mkdirSync(databaseDir, { recursive: true });
  writeFileSync(join(databaseDir, 'PG_VERSION'), '9\n');
  writeFileSync(join(folder, 'data', 'postgres.password'), 'secret');
  expect((await start({})).lines).toEqual([
    expect.stringMatching(/was written by PostgreSQL 9, and this release brings/),
  ]);
});

test('in production every line is JSON from the first to the last, and what is only half set up is a warning', async () => {
  const parsed = ({ lines }: { lines: string[] }) => lines.map((line) => JSON.parse(line) as Line);
  const started = parsed(await start(PROD, async (output) => output.includes('STLBS is ready')));
  expect(started.find(({ msg }) => msg.startsWith('STLBS is ready'))?.level).toBe('info');
  expect(started.filter(({ level }) => level === 'warn').map(({ msg }) => msg.split(' ')[0])).toEqual([
    'WAL_ARCHIVE_DIR',
    'TRUST_PROXY',
  ]);
  const refused = parsed(await start({ ...PROD, SMTP_URL: '', OPERATOR_EMAIL: '', MAIL_FROM: '' }));
  // Every setting at once.
  expect(refused.map(({ level, msg }) => [level, msg.split('\n').map((line) => line.split(' ')[0])])).toEqual([
    ['warn', ['WAL_ARCHIVE_DIR']],
    ['warn', ['TRUST_PROXY']],
    ['fatal', ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL']],
  ]);
});

test('the address that a start prints opens, also one of IPv6', async () => {
  let opened = 0;
  await start({ HOST: '::1' }, async (output) => {
    const url = /STLBS is ready: +(\S+)/.exec(output)?.[1];
    if (!url) return false;
    opened = (await fetch(`${url}/api/health`)).status;
    return true;
  });
  expect(opened).toBe(200);
});
