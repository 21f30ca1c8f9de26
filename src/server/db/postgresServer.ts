import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../startError';
import { DataDirInUseError } from './dataDirLock';
import { CHILD_ENV, type PostgresAccount } from './postgresAccount';
import { guardOf, HELD, underGuard } from './postgresGuard';
import { isPostgresOf, waitForEnd } from './processIdentity';

/** One PostgreSQL server: its program, data directory and log file, and the account that runs it. */
export type ServerPlace = {
  program: string;
  databaseDir: string;
  logFile: string;
  /** Locked by the kernel for as long as the server lives. */
  guardFile: string;
  account: PostgresAccount;
  /** How long a start may take: recovery replays what was logged. */
  startMs: number;
  /** Where the log of changes is archived, for restoring to a moment. */
  archiveDir?: string | undefined;
};

type RunningServer = { port: number; child: ChildProcess; stop(): Promise<void> };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  // After a restore nobody is let in before it is whole.
  hot_standby: 'off',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_checkpoints: 'off',
};

const GUARD_MS = 5_000;

/**
 * Stops a server that a killed process left behind on this data directory. A process that merely got the same pid is
 * not touched; its pid is then taken out of the pid file, since PostgreSQL would refuse to start beside it. Where that server
 * may live on unseen, in another process namespace or on another host (`unseen`), nothing is touched and
 * `DataDirInUseError` is thrown.
 */
export async function stopOrphan(place: ServerPlace, log: (line: string) => void, unseen = false): Promise<void> {
  const file = join(place.databaseDir, 'postmaster.pid');
  const lines = pidFileLines(place);
  const pid = Number(lines[0]);
  const visible = Number.isInteger(pid) && pid > 1 && isPostgresOf(pid, place.databaseDir);
  if (visible) {
    log(`Stopping the database server ${pid} that an earlier process left running.`);
    await end(pid);
  }
  if (!(await isFree(place, unseen && lines.length > 0))) throw stillServed(place);
  if (visible || !existsSync(file)) return;
  // PostgreSQL ignores its parent's pid here and still checks that no old backend holds the shared memory.
  lines[0] = String(process.pid);
  writeFileSync(file, lines.join('\n'));
}

/** Whether no server works here. Processes of one whose first process was killed end within moments. */
async function isFree({ guardFile, account }: ServerPlace, unseen: boolean): Promise<boolean> {
  const until = Date.now() + GUARD_MS;
  for (;;) {
    const guard = guardOf(guardFile, account);
    if (guard !== 'held') return guard === 'free' || !unseen;
    if (Date.now() > until) return false;
    await pause(200);
  }
}

function stillServed({ databaseDir }: ServerPlace): DataDirInUseError {
  return new DataDirInUseError(
    `A PostgreSQL server that cannot be seen from here (another container, or another host) still works on ${databaseDir}, ` +
      'or may do so. Stop it there. If none runs any more, delete postmaster.pid in that folder.',
  );
}

const NO_ROOM = ({ databaseDir }: ServerPlace) =>
  `There is no room left on the disk of ${databaseDir} for the database to start. Make room and start again; nothing is lost.`;

/** Starts the server on a port of 127.0.0.1, a free one by default, and waits until it takes connections. */
export async function startServer(place: ServerPlace, wanted?: number): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    const child = launch(place, port);
    if (await ready(place, child)) return { port, child, stop: () => stopChild(child) };
    const report = readFileSync(place.logFile, 'utf8').slice(-2_000);
    const passing = child.exitCode === HELD || /shared memory block|could not bind|Address already in use/.test(report);
    if (/No space left on device/.test(report)) throw new StartError(NO_ROOM(place));
    if (!passing || attempt === 10) throw new Error(`The embedded PostgreSQL did not start:\n${report}`);
    await pause(500);
  }
}

/** A file of the log appears in the archive whole, and none is ever written over. */
function archiving({ archiveDir }: ServerPlace): Record<string, string> {
  if (!archiveDir) return {};
  const target = `"${archiveDir}/%f"`;
  const command = `test ! -f ${target} && cp "%p" "${archiveDir}/%f.part" && mv "${archiveDir}/%f.part" ${target}`;
  return { archive_mode: 'on', archive_command: command, archive_timeout: '60s' };
}

function launch(place: ServerPlace, port: number): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...archiving(place) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = ['-D', place.databaseDir, '-p', `${port}`, ...settings];
  const [wrapped, wrappedWords] = place.account.wrap(place.program, server);
  const [command, words] = underGuard(place, wrapped, wrappedWords);
  // A file, not a pipe: the server outlives a killed parent without losing its log.
  const output = openSync(place.logFile, 'w', 0o600);
  try {
    if (place.account.ids) chownSync(place.logFile, place.account.ids.uid, place.account.ids.gid);
    return spawn(command, words, {
      ...(wrapped === place.program ? place.account.ids : {}),
      cwd: '/',
      // Its own group: Ctrl+C must not stop it before the requests are drained.
      detached: process.platform !== 'win32',
      stdio: ['ignore', output, output],
      env: CHILD_ENV,
    });
  } finally {
    closeSync(output);
  }
}

/** The eighth line of the pid file says `ready`, as pg_ctl waits for it. False when the server ended instead. */
async function ready(place: ServerPlace, child: ChildProcess): Promise<boolean> {
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  const until = Date.now() + place.startMs;
  while (!ended && Date.now() < until) {
    const lines = pidFileLines(place);
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await pause(15);
  }
  if (!ended) await stopChild(child);
  return false;
}

function pidFileLines(place: ServerPlace): string[] {
  try {
    return readFileSync(join(place.databaseDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.all([end(child.pid), exited]);
}

/** SIGINT ends the sessions and writes everything out; SIGQUIT ends at once and leaves the rest to recovery. */
async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitForEnd(pid, 10_000)) return;
  }
  throw new Error(`The database server ${pid} does not end. End it by hand and start again.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
