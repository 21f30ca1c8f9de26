import { columnTitle } from './columnTitle';

/** A table that stands on its side, turned: its titles are its first row. */
export interface TurnedTable {
  rows: string[][];
  /** Rows of the sheet that it takes up. */
  from: number;
  to: number;
}

const SEARCHED_ROWS = 20;
const ITEM = new Set(['name', 'description', 'size', 'dn', 'material']);

/** Turns a table whose titles stand in its first column; null where no such table begins within the first rows. */
export function turnedTable(rows: readonly (readonly string[])[]): TurnedTable | null {
  for (let from = 0; from < Math.min(rows.length, SEARCHED_ROWS); from++) {
    const at = (rows[from] ?? []).findIndex((cell) => cell.trim());
    if (at < 0 || at > 3) continue;
    let to = from;
    const fields = new Set<string>();
    while (to < rows.length && fieldOf(rows[to]?.[at] ?? '') !== null) {
      fields.add(fieldOf(rows[to]?.[at] ?? '') ?? '');
      to++;
    }
    if (fields.size < 3 || !fields.has('qty') || ![...fields].some((field) => ITEM.has(field))) continue;
    const block = rows.slice(from, to);
    const width = Math.max(...block.map((cells) => cells.length));
    // A header of one row has its titles side by side.
    const second = block.filter((cells) => fieldOf(cells[at + 1] ?? '') !== null).length;
    if (width - at < 3 || second * 2 > block.length) continue;
    const turned = Array.from({ length: width - at }, (_, column) => block.map((cells) => cells[at + column] ?? ''));
    return { rows: turned, from, to };
  }
  return null;
}

function fieldOf(cell: string): string | null {
  return cell.trim() && !/^[\d.,]+$/.test(cell.trim()) ? columnTitle([cell]).field : null;
}
