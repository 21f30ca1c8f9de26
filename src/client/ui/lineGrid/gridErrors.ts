import type { GridColumn, GridPlace } from './gridTypes';

const none: readonly number[] = [];

/**
 * Finds every cell with something wrong in it, row by row. Rows are never changed in place, so each is looked at once
 * per place; make one finder per set of columns.
 */
export function errorFinder<Row extends object>(columns: readonly GridColumn<Row>[]) {
  const checked = columns.flatMap(({ error }, col) => (error ? [{ error, col }] : []));
  const known = new WeakMap<Row, { index: number; wrong: readonly number[] }>();
  const wrongIn = (row: Row, index: number) => {
    const kept = known.get(row);
    if (kept?.index === index) return kept.wrong;
    const found = checked.filter(({ error }) => error(row, index) !== null).map(({ col }) => col);
    const wrong = found.length > 0 ? found : none;
    known.set(row, { index, wrong });
    return wrong;
  };
  return (rows: readonly Row[]): GridPlace[] => {
    const places: GridPlace[] = [];
    for (const [index, row] of rows.entries()) {
      for (const col of wrongIn(row, index)) places.push({ row: index, col });
    }
    return places;
  };
}

/** The first wrong cell after `from`, starting over at the top. */
export function nextError(errors: readonly GridPlace[], from: GridPlace | null): GridPlace | undefined {
  const later = from && errors.find(({ row, col }) => row > from.row || (row === from.row && col > from.col));
  return later ?? errors[0];
}
