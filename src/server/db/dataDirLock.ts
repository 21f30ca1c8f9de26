import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './processIdentity';

type Owner = { pid: number; start: string };

/** Another process works on the same DATA_DIR. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

/**
 * Makes this process the only one on `dataDir` and returns what gives it up again. A lock left by a killed process
 * is taken over. Throws `DataDirInUseError` when its owner is alive.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const mine: Owner = { pid: process.pid, start: processStart(process.pid) ?? 'running' };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) {
      return () => {
        if (same(read(file), mine)) rmSync(file, { force: true });
      };
    }
    const owner = read(file);
    if (owner && processStart(owner.pid) === owner.start) throw inUse(dataDir, owner);
    removeStale(file, owner);
  }
  throw new DataDirInUseError(`Other processes are starting on DATA_DIR ${dataDir} at this moment. Try again.`);
}

/** A linked file appears with its whole content or not at all. */
function create(file: string, owner: Owner): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
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
    return typeof owner.pid === 'number' && typeof owner.start === 'string'
      ? { pid: owner.pid, start: owner.start }
      : undefined;
  } catch {
    return undefined;
  }
}

function same(a: Owner | undefined, b: Owner | undefined): boolean {
  return a?.pid === b?.pid && a?.start === b?.start;
}

function inUse(dataDir: string, owner: Owner): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by process ${owner.pid}. Stop that process, or set another DATA_DIR.`,
  );
}
