import { type ColumnField, headerField, HEADERS } from './data/headers';

/** Which columns hold a field, in sheet order. */
export type ColumnMap = Partial<Record<ColumnField, number>>;
export type HeaderReading = { row: number; rows: number; columns: ColumnMap };

/** Every field that a column can hold. */
export const columnFields: readonly ColumnField[] = HEADERS.map(([field]) => field);

const SEARCHED_ROWS = 20;
const ITEM_FIELDS: readonly ColumnField[] = ['name', 'description', 'size', 'dn', 'material'];

/** Finds the row of column names within the first 20 rows; a second header row under it is merged in. */
export function findHeader(rows: readonly (readonly string[])[]): HeaderReading | null {
  for (let row = 0; row < Math.min(rows.length, SEARCHED_ROWS); row++) {
    const columns = columnsOf(rows[row] ?? []);
    if (!columns) continue;
    const second = rows[row + 1] ?? [];
    if (!isContinuation(second)) return { row, rows: 1, columns: checkedNumber(columns, rows, row + 1) };
    for (const [index, cell] of second.entries()) {
      const field = headerField(cell);
      if (field && columns[field] === undefined && !Object.values(columns).includes(index)) columns[field] = index;
    }
    return { row, rows: 2, columns: checkedNumber(columns, rows, row + 2) };
  }
  return null;
}

function columnsOf(cells: readonly string[]): ColumnMap | null {
  const columns: ColumnMap = {};
  let filled = 0;
  let named = 0;
  for (const [index, cell] of cells.entries()) {
    if (!cell.trim()) continue;
    filled++;
    const field = headerField(cell);
    if (!field) continue;
    named++;
    columns[field] ??= index;
  }
  const isItem = ITEM_FIELDS.some((field) => columns[field] !== undefined);
  return isItem && named >= 2 && named * 2 >= filled ? columns : null;
}

const isContinuation = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length > 0 && filled.every((cell) => headerField(cell) !== null);
};

/** `ITEM` heads item numbers as often as item names: its cells tell. */
function checkedNumber(columns: ColumnMap, rows: readonly (readonly string[])[], from: number): ColumnMap {
  const { name } = columns;
  if (name === undefined) return columns;
  const cells = rows
    .slice(from, from + 30)
    .map((row) => (row[name] ?? '').trim())
    .filter(Boolean);
  if (!cells.length || !cells.every((cell) => /^\d{1,4}[.)]?$/.test(cell))) return columns;
  const { name: number, ...rest } = columns;
  return { ...rest, no: rest.no ?? number };
}
