import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../startError';
import { processPlace, processStart } from './processIdentity';

/** Locks of earlier releases hold `pid` and `start` alone. */
type Owner = {
  pid: number;
  start: string;
  id?: string | undefined;
  host?: string | undefined;
  /** The kernel, by its boot. */
  boot?: string | undefined;
  /** The process namespace within it: only there `pid` means this process. */
  namespace?: string | undefined;
  /** The folder itself, which a copy of its files is not. */
  folder?: string | undefined;
};

export interface DataDirLock {
  /** Whether the folder was left behind by a process that could not be seen from here: its database server may live on. */
  leftUnseen: boolean;
  release(): void;
}

/** Another process works on the same DATA_DIR, or may be doing so. */
export class DataDirInUseError extends StartError {
  override name = 'DataDirInUseError';
}

const TIMES = { beatMs: 2_000, silentMs: 15_000 };

/**
 * Makes this process the only one on `dataDir`. A lock left by a killed process is taken over: at once where that process
 * would be seen, else after its heartbeat has been silent for 15 s. Throws `DataDirInUseError` when its owner is alive,
 * and for a copy of a folder that was in use. Calls `lost` when another process took the folder over, or
 * when the lock is gone.
 */
export async function lockDataDir(
  dataDir: string,
  log: (line: string) => void,
  lost: () => void,
  times = TIMES,
): Promise<DataDirLock> {
  const file = join(dataDir, 'lock');
  const mine = ownerHere(dataDir);
  let leftUnseen = false;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return held(file, mine, { leftUnseen, lost, beatMs: times.beatMs });
    const owner = read(file);
    if (owner) requireGone(dataDir, owner, mine);
    if (owner && !isSeen(owner, mine)) {
      if (await beats(file, owner.boot === mine.boot, log, times.silentMs)) throw inUseElsewhere(dataDir, owner);
      leftUnseen = true;
    }
    removeStale(file, owner);
  }
  throw new DataDirInUseError(`Other processes are starting on DATA_DIR ${dataDir} at this moment. Try again.`);
}

/**
 * Throws `DataDirInUseError` where `dataDir` is a copy of a folder in use, or a process works on it that is seen from here.
 * Takes no lock, and does not wait for the sign of a process that cannot be seen.
 */
export function requireSeenFree(dataDir: string): void {
  const owner = read(join(dataDir, 'lock'));
  if (owner) requireGone(dataDir, owner, ownerHere(dataDir));
}

function requireGone(dataDir: string, owner: Owner, mine: Owner): void {
  if (isCopied(owner, mine)) throw copied(dataDir);
  if (isSeen(owner, mine) && processStart(owner.pid) === owner.start) throw inUse(dataDir, owner);
}

function ownerHere(dataDir: string): Owner {
  return {
    pid: process.pid,
    start: processStart(process.pid) ?? 'running',
    id: randomUUID(),
    host: hostname(),
    ...processPlace(),
    folder: String(statSync(dataDir, { bigint: true }).ino),
  };
}

/**
 * Whether the folder is a copy of the one that was locked. Another boot or host may number the same folder differently, so
 * nothing is said of a copy made there.
 */
const isCopied = (owner: Owner, mine: Owner) =>
  owner.folder !== undefined && owner.folder !== mine.folder && owner.boot === mine.boot && owner.host === mine.host;

const isSeen = (owner: Owner, mine: Owner) =>
  owner.namespace === undefined || (owner.boot === mine.boot && owner.namespace === mine.namespace);

/** Whether the lock is renewed. Its time is compared with the clock only where both are of one kernel. */
async function beats(file: string, sameKernel: boolean, log: (line: string) => void, ms: number): Promise<boolean> {
  const renewed = async () => (await stat(file).catch(() => null))?.mtimeMs;
  const first = await renewed();
  if (first === undefined || (sameKernel && Date.now() - first > ms)) return false;
  log(`DATA_DIR is locked from elsewhere. Looking for ${ms / 1000} s at most whether that process still runs.`);
  const until = Date.now() + ms;
  while (Date.now() < until) {
    await pause(100);
    const now = await renewed();
    if (now !== first) return now !== undefined;
  }
  return false;
}

/** Renews the lock for as long as it is this process's. */
function held(file: string, mine: Owner, plan: { leftUnseen: boolean; lost: () => void; beatMs: number }): DataDirLock {
  let missed = 0;
  const beat = setInterval(() => {
    const owner = read(file);
    // Another start moves the lock aside for a moment to look at it; gone for two beats, anybody may take the folder.
    missed = isGone(file) ? missed + 1 : 0;
    if (missed > 1 || (owner && !same(owner, mine))) {
      clearInterval(beat);
      plan.lost();
      return;
    }
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, plan.beatMs);
  beat.unref();
  return {
    leftUnseen: plan.leftUnseen,
    release() {
      clearInterval(beat);
      if (same(read(file), mine)) rmSync(file, { force: true });
    },
  };
}

/** A linked file appears with its whole content or not at all. */
function create(file: string, owner: Owner): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes the stale lock away; one that somebody renewed in the meantime is put back. */
function removeStale(file: string, stale: Owner | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (!same(read(aside), stale)) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' && typeof owner.start === 'string' ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

function isGone(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

function same(a: Owner | undefined, b: Owner | undefined): boolean {
  return a?.pid === b?.pid && a?.start === b?.start && a?.id === b?.id;
}

function inUse(dataDir: string, owner: Owner): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by process ${owner.pid}. Stop that process, or set another DATA_DIR.`,
  );
}

function inUseElsewhere(dataDir: string, owner: Owner): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by process ${owner.pid} of the host or container ${owner.host}. Stop it there, ` +
      'or set another DATA_DIR. Several servers share a DATABASE_URL, never a DATA_DIR.',
  );
}

function copied(dataDir: string): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is a copy of a folder whose server had not been stopped: its files may be of different moments. ` +
      `Stop that server and copy again, or restore a backup. If it had been killed before the copy was made, delete ${dataDir}/lock.`,
  );
}
