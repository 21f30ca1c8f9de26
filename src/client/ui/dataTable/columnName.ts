import type { NamedColumn } from './tableTypes';

/** Plain words for a column. */
export function columnName({ label, header }: NamedColumn): string {
  return label ?? (typeof header === 'string' ? header : '');
}
