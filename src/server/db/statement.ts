import { DrizzleQueryError } from 'drizzle-orm/errors';
import type pg from 'pg';
import type { Executor } from './database';

/** PostgreSQL's types of columns, and what they are here. */
interface Values {
  uuid: string;
  text: string;
  boolean: boolean;
  integer: number;
  'timestamp with time zone': Date;
  json: unknown;
  jsonb: unknown;
  void: unknown;
}
type TypeName = keyof Values;
/** A type that `?` marks may be null. */
type Column = TypeName | `${TypeName}?`;
declare const narrowed: unique symbol;
type Narrowed<T> = Column & { [narrowed]: T };

type ValueOf<C extends Column> =
  C extends Narrowed<infer T>
    ? T
    : C extends `${infer N extends TypeName}?`
      ? Values[N] | null
      : C extends TypeName
        ? Values[C]
        : never;
type Columns = Record<string, Column>;
type RowOf<C extends Columns> = { [K in keyof C]: ValueOf<C[K]> };

/** A column whose values are of a narrower type than PostgreSQL knows: a code, or what a JSON value holds. */
export const holding = <T>(column: Column) => column as Narrowed<T>;

/** A named statement in SQL that gives rows of this shape. */
export interface Statement<Row extends object> {
  name: string;
  text: string;
  columns: Columns;
  /** Only for the type. */
  row?: Row;
}

const known = new Map<string, Statement<object>>();

/** All named statements of the modules that are loaded. */
export const knownStatements = (): readonly Statement<object>[] => [...known.values()];

/**
 * Names a statement, and says which columns it gives; `tests/api/statements.test.ts` compares them with what PostgreSQL says.
 * Each connection has it parsed once and is sent its name and values from then on, and after a few times PostgreSQL keeps its
 * plan. For what is sent often; a text that differs from call to call stays with the query builder. Stands in a `.sql.ts` file.
 */
export function statement<const C extends Columns>(name: string, columns: C, text: string): Statement<RowOf<C>> {
  const present = known.get(name);
  if (present && present.text !== text) throw new Error(`two statements are called ${name}`);
  const made = { name, text, columns };
  known.set(name, made);
  return made;
}

/** Sends it at once, in this very turn, and gives its rows: instants as Date, exact numerics as strings. */
export async function send<Row extends object>(
  db: Executor,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { $client } = db as { $client: pg.Pool | pg.ClientBase };
  try {
    const { rows } = await ($client as pg.Pool).query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
    return rows;
  } catch (error) {
    // As the query builder wraps it: whoever looks for PostgreSQL's code finds it in one place.
    throw new DrizzleQueryError(text, [...values], error as Error);
  }
}
