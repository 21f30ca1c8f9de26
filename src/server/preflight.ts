import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { openDatabase, type Pool } from './db/database';
import { embeddedObstacles } from './db/embedded';
import { requireOwnDatabase, requirePooler, requireReplica } from './db/ownDatabase';
import { isRight, type ReadSettings } from './env';
import { LOOPBACK, S3_KEYS } from './settingConflicts';
import { sentenceOfFileFailure, StartError } from './startError';

const MB = 1024 * 1024;
/** A new database takes 60 MB, and its log of changes as much again soon after. */
const NEW_DATABASE_MB = 160;
const LEAST_MB = 16;

/** What an obstacle lies in. */
type Area = 'settings' | 'ports' | 'folders' | 'database' | 'pooler' | 'replica';

/** What would stop a start, in a sentence for the person who starts it. */
export interface Obstacle {
  area: Area;
  sentence: string;
}

/** Throws `StartError` with everything that would stop a start, before anything is made. */
export async function requireStartable(settings: ReadSettings): Promise<void> {
  const found = await obstacles(settings);
  if (found.length > 0) throw new StartError(found.map(({ sentence }) => sentence).join('\n'));
}

/** Everything that would stop a start. What depends on a setting that is wrong is not looked at. */
export async function obstacles(settings: ReadSettings): Promise<Obstacle[]> {
  const { DATABASE_URL, POOLER_URL, REPLICA_URL } = settings.env;
  // Both belong to a database: without it there is nothing to look at.
  const [pooler, replica] = DATABASE_URL ? [POOLER_URL, REPLICA_URL] : [];
  const found = await Promise.all([
    inArea(
      'settings',
      settings.wrong.map(({ sentence }) => sentence),
    ),
    inArea('ports', portObstacles(settings)),
    inArea('folders', folderObstacles(settings)),
    inArea('database', connectionObstacles('DATABASE_URL', DATABASE_URL, requireOwnDatabase)),
    inArea('pooler', connectionObstacles('POOLER_URL', pooler, requirePooler)),
    inArea('replica', connectionObstacles('REPLICA_URL', replica, requireReplica)),
  ]);
  return found.flat();
}

const inArea = async (area: Area, sentences: readonly string[] | Promise<readonly string[]>): Promise<Obstacle[]> =>
  (await sentences).map((sentence) => ({ area, sentence }));

interface Port {
  name: string;
  hostName: string;
  host: string;
  port: number;
}

async function portObstacles(settings: ReadSettings): Promise<string[]> {
  const { METRICS, CONSOLE, HOST, PORT } = settings.env;
  const wanted: Port[] = [
    { name: 'PORT', hostName: 'HOST', host: HOST, port: PORT },
    ...(METRICS ? [{ name: 'METRICS_PORT', hostName: 'METRICS_HOST', ...METRICS }] : []),
    ...(CONSOLE ? [{ name: 'OPS_PORT', hostName: 'OPS_HOST', ...CONSOLE }] : []),
  ];
  const found: string[] = [];
  // One after the other: two of them must not find each other's probe.
  for (const place of wanted) {
    const sentence = isRight(settings, place.name, place.hostName) ? await portObstacle(place) : undefined;
    if (sentence !== undefined) found.push(sentence);
  }
  return found;
}

function portObstacle(place: Port): Promise<string | undefined> {
  return new Promise((resolvePort) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolvePort(portSentence(place, error)));
    probe.listen(place.port, place.host, () => probe.close(() => resolvePort(undefined)));
  });
}

function portSentence({ name, hostName, host, port }: Port, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. Stop that program, or set another ${name}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set a ${name} of 1024 or more.`;
    default:
      return `${hostName} ${host} is not an address of this machine (${error.code}). Set another ${hostName}.`;
  }
}

async function folderObstacles(settings: ReadSettings): Promise<string[]> {
  const { DATA_DIR, WAL_ARCHIVE_DIR } = settings.env;
  const embedded = isEmbedded(settings);
  const isNew = embedded && !existsSync(join(resolve(DATA_DIR), 'postgres'));
  const found = await Promise.all([
    folderObstacle('DATA_DIR', DATA_DIR, isNew ? NEW_DATABASE_MB : LEAST_MB),
    embedded && WAL_ARCHIVE_DIR ? folderObstacle('WAL_ARCHIVE_DIR', WAL_ARCHIVE_DIR, LEAST_MB) : undefined,
  ]);
  return [...found.filter((sentence) => sentence !== undefined), ...(embedded ? embeddedObstacles(DATA_DIR) : [])];
}

const isEmbedded = (settings: ReadSettings) => !settings.env.DATABASE_URL && isRight(settings, 'DATABASE_URL');

async function folderObstacle(setting: string, path: string, leastMb: number): Promise<string | undefined> {
  const folder = resolve(path);
  try {
    const free = await writableMb(folder);
    return free < leastMb ? `The disk of ${folder} has ${free} MB left; the start needs ${leastMb} MB.` : undefined;
  } catch (error) {
    return (
      sentenceOfFileFailure(error, folder, setting) ??
      `${setting} ${folder} cannot be used: ${(error as Error).message}.`
    );
  }
}

/** How many megabytes are free for a folder, which need not be there yet and is not made. Throws where it cannot be written. */
async function writableMb(folder: string): Promise<number> {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (there === folder) {
    const probe = join(folder, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } else {
    // A name below it fails where it is a file, or closed.
    await access(`${there}/.`, constants.W_OK);
  }
  const { bavail, bsize } = await statfs(there);
  return Math.floor((bavail * bsize) / MB);
}

/** What `check` has against the server of a setting, by one connection of its own. */
async function connectionObstacles(
  setting: 'DATABASE_URL' | 'POOLER_URL' | 'REPLICA_URL',
  url: string | undefined,
  check: (pool: Pool) => Promise<void>,
): Promise<string[]> {
  if (!url) return [];
  const { pool } = openDatabase(url, 'all', { size: 1, pooled: setting === 'POOLER_URL' });
  try {
    await check(pool);
    return [];
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    return [`What ${setting} leads to cannot be used: ${error instanceof Error ? error.message : String(error)}.`];
  } finally {
    await pool.end();
  }
}

/** What an operator of this installation should know though it runs, one sentence each. */
export function warnings(settings: ReadSettings): string[] {
  const { env } = settings;
  if (env.APP_ENV !== 'prod') return [];
  const found: Array<[name: string, sentence: string]> = [];
  if (!env.S3 && isRight(settings, ...S3_KEYS) && (env.REDIS_URL ?? env.DATABASE_URL)) {
    found.push([
      'S3_ENDPOINT',
      'S3_ENDPOINT is not set: files lie in DATA_DIR of this process, and other processes find them only where that folder is shared.',
    ]);
  }
  if (isEmbedded(settings) && !env.WAL_ARCHIVE_DIR) {
    found.push([
      'WAL_ARCHIVE_DIR',
      'WAL_ARCHIVE_DIR is not set: a backup can only be restored to the moment it was made.',
    ]);
  }
  if (env.TRUST_PROXY.length === 0) {
    found.push([
      'TRUST_PROXY',
      'TRUST_PROXY is not set: behind a proxy all visitors count as one address and share its limits.',
    ]);
  }
  if (env.CONSOLE && !LOOPBACK.has(env.CONSOLE.host)) {
    found.push([
      'OPS_HOST',
      `OPS_HOST is ${env.CONSOLE.host}: the console speaks plain HTTP. Let it listen on this machine only, behind a tunnel or a proxy with TLS.`,
    ]);
  }
  return found.filter(([name]) => isRight(settings, name)).map(([, sentence]) => sentence);
}
