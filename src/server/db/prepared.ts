import type { Database } from './database';

/**
 * A query that is built once for each database and sent by its name from then on, so that neither this process nor
 * PostgreSQL works it out again for every call. For what nearly every call asks.
 */
export function prepared<Statement>(build: (database: Database) => Statement): (database: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (database) => {
    const present = kept.get(database);
    if (present) return present;
    const statement = build(database);
    kept.set(database, statement);
    return statement;
  };
}
