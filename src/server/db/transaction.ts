import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Executor, Transaction } from './database';
import { SCOPE_NAMES, scopeOf } from './scope';
import { send, type Statement } from './statement';
import { BIND } from './transaction.sql';

/** An open transaction that may send its last statements together with its `commit`. */
export interface OpenTransaction {
  db: Transaction;
  /** Sends a statement along with `commit`: nobody reads what it answers, and when it fails nothing is kept. */
  along: (statement: Statement<object>, values: readonly unknown[]) => void;
}

const builders = new WeakMap<pg.PoolClient, Transaction>();

/** The query builder of a connection, made once. */
function builderOf(client: pg.PoolClient): Transaction {
  const builder = builders.get(client) ?? drizzle(client);
  builders.set(client, builder);
  return builder;
}

const ignored = () => undefined;

/**
 * Runs something in one transaction. `begin` is sent with its first statement and nobody waits for it; `commit` is waited
 * for. Whatever fails, on the way or at the end, rolls everything back and is thrown.
 */
export async function inTransaction<T>(database: Database, run: (open: OpenTransaction) => Promise<T>): Promise<T> {
  const client = await database.$client.connect();
  // A connection that breaks between two statements fails the next one; it must not end the process.
  client.on('error', ignored);
  const sent: Promise<unknown>[] = [];
  const sending = (answer: Promise<unknown>) => {
    answer.catch(ignored);
    sent.push(answer);
  };
  let broken = false;
  try {
    sending(client.query('begin'));
    const db = builderOf(client);
    const last: Array<() => void> = [];
    const result = await run({
      db,
      along: (statement, values) => void last.push(() => sending(send(db, statement, values))),
    });
    for (const task of last) task();
    // A failed statement before it turns this into a rollback, which PostgreSQL does not call an error: hence all of them.
    sending(client.query('commit'));
    await Promise.all(sent);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', ignored);
    client.release(broken);
  }
}

/** Binds an open transaction that reaches all data to one scope until it ends. */
export async function bindTransaction(db: Executor, isTest: boolean): Promise<void> {
  const name = SCOPE_NAMES[scopeOf(isTest)];
  await send(db, BIND, [name, `${name}, public`]);
}
