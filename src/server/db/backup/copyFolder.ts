import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What of a folder is left out, by its name, and which folders are copied empty. */
export interface Leaving {
  isLeftOut: (name: string) => boolean;
  emptied?: ReadonlySet<string>;
}

/** Copies a folder that others go on writing: what is removed or renamed meanwhile is left out. */
export async function copyFolder(from: string, to: string, leaving: Leaving): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leaving.isLeftOut(entry.name)) continue;
    if (leaving.emptied?.has(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target, leaving).catch(ignoreGone);
    else await copyFile(source, target).catch(ignoreGone);
  }
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Brings a folder with all that is in it to the disk itself, so that it outlives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    await (entry.isDirectory() ? syncFolder(place) : sync(place));
  }
  await syncNames(folder);
}

/** Brings the names in a folder to the disk. Windows offers no such thing. */
export async function syncNames(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder);
}

async function sync(place: string): Promise<void> {
  // Windows flushes only what is open for writing.
  const handle = await open(place, process.platform === 'win32' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
