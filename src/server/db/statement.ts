import { DrizzleQueryError } from 'drizzle-orm/errors';
import type pg from 'pg';
import type { Executor } from './database';

/** A question in SQL that is asked often and gives rows of this shape. */
export interface Statement<Row extends object> {
  name: string;
  text: string;
  /** Only for the type. */
  row?: Row;
}

const names = new Map<string, string>();

/**
 * Names a question. Each connection has it parsed once and is sent its name and values from then on, and after a few times
 * PostgreSQL keeps its plan. For what is asked often; a text that differs from call to call stays with the query builder.
 */
export function statement<Row extends object>(name: string, text: string): Statement<Row> {
  const present = names.get(name);
  if (present !== undefined && present !== text) throw new Error(`two statements are called ${name}`);
  names.set(name, text);
  return { name, text };
}

/** Sends it at once, in this very turn, and gives its rows: instants as Date, exact numerics as strings. */
export async function send<Row extends object>(
  db: Executor,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { $client } = db as unknown as { $client: pg.Pool | pg.ClientBase };
  try {
    const { rows } = await ($client as pg.Pool).query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
    return rows;
  } catch (error) {
    // As the query builder wraps it: whoever looks for PostgreSQL's code finds it in one place.
    throw new DrizzleQueryError(text, [...values], error as Error);
  }
}
