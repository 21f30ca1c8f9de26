import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../startError';
import { CHILD_ENV } from '../postgresAccount';

/** Where Debian and Red Hat keep the programs of each version, the newest first, and then whatever is called by that name. */
function places(name: string): string[] {
  const folders = ['/usr/lib/postgresql', '/usr/pgsql'].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base).map((version) => ({ version: Number(version), bin: join(base, version, 'bin') }))
      : [],
  );
  return [...folders.toSorted((a, b) => b.version - a.version).map(({ bin }) => join(bin, name)), name];
}

/**
 * A program of PostgreSQL's client, of the version `least` or newer: pg_dump reads older servers, never newer ones. Throws
 * `StartError`, which says what to install, where there is none.
 */
export function postgresTool(name: 'pg_dump' | 'pg_restore', least: number): string {
  const found: number[] = [];
  for (const place of places(name)) {
    const { status, stdout } = spawnSync(place, ['--version'], { encoding: 'utf8' });
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
export async function runOn(url: string, program: string, words: string[]): Promise<void> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Nothing of the app's own settings, nor of libpq's.
    env: { NODE_ENV: 'production', ...CHILD_ENV, ...loginOf(url) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
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
