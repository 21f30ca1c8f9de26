import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { type Env, LOOPBACK } from './env';
import { sentenceOfFileFailure, StartError } from './startError';

const MB = 1024 * 1024;
/** A new database takes 60 MB, and its log of changes as much again soon after. */
const NEW_DATABASE_MB = 160;
const LEAST_MB = 16;

/** Throws `StartError` with everything that would stop a start later, before anything is made. */
export async function requireStartable(env: Env): Promise<void> {
  const found = await obstacles(env);
  if (found.length > 0) throw new StartError(found.join('\n'));
}

/** What would stop a start, one sentence each. */
export async function obstacles(env: Env): Promise<string[]> {
  const { METRICS, CONSOLE } = env;
  const found = await Promise.all([
    portObstacle('PORT', env.HOST, env.PORT),
    METRICS ? portObstacle('METRICS_PORT', METRICS.host, METRICS.port) : undefined,
    CONSOLE ? portObstacle('OPS_PORT', CONSOLE.host, CONSOLE.port) : undefined,
    folderObstacle(env),
  ]);
  return found.filter((sentence) => sentence !== undefined);
}

function portObstacle(name: string, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolvePort) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolvePort(portSentence(name, host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolvePort(undefined)));
  });
}

function portSentence(name: string, host: string, port: number, error: NodeJS.ErrnoException): string {
  const hostName = name === 'PORT' ? 'HOST' : name.replace('PORT', 'HOST');
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. Stop that program, or set another ${name}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set a ${name} of 1024 or more.`;
    default:
      return `${hostName} ${host} is not an address of this machine (${error.code}). Set another ${hostName}.`;
  }
}

async function folderObstacle(env: Env): Promise<string | undefined> {
  const folder = resolve(env.DATA_DIR);
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / MB);
    const least = env.DATABASE_URL || existsSync(join(folder, 'postgres')) ? LEAST_MB : NEW_DATABASE_MB;
    return free < least ? `The disk of ${folder} has ${free} MB left; the start needs ${least} MB.` : undefined;
  } catch (error) {
    return sentenceOfFileFailure(error, folder) ?? `DATA_DIR ${folder} cannot be used: ${(error as Error).message}.`;
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(async (error: NodeJS.ErrnoException) => {
    // So Node calls it where a folder above cannot be written to; that folder says why.
    if (error.code !== 'ENOENT') throw error;
    let above = folder;
    while (!existsSync(above)) above = dirname(above);
    await access(above, constants.W_OK);
    throw error;
  });
}

/** What an operator of this installation should know though it runs, one sentence each. */
export function warnings(env: Env): string[] {
  const found: string[] = [];
  if (env.APP_ENV !== 'prod') return found;
  if (!env.S3 && (env.REDIS_URL ?? env.DATABASE_URL)) {
    found.push(
      'S3_ENDPOINT is not set: files lie in DATA_DIR of this process, and other processes find them only where that folder is shared.',
    );
  }
  if (!env.DATABASE_URL && !env.WAL_ARCHIVE_DIR) {
    found.push('WAL_ARCHIVE_DIR is not set: a backup can only be restored to the moment it was made.');
  }
  if (env.TRUST_PROXY.length === 0) {
    found.push('TRUST_PROXY is not set: behind a proxy all visitors count as one address and share its limits.');
  }
  if (env.CONSOLE && !LOOPBACK.has(env.CONSOLE.host)) {
    found.push(
      `OPS_HOST is ${env.CONSOLE.host}: the console speaks plain HTTP. Let it listen on this machine only, behind a tunnel or a proxy with TLS.`,
    );
  }
  return found;
}
