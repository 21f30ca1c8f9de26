import type { ColumnTitle } from './columnTitle';

/** The columns of one of several tables that stand side by side. */
export interface ColumnRange {
  from: number;
  to: number;
}

const ITEM = new Set(['name', 'description', 'size', 'dn', 'material']);

/** Tells tables side by side apart: where the titles begin anew, or after a column that is empty all the way down. */
export function sideBySide(
  paths: readonly (readonly string[])[],
  titles: readonly ColumnTitle[],
  body: readonly (readonly string[])[],
): ColumnRange[] {
  const whole = [{ from: 0, to: titles.length }];
  for (const starts of [repeatedStarts(paths), startsAfterGaps(paths, body)]) {
    const ranges = starts.map((from, index) => ({ from, to: starts[index + 1] ?? titles.length }));
    if (ranges.length > 1 && ranges.every((range) => isTable(titles, range))) {
      ranges[0] = { from: 0, to: ranges[0]?.to ?? 0 };
      return ranges;
    }
  }
  return whole;
}

const joined = (path: readonly string[]) => path.join(' ').replace(/\s+/g, '').toUpperCase();

function repeatedStarts(paths: readonly (readonly string[])[]): number[] {
  const first = paths.findIndex((path) => path.length > 0);
  const name = joined(paths[first] ?? []);
  return [...paths.keys()].filter((column) => column >= first && joined(paths[column] ?? []) === name);
}

function startsAfterGaps(paths: readonly (readonly string[])[], body: readonly (readonly string[])[]): number[] {
  const looked = body.slice(0, 50);
  const empty = (column: number) => !paths[column]?.length && looked.every((cells) => !cells[column]?.trim());
  return [...paths.keys()].filter(
    (column) => paths[column]?.length && (column === 0 || empty(column - 1)) && !empty(column),
  );
}

function isTable(titles: readonly ColumnTitle[], { from, to }: ColumnRange): boolean {
  const own = titles.slice(from, to);
  return own.some(({ field }) => field !== null && ITEM.has(field)) && own.some(({ field }) => field === 'qty');
}
