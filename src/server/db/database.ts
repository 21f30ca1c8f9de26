import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Connection, uncounted } from './connection';
import { isOutage } from './outage';
import { WatchedPool } from './poolWait';
import { bindingOf, type DataScope, SCOPE_NAMES } from './scope';

export type Pool = pg.Pool;
type Builder = NodePgDatabase<Record<string, never>>;
/** A pool whose connections reach the rows of one scope. */
export type Database = Builder & { $client: pg.Pool; scope: DataScope };
/** One connection with an open transaction. */
export type Transaction = Builder & { $client: pg.PoolClient };
/** Either a pool or an open transaction: what repositories take. */
export type Executor = Database | Transaction;

const POOL_SIZE = 20;
/** Sign-ins, emails and due work. */
const COMMON_POOL_SIZE = 8;
/** Of the data that the installation does not show to visitors. */
const OTHER_POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A longer wait for a connection helps nobody: the caller gets an error and may try again. */
const CONNECT_TIMEOUT_MS = 15_000;

/**
 * Opens a pool of `size` connections that reach the rows of one scope, from their first statement to their last. Instants
 * come as Date, exact numerics as strings, days as `YYYY-MM-DD`.
 */
export function openDatabase(url: string, scope: DataScope, size = POOL_SIZE): { database: Database; pool: pg.Pool } {
  const pool = new WatchedPool(scope, {
    Client: Connection,
    connectionString: url,
    onConnect: checkOf(scope),
    max: size,
    // Each statement is sent at once, without waiting for the answer to the one before.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A network that swallows everything: PostgreSQL's own limit would never be heard of.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'stlbs',
    // Indexes lie in memory or on a flash disk. Costed as on a turning disk (4), a list's counts read whole tables.
    options: ['-c random_page_cost=1.1', ...bindingOf(scope)].join(' '),
  });
  // An idle connection that PostgreSQL ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return { database: Object.assign(drizzle(pool), { scope }), pool };
}

/** The pools of a process, one for each scope. */
export interface Databases {
  test: Database;
  real: Database;
  all: Database;
  /** Of the data that this installation shows to visitors. */
  own: Database;
  /** Of somebody's data; of the installation's own where nobody is known. */
  of(isTest: boolean | undefined): Database;
  pools: readonly pg.Pool[];
  /** Throws where a pooler in between, or the address of the database, has put the binding of connections aside. */
  verify(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Opens the pools of a process. Connections are made when they are needed, so an installation without real data, or without
 * test data, keeps none for them.
 */
export function openDatabases(url: string, showsTestData: boolean, size = POOL_SIZE): Databases {
  const other = Math.min(size, OTHER_POOL_SIZE);
  const test = openDatabase(url, 'test', showsTestData ? size : other);
  const real = openDatabase(url, 'real', showsTestData ? other : size);
  const all = openDatabase(url, 'all', Math.min(size, COMMON_POOL_SIZE));
  const pools = [test.pool, real.pool, all.pool];
  return {
    test: test.database,
    real: real.database,
    all: all.database,
    own: showsTestData ? test.database : real.database,
    of: (isTest = showsTestData) => (isTest ? test.database : real.database),
    pools,
    verify: async () => void (await Promise.all([open(test.database), open(real.database)])),
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  };
}

/** Rejects a new connection that is not bound as it should be. */
async function requireBound(client: pg.ClientBase, scope: DataScope): Promise<void> {
  if (scope === 'all') return;
  const { rows } = await uncounted(() => client.query<{ role: string }>('select current_user as role'));
  if (rows[0]?.role === SCOPE_NAMES[scope]) return;
  throw new Error(
    `A connection for ${scope} data reaches other data: the startup parameter "options" did not get to PostgreSQL.`,
  );
}

/** The pool waits for what this returns, which its own type does not say. */
const checkOf =
  (scope: DataScope): ((client: pg.ClientBase) => unknown) =>
  (client) =>
    requireBound(client, scope);

/** Opens a connection. A database that is away now says nothing about its connections. */
async function open({ $client }: Database): Promise<void> {
  const client = await $client.connect().catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });
  client?.release();
}
