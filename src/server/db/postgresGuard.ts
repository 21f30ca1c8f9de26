import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, openSync } from 'node:fs';
import { CHILD_ENV, type PostgresAccount } from './postgresAccount';

/** Exit code of a start that found the guard held. */
export const HELD = 75;

const OPTIONS = ['--no-fork', '--conflict-exit-code', String(HELD)];

/**
 * Whether a server holds the guard. Its kernel lock is seen from every process namespace, and goes with the last process
 * of the server; `unknown` where this machine or this file system has no such lock.
 */
export function guardOf(file: string, { ids }: PostgresAccount): 'free' | 'held' | 'unknown' {
  if (process.platform !== 'linux') return 'unknown';
  closeSync(openSync(file, 'a', 0o600));
  if (ids) chownSync(file, ids.uid, ids.gid);
  const { status } = spawnSync('flock', [...OPTIONS, '--nonblock', file, 'true'], { stdio: 'ignore', env: CHILD_ENV });
  if (status === 0) return 'free';
  return status === HELD ? 'held' : 'unknown';
}

/** The command that starts the server with the guard in its hands, and in those of all its processes. */
export function underGuard(
  place: { guardFile: string; account: PostgresAccount },
  command: string,
  words: string[],
): [string, string[]] {
  if (guardOf(place.guardFile, place.account) === 'unknown') return [command, words];
  return ['flock', [...OPTIONS, '--wait', '5', place.guardFile, command, ...words]];
}
