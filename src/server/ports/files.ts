import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the bytes of files lie, by their id. */
export interface Files {
  put(id: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(id: string): Promise<Buffer | null>;
  /** Removes the bytes; does nothing when there are none. */
  remove(id: string): Promise<void>;
}

/** Keeps files below a folder. A file is complete or absent, also after a crash. */
export function folderFiles(folder: string): Files {
  const place = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('not a file id');
    return path.join(folder, id.slice(0, 2), id);
  };
  return {
    async put(id, bytes) {
      const target = place(id);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes, { flush: true });
      await rename(`${target}.part`, target);
    },
    async get(id) {
      try {
        return await readFile(place(id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(id) {
      await rm(place(id), { force: true });
    },
  };
}
