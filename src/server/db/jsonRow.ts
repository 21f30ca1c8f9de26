import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** How rows of a table travel within one JSON value, so that a request and its lines come in one answer. */
export interface JsonRows<Row> {
  /** A JSON array of the fields of the row that `alias` names, in their order: names would cost more than what they name. */
  array(alias: string): string;
  /** The row as the query builder would have given it. */
  read(json: unknown): Row;
}

/** Exact decimals travel as text: as JSON numbers they would be rounded. */
const asText = (type: string) => type === 'PgNumeric' || type.startsWith('PgBigInt');

/** How rows of this table travel. Instants come back as dates, exact decimals as the text they are. */
export function jsonRows<T extends PgTable>(table: T): JsonRows<T['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table));
  const fields = columns.map(([key, column]) => ({ key, instant: column.columnType === 'PgTimestamp' }));
  return {
    array: (alias) =>
      `json_build_array(${columns
        .map(([, column]) => `${alias}."${column.name}"${asText(column.columnType) ? '::text' : ''}`)
        .join(', ')})`,
    read(json) {
      const values = json as unknown[];
      const row: Record<string, unknown> = {};
      fields.forEach(({ key, instant }, place) => {
        const value = values[place];
        row[key] = instant && value !== null ? new Date(value as string) : value;
      });
      return row;
    },
  };
}

/**
 * Writes rows that come as a JSON array in one parameter, however many they are. Each row has all of `keys`; what is not
 * among them gets its default.
 */
export function insertFromJson<T extends PgTable>(
  table: T,
  keys: ReadonlyArray<keyof T['$inferInsert'] & string>,
  parameter: string,
): string {
  const { name } = getTableConfig(table);
  const all = getTableColumns(table);
  const columns = keys.map((key) => `"${all[key]?.name ?? key}"`).join(', ');
  return `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${parameter}::json)`;
}

/** Rows as such a parameter. Half of a letter pair becomes the sign for no letter, as it does in every other parameter. */
export function jsonParameter(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  if (!/\\ud[89a-f]/i.test(text)) return text;
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'string' ? whole(value) : value));
}

const whole = (text: string) => Buffer.from(text).toString();
