import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';

const PORT_LINE = 3;

/**
 * Address of the embedded PostgreSQL that a running server has started on a data directory; null when none answers.
 * For programs that work beside the server.
 */
export async function runningPostgres(dataDir: string): Promise<string | null> {
  const url = addressIn(resolve(dataDir));
  if (!url) return null;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function addressIn(dataDir: string): string | null {
  try {
    const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
    const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')
      [PORT_LINE]?.trim();
    return port ? `postgres://stlbs:${password}@127.0.0.1:${port}/stlbs` : null;
  } catch {
    return null;
  }
}
