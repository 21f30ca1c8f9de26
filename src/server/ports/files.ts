import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../http/fail';

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
      const part = `${target}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, target);
      } catch (error) {
        // A full disk is not made fuller by what could not be finished.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
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

/**
 * Files whose store may be full or out of reach: a call that needs it is refused with FILE_STORE_AWAY, changes nothing and
 * can be made again.
 */
export function refusingFiles(files: Files): Files {
  const guarded = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (cause) {
      const refusal = new AppError('FILE_STORE_AWAY', { retryAfter: 10 });
      refusal.cause = cause;
      throw refusal;
    }
  };
  return {
    put: (id, bytes) => guarded(() => files.put(id, bytes)),
    get: (id) => guarded(() => files.get(id)),
    remove: (id) => guarded(() => files.remove(id)),
  };
}
