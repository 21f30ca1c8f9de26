import type pg from 'pg';
import { StartError } from '../startError';
import { addressesOf } from './addresses';
import { isOutage } from './outage';

const OLDEST = 150_000;
/** PostgreSQL's manual, appendix A: a refused login, and a database that is not there. */
const REFUSED = new Set(['28000', '28P01', '3D000']);

/** Throws `StartError` when a database cannot serve: not there, too old, or with tables that are not ours. */
export async function requireOwnDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; schema: boolean; migrated: boolean; foreign: string[] }>(
      `select current_setting('server_version_num')::int as version,
        to_regnamespace('public') is not null as schema,
        to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
        array(select relname::text from pg_class
          where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm')
            -- What an extension brought along is of no other program.
            and not exists (select from pg_depend
              where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
          order by relname) as foreign`,
    )
    .catch((error: unknown) => {
      throw unreachable(error, 'database', pool.options) ?? error;
    });
  const [found] = rows;
  if (!found) return;
  if (found.version < OLDEST) {
    throw new StartError(
      `The database server is PostgreSQL ${Math.floor(found.version / 10_000)}; 15 or newer is needed.`,
    );
  }
  if (!found.schema) {
    throw new StartError(
      'The database has no schema public. Make it, owned by the user of DATABASE_URL: create schema public.',
    );
  }
  if (!found.migrated && found.foreign.length > 0) {
    const some = found.foreign.slice(0, 3).join(', ');
    throw new StartError(
      `The database holds ${found.foreign.length} tables that are not of STLBS (${some}). Set DATABASE_URL to an empty database.`,
    );
  }
}

/** Throws `StartError` when a pooler does not hand calls on to its database. */
export async function requirePooler(pool: pg.Pool): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    throw unreachable(error, 'pooler', pool.options) ?? error;
  });
}

/**
 * Throws `StartError` when a replica refuses the login or has no such database. One that is away, or follows nobody since it was
 * promoted, is no obstacle: the primary answers in its place.
 */
export async function requireReplica(pool: pg.Pool): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    if (isRefused(error)) throw unreachable(error, 'replica', pool.options);
  });
}

const isRefused = (error: unknown) => REFUSED.has((error as { code?: string }).code ?? '');

const SETTINGS = { database: 'DATABASE_URL', pooler: 'POOLER_URL', replica: 'REPLICA_URL' } as const;

function unreachable(
  error: unknown,
  what: keyof typeof SETTINGS,
  { connectionString }: pg.PoolOptions,
): StartError | undefined {
  const { code, message } = error as { code?: string; message?: string };
  if (!isOutage(error) && !isRefused(error)) return undefined;
  const place = placeOf(connectionString) ?? `of ${SETTINGS[what]}`;
  return new StartError(`The ${what} ${place} does not let this server in: ${message || code}.`);
}

/** Where a database is, without its password: its server, or all that may be the primary. Undefined where no address says it. */
function placeOf(url: string | undefined): string | undefined {
  const addresses = addressesOf(url ?? '');
  const [first = ''] = addresses;
  if (!addresses.every((address) => URL.canParse(address))) return undefined;
  const hosts = addresses.map((address) => new URL(address).host).join(',');
  return `${hosts}${new URL(first).pathname}`;
}
