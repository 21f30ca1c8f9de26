import { around, type Box, emOf, type PageWords, type Rules, textLines, textRuns, type TextRun } from './pageWords';
import { type PageRow, rowOf } from './pageRow';
import { blockOf, headerLines, inBlock } from './tableBlocks';
import { cellsOf, type Columns, columnsOf, fitColumns } from './tableColumns';
import { titleRows } from './titleRows';

export interface PageTable {
  rows: PageRow[];
  /** The columns of the last table of the page: the next page may go on with them. */
  columns: Columns | null;
}

/** The rows of a page: its tables by ruling lines or by the gaps between columns, its other lines as they stand. */
export function pageTable(page: PageWords, before: Columns | null): PageTable {
  const em = emOf(page.words);
  const lines = textLines(page.words);
  const runs = lines.map((line) => textRuns(line, em, page.rules));
  const headers = headerLines(runs, em);
  const rows: PageRow[] = [];
  let columns = before;
  const firstHeader = headers[0];
  if (firstHeader)
    rows.push(...looseRows(runs.slice(0, firstHeader.from), firstHeader.drawing ? firstHeader.block : null));
  for (const [index, header] of headers.entries()) {
    const body = runs.slice(header.from, headers[index + 1]?.from ?? runs.length);
    const block = header.drawing ? blockOf(body, header, page.rules, em) : null;
    const own = block ? inBlock(body, block, em) : body;
    columns = columnsOf(own, page.rules, em, header.to - header.from);
    const titled = header.to - header.from;
    const titles = titleRows(own.slice(0, titled), columns, page.rules, em);
    rows.push(...(titles ?? []), ...tableRows(titles ? own.slice(titled) : own, columns, page.rules, em));
  }
  if (!firstHeader) {
    if (!before || !fitColumns(runs, before)) columns = columnsOf(runs, page.rules, em, 0);
    rows.push(...tableRows(runs, columns ?? [], page.rules, em));
  }
  return { rows, columns };
}

/** Lines outside of a table, each as one row of the texts it holds. */
const looseRows = (lines: readonly TextRun[][], without: { x0: number; x1: number } | null): PageRow[] =>
  // Of a drawing, what stands beside its bill of material is no list.
  without ? [] : lines.filter((line) => line.length > 0).map((line) => rowOf(line.map((run) => [run])));

interface Placed {
  cells: TextRun[][];
  box: Box;
}

function tableRows(lines: readonly TextRun[][], columns: Columns, { level }: Rules, em: number): PageRow[] {
  const placed = lines
    .filter((line) => line.length > 0)
    .map((line) => ({ cells: cellsOf(line, columns, em), box: around(line) }));
  const all = lines.flat();
  if (all.length === 0) return [];
  const whole = around(all);
  const bounds = level
    .filter(({ from, to }) => Math.min(to, whole.x1) - Math.max(from, whole.x0) > (whole.x1 - whole.x0) * 0.6)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  return joinedRows(placed, bounds, em).map(({ cells }) => rowOf(cells));
}

/** Joins the lines of one row: those between two ruling lines, unless they are rows of their own. */
function joinedRows(lines: readonly Placed[], bounds: readonly number[], em: number): Placed[] {
  const bandOf = ({ box }: Placed) => bounds.findLastIndex((at) => at < (box.y0 + box.y1) / 2);
  const bands: Placed[][] = [];
  let last = -2;
  for (const line of lines) {
    const band = bandOf(line);
    const inside = band >= 0 && band < bounds.length - 1;
    if (inside && band === last) bands.at(-1)?.push(line);
    else bands.push([line]);
    last = inside ? band : -2;
  }
  return bands.flatMap((band) => (isOneRow(band) ? [together(band)] : withWrapped(band, em)));
}

const filled = ({ cells }: Placed) => cells.filter((cell) => cell.length > 0).length;

/** Of one row, no more than one line fills most of its columns. */
function isOneRow(band: readonly Placed[]): boolean {
  if (band.length === 1) return true;
  const most = Math.max(...band.map(filled));
  if (most < 2) return false;
  return band.length <= 8 && band.filter((line) => filled(line) > Math.max(2, most * 0.6)).length <= 1;
}

const together = (band: readonly Placed[]): Placed => ({
  cells: (band[0]?.cells ?? []).map((_, column) => band.flatMap(({ cells }) => cells[column] ?? [])),
  box: around(band.map(({ box }) => box)),
});

/** Without ruling lines: a line of one text that stands clearly closer to one neighbour than rows do belongs to it. */
function withWrapped(lines: readonly Placed[], em: number): Placed[] {
  const most = Math.max(...lines.map(filled));
  const tops = lines.filter((line) => filled(line) > most * 0.6).map(({ box }) => box.y0);
  const steps = tops
    .slice(1)
    .map((top, index) => top - (tops[index] ?? 0))
    .sort((a, b) => a - b);
  const step = steps[steps.length >> 1] ?? 0;
  const rows: Placed[][] = [];
  let ahead: Placed[] = [];
  for (const [index, line] of lines.entries()) {
    const part = filled(line) <= Math.max(1, most * 0.35) && filled(line) <= 2;
    const above = index > 0 ? line.box.y0 - (lines[index - 1]?.box.y0 ?? 0) : Number.POSITIVE_INFINITY;
    const below = index < lines.length - 1 ? (lines[index + 1]?.box.y0 ?? 0) - line.box.y0 : Number.POSITIVE_INFINITY;
    const close = step > em * 1.9 ? step * 0.72 : 0;
    if (part && below < close && below < above * 0.9 && ahead.length < 3) ahead.push(line);
    else if (part && above < close && rows.length > 0 && ahead.length === 0) rows.at(-1)?.push(line);
    else {
      rows.push([...ahead, line]);
      ahead = [];
    }
  }
  if (ahead.length > 0) rows.push(ahead);
  return rows.map(together);
}
