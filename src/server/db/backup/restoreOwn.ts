import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartError } from '../../startError';
import type { BackupNote } from './backUp';
import type { BaseOf } from './base';
import { contents, missingFiles, type Restored } from './contents';
import { restoreDump } from './dump';
import { restoreServer } from './restoreServer';

/** The code of a restore after which files have to be copied. */
export const INCOMPLETE = 2;

/** What a command prints, and the code it ends with. */
export interface Ending {
  lines: string[];
  code: number;
}

/** A backup that is there, and how it is going to be restored. */
export interface Plan {
  backup: string;
  note: BackupNote;
  moment: string | undefined;
  archive: string | undefined;
}

/** Into an empty database of one's own, and the files and secrets beside it into DATA_DIR, where they are not there yet. */
export async function restoreToDatabase(url: string, dataDir: string, { backup, note }: Plan): Promise<Ending> {
  await restoreDump(url, backup, note.dumpOf);
  await copyBeside(backup, dataDir);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const restored = await counted(client, note, dataDir);
    const place = note.withFiles ? ` and ${dataDir}` : '';
    return ending(restored, dataDir, `Restored to the database of DATABASE_URL${place}.`);
  } finally {
    await client.end();
  }
}

/** A whole server into a new data folder, and the files and secrets beside it into DATA_DIR. */
export async function restoreToServer(
  baseOf: BaseOf,
  dataDir: string,
  plan: Plan,
  into: string | undefined,
): Promise<Ending> {
  if (into === undefined) {
    throw new StartError(
      'This backup is of a whole server of your own: say with --into which new data folder it is restored to.',
    );
  }
  await copyBeside(plan.backup, dataDir);
  const restored = await lookAtServer(baseOf, plan, { into, dataDir });
  return ending(
    restored,
    dataDir,
    `Restored to ${resolve(into)}. Start PostgreSQL ${baseOf.major} on it (its account owns the folder; settings and pg_hba.conf are ` +
      'those of the old server), name it in DATABASE_URL, begin a new archive and make a backup.',
  );
}

/** Restores a whole server into a new data folder and counts what is in it, and which files `dataDir` lacks. */
export function lookAtServer(
  baseOf: BaseOf,
  { backup, note, moment, archive }: Plan,
  { into, dataDir }: { into: string; dataDir: string },
): Promise<Restored> {
  return restoreServer(backup, baseOf, { archive, moment }, { into, look: (client) => counted(client, note, dataDir) });
}

async function copyBeside(backup: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of ['files', 'jwt-secret']) {
    if (!existsSync(join(backup, name))) continue;
    await cp(join(backup, name), join(dataDir, name), { recursive: true, preserveTimestamps: true, force: false });
  }
}

/** What a restored database holds, and which of its files a DATA_DIR lacks. */
export async function counted(client: pg.Client, note: BackupNote, dataDir: string): Promise<Restored> {
  const lines = await contents(client);
  if (!note.withFiles) return { lines, missing: [], later: [] };
  const files = await missingFiles(client, dataDir, note.endedAt);
  return { ...files, lines: [...lines, ...files.lines] };
}

/** How a restore ends: with the number of files that are still to be copied, where there are some. */
export function ending({ lines, missing, later }: Restored, dataDir: string, end: string): Ending {
  const absent = missing.length + later.length;
  if (absent === 0) return { lines: [...lines, end], code: 0 };
  const warning =
    `WARNING: ${absent} stored files are not there, ${later.length} of them stored after the backup. Copy them from the files of the server ` +
    `that was backed up, or of a newer copy: cp -an <its DATA_DIR>/files/. ${join(dataDir, 'files')}/`;
  return { lines: [...lines, end, warning], code: INCOMPLETE };
}
