import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../../startError';
import { CHILD_ENV, type PostgresAccount, postgresAccount } from '../postgresAccount';
import type { BaseOf } from './base';
import { endOfArchive, type Recovery, recoverySettings } from './recovery';
import { serverProgram } from './postgresTools';

const LOOK_AGAIN_MS = 200;

/**
 * Puts a base backup of a server of one's own into a new data folder, as it was at a moment or at the end of the archive, and runs
 * `look` on it before it takes its place.
 */
export async function restoreServer<T>(
  backup: string,
  baseOf: BaseOf,
  recovery: Recovery,
  { into, look }: { into: string; look: (client: pg.Client) => Promise<T> },
): Promise<T> {
  const target = resolve(into);
  if (existsSync(target)) throw new StartError(`${target} is there already. Name a folder that is not.`);
  // Beside its place, so that a failure leaves nothing in it.
  const aside = join(dirname(target), `restore-${randomUUID()}`);
  try {
    const looked = await recovered(backup, baseOf, recovery, { aside, look });
    await rename(aside, target);
    return looked;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function recovered<T>(
  backup: string,
  baseOf: BaseOf,
  recovery: Recovery,
  { aside, look }: { aside: string; look: (client: pg.Client) => Promise<T> },
): Promise<T> {
  const program = serverProgram(baseOf.major);
  await cp(join(backup, 'postgres'), aside, { recursive: true, preserveTimestamps: true });
  const account = postgresAccount([aside, program]);
  // A server of Debian has its settings elsewhere; here it needs none of them, and nobody but this account reaches it.
  const place = await mkdtemp(join(tmpdir(), 'stlbs-pg-'));
  try {
    await writeFile(join(place, 'postgresql.conf'), '');
    await writeFile(join(place, 'pg_hba.conf'), 'local all all trust\n');
    await writeFile(join(aside, 'recovery.signal'), '');
    await chmod(aside, 0o700);
    if (account.ids) {
      const owner = `${account.ids.uid}:${account.ids.gid}`;
      await promisify(execFile)('chown', ['-R', owner, aside, place]);
    }
    return await served(program, account, { aside, place, recovery, baseOf, look });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function served<T>(
  program: string,
  account: PostgresAccount,
  run: { aside: string; place: string; recovery: Recovery; baseOf: BaseOf; look: (client: pg.Client) => Promise<T> },
): Promise<T> {
  const settings = {
    config_file: join(run.place, 'postgresql.conf'),
    hba_file: join(run.place, 'pg_hba.conf'),
    listen_addresses: '',
    unix_socket_directories: run.place,
    archive_mode: 'off',
    synchronous_standby_names: '',
    shared_preload_libraries: '',
    logging_collector: 'off',
    // Nobody is let in before it is whole.
    hot_standby: 'off',
    ...recoverySettings(run.recovery),
  };
  const [command, words] = account.wrap(program, [
    '-D',
    run.aside,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command, words, {
    ...(command === program ? account.ids : {}),
    cwd: '/',
    env: CHILD_ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8_000)));
  child.once('error', (error) => (said += error.message));
  let ended = false;
  const end = new Promise<void>((resolveEnd) => child.once('close', () => resolveEnd())).then(() => (ended = true));
  try {
    const client = await connected(run.place, run.baseOf, () => {
      if (!ended) return;
      const last = said.trim().split('\n').slice(-5).join('\n');
      throw endOfArchive(said, run.recovery.moment) ?? new StartError(`The restored server did not start: ${last}`);
    });
    try {
      return await run.look(client);
    } finally {
      await client.end();
    }
  } finally {
    if (!ended) child.kill('SIGINT');
    await end;
  }
}

/** Waits for as long as the server replays its log; `check` throws once it has ended. */
async function connected(host: string, { user, database }: BaseOf, check: () => void): Promise<pg.Client> {
  for (;;) {
    check();
    const client = new pg.Client({ host, port: 5432, user, database });
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await wait(LOOK_AGAIN_MS);
    }
  }
}
