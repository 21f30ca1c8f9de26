import type { SQL } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type pg from 'pg';
import type { Executor } from './database';

/** PostgreSQL's types of columns, and what they are here. */
interface Values {
  uuid: string;
  text: string;
  boolean: boolean;
  integer: number;
  bigint: string;
  numeric: string;
  'double precision': number;
  'timestamp with time zone': Date;
  json: unknown;
  jsonb: unknown;
  bytea: Buffer;
  'uuid[]': string[];
  'text[]': string[];
  'integer[]': number[];
  void: unknown;
}
type TypeName = keyof Values;
/** PostgreSQL's numbers of these types (`pg_type.oid`), which every version and database shares. */
const OIDS: Record<TypeName, number> = {
  uuid: 2950,
  text: 25,
  boolean: 16,
  integer: 23,
  bigint: 20,
  numeric: 1700,
  'double precision': 701,
  'timestamp with time zone': 1184,
  json: 114,
  jsonb: 3802,
  bytea: 17,
  'uuid[]': 2951,
  'text[]': 1009,
  'integer[]': 1007,
  void: 2278,
};
/** The query builder leaves instants as the text that PostgreSQL sends, to the microsecond. */
type SelectedValues = Omit<Values, 'timestamp with time zone'> & { 'timestamp with time zone': string };
/** A type that `?` marks may be null. */
type Column = TypeName | `${TypeName}?`;
declare const narrowed: unique symbol;
type Narrowed<T> = Column & { [narrowed]: T };

type ValueOf<C extends Column, V extends Record<TypeName, unknown>> =
  C extends Narrowed<infer T>
    ? T
    : C extends `${infer N extends TypeName}?`
      ? V[N] | null
      : C extends TypeName
        ? V[C]
        : never;
type Columns = Record<string, Column>;
type RowOf<C extends Columns> = { [K in keyof C]: ValueOf<C[K], Values> };
/** A row of `selectRows` with these columns. */
export type SelectedRow<C extends Columns> = { [K in keyof C]: ValueOf<C[K], SelectedValues> };

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
  { name, text, columns }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { $client } = db as { $client: pg.Pool | pg.ClientBase };
  let answer: pg.QueryResult<Row & pg.QueryResultRow>;
  try {
    answer = await ($client as pg.Pool).query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
  } catch (error) {
    // As the query builder wraps it: callers find PostgreSQL's code in one place.
    throw new DrizzleQueryError(text, [...values], error as Error);
  }
  if (checking) requireColumns(answer, columns);
  return answer.rows;
}

/**
 * Sends a query that the builder has no words for (`with`, grouping sets, unions of many parts) and says which columns it
 * gives. Its text may differ from call to call, and PostgreSQL plans it for its values each time.
 */
export async function selectRows<const C extends Columns>(
  db: Executor,
  columns: C,
  query: SQL,
): Promise<SelectedRow<C>[]> {
  const answer = await db.execute(query);
  if (checking) requireColumns(answer, columns);
  return answer.rows as SelectedRow<C>[];
}

let checking = false;

/** Compares the columns of every answer in this process with those that its query says, and looks for nulls. */
export function checkColumns(): void {
  checking = true;
}

/** Throws where an answer has other columns than its query says: as PostgreSQL describes them, and null only where `?` stands. */
function requireColumns({ fields, rows }: pg.QueryResult, columns: Columns): void {
  const given = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).sort();
  const said = Object.entries(columns).map(([name, type]) => `${name} ${OIDS[type.replace('?', '') as TypeName]}`);
  if (given.join() !== said.sort().join()) {
    throw new TypeError(`PostgreSQL gives the columns ${given.join(', ')} where ${said.join(', ')} are declared.`);
  }
  for (const [name, type] of Object.entries(columns)) {
    if (!type.endsWith('?') && type !== 'void' && rows.some((row) => row[name] === null)) {
      throw new TypeError(`The column ${name} is null, which its declaration rules out.`);
    }
  }
}
