import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** What a restored folder holds, and the ids of files that it lacks. */
export interface Restored {
  lines: string[];
  /** Stored before the backup ended. */
  missing: string[];
  /** Stored after it. */
  later: string[];
}

/** How much a restored database holds, as a line. */
export async function contents(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ accounts: string; requests: string; orders: string; newest: string | null }>(
    `select (select count(*) from account) as accounts, (select count(*) from rfq) as requests,
       (select count(*) from trade_order) as orders, (select max(created_at)::text from rfq) as newest`,
  );
  return rows.map(
    (row) =>
      `${row.accounts} accounts, ${row.requests} requests (newest ${row.newest ?? 'none'}), ${row.orders} orders`,
  );
}

/** Every stored file has to lie where its row says. */
export async function missingFiles(client: pg.Client, dataDir: string, endedAt: string): Promise<Restored> {
  const { rows } = await client.query<{ id: string; later: boolean }>(
    'select id, stored_at > $1 as later from stored_file where stored_at is not null order by id',
    [endedAt],
  );
  const absent = rows.filter(({ id }) => !existsSync(join(dataDir, 'files', id.slice(0, 2), id)));
  const missing = absent.filter((row) => !row.later).map(({ id }) => id);
  const later = absent.filter((row) => row.later).map(({ id }) => id);
  return {
    missing,
    later,
    lines: [
      `${rows.length} files, ${missing.length} missing, ${later.length} stored after the backup`,
      ...missing.map((id) => `missing: ${id}`),
      ...later.map((id) => `stored after the backup: ${id}`),
    ],
  };
}
