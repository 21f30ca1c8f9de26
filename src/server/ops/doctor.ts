import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callDatabases } from '../db/callDatabases';
import { openDatabase, openDatabases } from '../db/database';
import { runningPostgres } from '../db/runningPostgres';
import { showsTestData } from '../db/scope';
import { type Env, isRight, type ReadSettings } from '../env';
import { openRedis } from '../ports/channel';
import { verifyMailServer } from '../ports/mailer';
import { openFiles } from '../ports/openFiles';
import { type Obstacle, obstacles, warnings } from '../preflight';
import { StartError } from '../startError';
import { urlHost } from '../urlHost';

const ANSWER_MS = 5_000;

/** What a check found: nothing said is well; it throws what is wrong. */
type Check = () => Promise<string>;

/** Looks at everything a server of these settings needs. `failed` where one of it is missing. */
export async function examine(settings: ReadSettings): Promise<{ lines: string[]; failed: boolean }> {
  const { env } = settings;
  const found = await obstacles(settings);
  const checks: Record<string, Check> = {
    settings: async () => refused(found, 'settings'),
    start: () => startCheck(settings, found),
    ...(isRight(settings, 'DATABASE_URL') ? { database: () => databaseCheck(env, found) } : {}),
    ...(env.POOLER_URL && env.DATABASE_URL ? { pooler: () => poolerCheck(env, found) } : {}),
    ...(env.REPLICA_URL ? { replica: () => replicaCheck(env.REPLICA_URL ?? '', found) } : {}),
    ...(settings.wrong.length === 0 ? { files: () => filesCheck(env) } : {}),
    ...(env.REDIS_URL ? { redis: () => redisCheck(env.REDIS_URL ?? '') } : {}),
    ...(env.SMTP_URL ? { mail: () => mailCheck(env.SMTP_URL ?? '') } : {}),
  };
  const lines: string[] = [];
  let failed = false;
  for (const [name, check] of Object.entries(checks)) {
    try {
      const said = await check();
      lines.push(`ok       ${name}${said && `: ${said}`}`);
    } catch (error) {
      failed = true;
      for (const reason of messageOf(error).split('\n')) lines.push(`FAILED   ${name}: ${reason}`);
    }
  }
  return { lines: [...lines, ...warnings(settings).map((line) => `warning  ${line}`)], failed };
}

/** Throws what the list of a start has in some of its areas. */
function refused(found: readonly Obstacle[], ...areas: Array<Obstacle['area']>): string {
  const sentences = found.filter(({ area }) => areas.includes(area)).map(({ sentence }) => sentence);
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
  return '';
}

/** An attempt at several addresses of a name fails with one error that holds the others. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}

async function startCheck(settings: ReadSettings, found: readonly Obstacle[]): Promise<string> {
  const server = `http://${urlHost(settings.env.HOST)}:${settings.env.PORT}`;
  const health = isRight(settings, 'PORT', 'HOST')
    ? await fetch(`${server}/api/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
    : null;
  const isOurs = health ? (await health.text()).includes('"mcode"') : false;
  // Its port is taken and its folder in use, as they should be.
  if (health && isOurs) {
    if (health.status !== 200) throw new Error(`the server at ${server} takes no work (${health.status})`);
    return `a server runs at ${server}`;
  }
  refused(found, 'ports', 'folders');
  return found.length > 0 ? 'ports and folders are free' : `a server can start at ${server}`;
}

async function databaseCheck(env: Env, found: readonly Obstacle[]): Promise<string> {
  refused(found, 'database');
  const url = env.DATABASE_URL ?? (await runningPostgres(env.DATA_DIR));
  if (!url) {
    return existsSync(join(resolve(env.DATA_DIR), 'postgres'))
      ? 'embedded, not running'
      : 'embedded, made at the first start';
  }
  const databases = openDatabases(url, showsTestData(env), { size: 1 });
  try {
    const { rows } = await databases.all.$client.query<{ version: string; made: boolean }>(
      `select current_setting('server_version') as version, to_regclass('drizzle.__drizzle_migrations') is not null as made`,
    );
    if (rows[0]?.made) await databases.verify();
    return `PostgreSQL ${rows[0]?.version}, ${rows[0]?.made ? 'connections are bound' : 'empty'}`;
  } finally {
    await databases.end();
  }
}

async function poolerCheck(env: Env, found: readonly Obstacle[]): Promise<string> {
  refused(found, 'pooler');
  const databases = callDatabases(env, env.DATABASE_URL ?? '');
  try {
    await databases.all.$client.query('select 1');
    await databases.verify();
    return `transactions are bound, statements ${env.NAME_STATEMENTS ? 'are named' : 'have no names'}`;
  } finally {
    await databases.end();
  }
}

async function replicaCheck(url: string, found: readonly Obstacle[]): Promise<string> {
  refused(found, 'replica');
  const { pool } = openDatabase(url, 'all', { size: 1 });
  try {
    const { rows } = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    if (!rows[0]?.follows)
      throw new Error('REPLICA_URL leads to a server that follows no other: it is never read from');
    return 'follows the primary';
  } finally {
    await pool.end();
  }
}

async function filesCheck(env: Env): Promise<string> {
  const files = openFiles(env);
  const id = randomUUID();
  await files.put(id, Buffer.from('probe'));
  const read = await files.get(id);
  await files.remove(id);
  if (read?.toString() !== 'probe') throw new Error('what was written is not what is read');
  return env.S3 ? `bucket ${env.S3.bucket} at ${env.S3.endpoint}` : join(resolve(env.DATA_DIR), 'files');
}

async function redisCheck(url: string): Promise<string> {
  const redis = openRedis(url);
  try {
    await new Promise<void>((resolveReady, reject) => {
      redis.once('ready', resolveReady);
      redis.once('error', reject);
      setTimeout(() => reject(new Error('no answer')), ANSWER_MS).unref();
    });
    await redis.ping();
    return 'answers';
  } finally {
    redis.disconnect();
  }
}

async function mailCheck(url: string): Promise<string> {
  await verifyMailServer(url);
  return 'takes emails';
}
