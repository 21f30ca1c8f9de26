import { runningPostgres } from '../../src/server/db/runningPostgres';
import { type ServerProcess, startProcess } from './serverProcess';
import { freshDatabase } from './testDatabase';

/** A server with pages beside the one that all browser tests share, on a database of its own in the PostgreSQL of the run. */
export async function startPagesServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const postgres = process.env['E2E_POSTGRES'];
  return startProcess({ ...(postgres ? { DATABASE_URL: await freshDatabase(postgres) } : {}), ...env });
}

/** Where the database of such a server is reached. */
export async function databaseOf({ env, dataDir }: ServerProcess): Promise<string> {
  const url = env['DATABASE_URL'] ?? (await runningPostgres(dataDir));
  if (!url) throw new Error('The server has no database.');
  return url;
}
