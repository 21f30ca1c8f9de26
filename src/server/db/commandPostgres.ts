import type { Env } from '../env';
import { primaryAddress } from './addresses';
import { startEmbeddedPostgres } from './embedded';
import { runningPostgres } from './runningPostgres';

/**
 * The database of a running server, or the embedded one, started for one command. It archives as the server's does:
 * otherwise the log of the command would be gone, and no later moment could be restored.
 */
export async function commandPostgres(env: Env): Promise<{ url: string; own: boolean; end: () => Promise<void> }> {
  const running = env.DATABASE_URL ? await primaryAddress(env.DATABASE_URL) : await runningPostgres(env.DATA_DIR);
  if (running) return { url: running, own: false, end: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    archiveDir: env.WAL_ARCHIVE_DIR,
    log: () => undefined,
  });
  return { url: embedded.url, own: true, end: () => embedded.stop() };
}
