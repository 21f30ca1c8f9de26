import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../startError';
import { CHILD_ENV } from '../postgresAccount';

/**
 * Where Debian and Red Hat keep the programs of each version (`<usr>/lib/postgresql/17/bin`, `<usr>/pgsql-17/bin`), the oldest
 * first, and then what is called by that name.
 */
function places(name: string, usr: string): string[] {
  const versions = (folder: string, form: RegExp) =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((entry) => {
      const [, version] = form.exec(entry) ?? [];
      return version === undefined ? [] : [{ version: Number(version), bin: join(folder, entry, 'bin') }];
    });
  const found = [...versions(join(usr, 'lib/postgresql'), /^(\d+)$/), ...versions(usr, /^pgsql-(\d+)$/)];
  return [...found.toSorted((a, b) => a.version - b.version).map(({ bin }) => join(bin, name)), name];
}

type Program = 'pg_dump' | 'pg_restore' | 'pg_basebackup' | 'pg_receivewal';

/** PostgreSQL's server of this very version, which alone reads its files. Throws `StartError` where it is not here. */
export function serverProgram(major: number, usr = '/usr'): string {
  for (const place of places('postgres', usr)) {
    const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8', env: CHILD_ENV });
    if (status === 0 && Number(/(\d+)/.exec(stdout)?.[1]) === major) return place;
  }
  throw new StartError(
    `This backup is of a PostgreSQL ${major}, and its server is not here. Install it (Debian: postgresql-${major}).`,
  );
}

/**
 * A program of PostgreSQL's client, of the version `least` or the next newer one that is here: pg_dump reads older servers, never
 * newer ones, and what a newer pg_restore sends is not understood by every older server. Throws `StartError`, which says what to
 * install, where there is none.
 */
export function postgresTool(name: Program, least: number, usr = '/usr'): string {
  const found: number[] = [];
  for (const place of places(name, usr)) {
    // With the environment in which it is going to run: what that does not find is not here.
    const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8', env: CHILD_ENV });
    if (status !== 0) continue;
    const version = Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
    if (version >= least) return place;
    found.push(version);
  }
  const present =
    found.length > 0 ? `${name} ${Math.max(...found)} is here, which is older` : `There is no ${name} here`;
  throw new StartError(
    `${present}. Install the client programs of PostgreSQL ${least} or newer (Debian: postgresql-client-${least}).`,
  );
}

/** Runs such a program on a database; its login is in the environment, where no list of processes shows it. */
export async function runOn(
  url: string,
  program: string,
  words: string[],
  ids?: { uid: number; gid: number },
): Promise<void> {
  const child = spawn(program, words, {
    ...ids,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // Nothing of the app's own settings, nor of libpq's.
    env: { NODE_ENV: 'production', ...CHILD_ENV, ...loginOf(url) },
  });
  // A signal to this process ends it first, and what it was needed for is cleaned up.
  const end = () => void child.kill('SIGINT');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  });
  if (code !== 0) throw new StartError(`${program} ended with ${code}: ${said.trim()}`);
}

const PARAMETERS = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' };

function loginOf(text: string): Record<string, string> {
  const url = new URL(text);
  const given = Object.entries(PARAMETERS).flatMap(([name, variable]) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[variable, value] as const];
  });
  return {
    PGHOST: decodeURIComponent(url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '')),
    ...(url.port ? { PGPORT: url.port } : {}),
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(given),
  };
}
