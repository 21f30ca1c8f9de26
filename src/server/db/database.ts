import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { addressesOf, requirePrimary, Targets } from './addresses';
import { Connection, uncounted } from './connection';
import { StartError } from '../startError';
import { isOutage } from './outage';
import { pooledConnection } from './pooledConnection';
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
 * How long a connection rests before it is closed. A new one reads the catalogue and plans its first statements: that of a
 * member's home takes as much CPU for the first six times as for the next hundred.
 */
const REST_MS = 10 * 60_000;
/** Indexes lie in memory or on a flash disk. Costed as on a turning disk (4), a list's counts read whole tables. */
const PLANNING = 'random_page_cost=1.1';

/** How connections are opened: `size` at most; `pooled` by a pooler in transaction mode. */
export interface Opening {
  size?: number | undefined;
  pooled?: boolean | undefined;
}

/**
 * Opens a pool of `size` connections that reach the rows of one scope, from their first statement to their last. Instants
 * come as Date, exact numerics as strings, days as `YYYY-MM-DD`.
 */
export function openDatabase(
  url: string,
  scope: DataScope,
  { size = POOL_SIZE, pooled = false }: Opening = {},
): { database: Database; pool: pg.Pool } {
  const targets = new Targets(addressesOf(url));
  const { Client, ...bound } = pooled ? boundTransactions(scope) : boundConnections(scope);
  const pool = new WatchedPool(scope, targets, {
    Client: toPresent(Client, targets),
    // What a failure to connect is named by; each connection takes the present one of its servers.
    connectionString: url,
    onConnect: checkOf(scope, targets),
    max: size,
    // Each statement is sent at once, without waiting for the answer to the one before.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: REST_MS,
    // A network that swallows everything: PostgreSQL's own limit would never be heard of.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    keepAlive: true,
    application_name: 'stlbs',
    ...bound,
  });
  // An idle connection that PostgreSQL ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return { database: Object.assign(drizzle(pool), { scope }), pool };
}

type Bound = Omit<pg.PoolConfig, 'Client'> & { Client: typeof Connection };

/** Connections to the server that takes writes at the moment they are made. */
const toPresent = (Client: typeof Connection, targets: Targets): typeof Connection =>
  class extends Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: targets.present });
    }
  };

const boundConnections = (scope: DataScope): Bound => ({
  Client: Connection,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
  options: [PLANNING, ...bindingOf(scope)].map((setting) => `-c ${setting}`).join(' '),
});

const boundTransactions = (scope: DataScope): Bound => ({
  Client: pooledConnection([
    ...bindingOf(scope),
    PLANNING,
    `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS * 2}`,
  ]),
});

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
  /** Throws `StartError` where a pooler in between, or the address of the database, has put the binding of connections aside. */
  verify(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Opens the pools of a process. Connections are made when they are needed, so an installation without real data, or without
 * test data, keeps none for them.
 */
export function openDatabases(
  url: string,
  showsTestData: boolean,
  { size = POOL_SIZE, pooled }: Opening = {},
): Databases {
  const other = Math.min(size, OTHER_POOL_SIZE);
  const test = openDatabase(url, 'test', { size: showsTestData ? size : other, pooled });
  const real = openDatabase(url, 'real', { size: showsTestData ? other : size, pooled });
  const all = openDatabase(url, 'all', { size: Math.min(size, COMMON_POOL_SIZE), pooled });
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

/** Rejects a new connection that is not bound as it should be, by `StartError`: no later one would be. */
async function requireBound(client: pg.ClientBase, scope: DataScope): Promise<void> {
  if (scope === 'all') return;
  const { rows } = await uncounted(() => client.query<{ role: string }>('select current_user as role'));
  if (rows[0]?.role === SCOPE_NAMES[scope]) return;
  throw new StartError(
    `A connection for ${scope} data reaches other data: the startup parameter "options" did not get to PostgreSQL. ` +
      'A pooler in transaction mode is named in POOLER_URL, and DATABASE_URL leads to PostgreSQL itself.',
  );
}

/** The pool waits for what this returns, which its own type does not say. */
const checkOf =
  (scope: DataScope, targets: Targets): ((client: pg.ClientBase) => unknown) =>
  async (client) => {
    if (targets.addresses.length > 1) await uncounted(() => requirePrimary(client));
    await requireBound(client, scope);
  };

/** Opens a connection. A database that is away now says nothing about its connections. */
async function open({ $client }: Database): Promise<void> {
  const client = await $client.connect().catch((error: unknown) => {
    if (isOutage(error)) return null;
    throw error;
  });
  client?.release();
}
