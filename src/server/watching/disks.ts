import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Env } from '../env';

interface Disk {
  bavail: number;
  blocks: number;
  bsize: number;
}

const ANSWER_MS = 3_000;

/** Watches the room on the disks of the folders that this installation writes to. */
export function watchDisks({ DATA_DIR, WAL_ARCHIVE_DIR, STATIC_DIR }: Env): void {
  const disks = Object.entries({ data: DATA_DIR, archive: WAL_ARCHIVE_DIR, static: STATIC_DIR }).flatMap(
    ([place, folder]) => (folder === undefined ? [] : [{ place, read: diskOf(resolve(folder)) }]),
  );
  gauge(
    'stlbs_disk_free_bytes',
    'Room left for the server on the disk of a folder.',
    ({ bavail, bsize }) => bavail * bsize,
  );
  gauge('stlbs_disk_size_bytes', 'Size of the disk of a folder.', ({ blocks, bsize }) => blocks * bsize);

  function gauge(name: string, help: string, figure: (disk: Disk) => number) {
    new Gauge({
      name,
      help,
      labelNames: ['place'],
      // All workers see the same disk.
      aggregator: 'max',
      async collect() {
        const found = await Promise.all(disks.map(async ({ place, read }) => ({ place, disk: await read() })));
        for (const { place, disk } of found) {
          if (disk) this.set({ place }, figure(disk));
          else this.remove({ place });
        }
      },
    });
  }
}

/**
 * Reads the figures of the disk of a folder; null while it gives no answer, as a network file system that is away. Such a call
 * holds one of the few threads on which the server reads files, so there is never a second one beside it.
 */
export function diskOf(
  folder: string,
  read: (folder: string) => Promise<Disk> = statfs,
  answerMs = ANSWER_MS,
): () => Promise<Disk | null> {
  let answer: Promise<Disk | null> | undefined;
  return () => {
    answer ??= read(folder)
      .catch(() => null)
      .finally(() => (answer = undefined));
    return Promise.race([answer, pause(answerMs, null, { ref: false })]);
  };
}
