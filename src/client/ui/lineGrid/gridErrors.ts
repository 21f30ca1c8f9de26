import type { GridColumn, GridPlace } from './gridTypes';

/** Every cell with something wrong in it, row by row. */
export function gridErrors<Row extends object>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): GridPlace[] {
  const checked = columns.flatMap(({ error }, col) => (error ? [{ error, col }] : []));
  return rows.flatMap((row, index) =>
    checked.filter(({ error }) => error(row, index) !== null).map(({ col }) => ({ row: index, col })),
  );
}

/** The first wrong cell after `from`, starting over at the top. */
export function nextError(errors: readonly GridPlace[], from: GridPlace | null): GridPlace | undefined {
  const later = from && errors.find(({ row, col }) => row > from.row || (row === from.row && col > from.col));
  return later ?? errors[0];
}
