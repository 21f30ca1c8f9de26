import { around, type Rules, type TextRun } from './pageWords';
import { type PageRow, rowOf } from './pageRow';
import { cellsOf, type Columns } from './tableColumns';

/**
 * Titles over titles, where a ruling line under some columns parts them: one row for each level, the upper ones over as many
 * columns as the upright lines say. Null where each line is a row of its own.
 */
export function titleRows(
  lines: readonly TextRun[][],
  columns: Columns,
  { level, upright }: Rules,
  em: number,
): PageRow[] | null {
  const all = lines.flat();
  if (all.length === 0) return null;
  const whole = around(all);
  const width = whole.x1 - whole.x0;
  const parts = level
    .filter(
      ({ at, from, to }) =>
        at > whole.y0 &&
        at < whole.y1 &&
        Math.min(to, whole.x1) - Math.max(from, whole.x0) > em &&
        Math.min(to, whole.x1) - Math.max(from, whole.x0) < width * 0.6,
    )
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .filter((at, index, every) => index === 0 || at - (every[index - 1] ?? 0) > em * 0.6);
  if (parts.length === 0) return stackedTitles(lines, columns, em);
  const rows = Array.from({ length: parts.length + 1 }, () => ({
    cells: columns.map((): TextRun[] => []),
    spans: [] as { from: number; to: number }[],
  }));
  for (const run of all) {
    const [x, y] = [(run.x0 + run.x1) / 2, (run.y0 + run.y1) / 2];
    const top = Math.max(
      Number.NEGATIVE_INFINITY,
      ...level.filter((rule) => rule.at < y && rule.from <= x && rule.to >= x).map(({ at }) => at),
    );
    const row = rows[parts.filter((at) => at <= top + em * 0.3).length];
    const beside = upright.filter((rule) => rule.from <= y && rule.to >= y).map(({ at }) => at);
    const left = Math.max(Number.NEGATIVE_INFINITY, ...beside.filter((at) => at <= x));
    const right = Math.min(Number.POSITIVE_INFINITY, ...beside.filter((at) => at > x));
    const covered = columns.flatMap(({ from, to }, index) =>
      (Math.max(from, left) + Math.min(to, right)) / 2 > left && Math.min(to, right) - Math.max(from, left) > em * 0.5
        ? [index]
        : [],
    );
    const [first = 0] = covered;
    const last = covered.at(-1) ?? first;
    if (last > first && !row?.spans.some((span) => span.from === first)) row?.spans.push({ from: first, to: last });
    row?.cells[first]?.push(run);
  }
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.length > 0))
    .map(({ cells, spans }) => ({ ...rowOf(cells), spans }));
}

/** Titles of two lines in one cell stand closer than a title and what it heads. */
const STACKED = 1.35;

/** Titles that stand over several lines without a ruling line, as one row. */
function stackedTitles(lines: readonly TextRun[][], columns: Columns, em: number): PageRow[] | null {
  const tops = lines.map((line) => around(line).y0);
  if (lines.length < 2 || tops.some((top, index) => index > 0 && top - (tops[index - 1] ?? 0) > em * STACKED))
    return null;
  const cells = lines.map((line) => cellsOf(line, columns, em));
  return [rowOf(columns.map((_, column) => cells.flatMap((line) => line[column] ?? [])))];
}
