import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Connection } from './connection';

export type Pool = pg.Pool;
export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either a pool or an open transaction: what repositories take. */
export type Executor = Database | Transaction;

const POOL_SIZE = 20;
const STATEMENT_TIMEOUT_MS = 15_000;
/** Waiting longer for a connection helps nobody: the caller is told to come again. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Opens a pool of `size` connections. Instants come as Date, exact numerics as strings, days as `YYYY-MM-DD`. */
export function openDatabase(url: string, size = POOL_SIZE): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A network that swallows everything: PostgreSQL's own limit would never be heard of.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'stlbs',
    // Indexes lie in memory or on a flash disk. Reckoned as on a turning disk (4), a list's counts read whole tables.
    options: '-c random_page_cost=1.1',
  });
  // An idle connection that PostgreSQL ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return { database: drizzle(pool), pool };
}
