import pg from 'pg';

/** Takes a table for itself, so that every statement on it waits until the returned function is called. */
export async function heldTable(databaseUrl: string, table: string): Promise<() => Promise<void>> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  // A database that ends takes its connections along.
  lock.on('error', () => undefined);
  await lock.connect();
  await lock.query('begin');
  await lock.query(`lock table ${table} in access exclusive mode`);
  let held = true;
  return async () => {
    if (!held) return;
    held = false;
    await lock.query('rollback');
    await lock.end();
  };
}
