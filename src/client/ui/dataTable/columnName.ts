import type { Column } from './tableTypes';

/** Plain words for a column. */
export function columnName<Row>({ label, header }: Column<Row>): string {
  return label ?? (typeof header === 'string' ? header : '');
}
