import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/** A statement takes 65,535 parameters: 500 rows of 131 columns. */
const MOST_ROWS = 500;

/**
 * Adds rows of any number in this order; none is fine. For what is written often, `insertFromJson` does it in one
 * statement.
 */
export async function insertRows<T extends PgTable>(
  db: Executor,
  table: T,
  rows: ReadonlyArray<T['$inferInsert']>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    await db.insert(table).values(rows.slice(start, start + MOST_ROWS));
  }
}
