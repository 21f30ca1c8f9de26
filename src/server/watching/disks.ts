import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Gauge } from 'prom-client';
import type { Env } from '../env';

/** Watches the room on the disks of the folders that this installation writes to. */
export function watchDisks({ DATA_DIR, WAL_ARCHIVE_DIR, STATIC_DIR }: Env): void {
  const places = { data: DATA_DIR, archive: WAL_ARCHIVE_DIR, static: STATIC_DIR };
  gauge(
    'stlbs_disk_free_bytes',
    'Room left for the server on the disk of a folder.',
    ({ bavail, bsize }) => bavail * bsize,
  );
  gauge('stlbs_disk_size_bytes', 'Size of the disk of a folder.', ({ blocks, bsize }) => blocks * bsize);

  function gauge(
    name: string,
    help: string,
    read: (disk: { bavail: number; blocks: number; bsize: number }) => number,
  ) {
    new Gauge({
      name,
      help,
      labelNames: ['place'],
      // All workers see the same disk.
      aggregator: 'max',
      async collect() {
        for (const [place, folder] of Object.entries(places)) {
          if (folder === undefined) continue;
          const disk = await statfs(resolve(folder)).catch(() => null);
          if (disk) this.set({ place }, read(disk));
          else this.remove({ place });
        }
      },
    });
  }
}
