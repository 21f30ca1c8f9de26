/** Widths of the matrix in px: the lines' column, and each seller's. */
export const LINE_WIDTH = 300;
export const SELLER_WIDTH = 280;
/** Height of a row that was not drawn yet. */
const GUESS = 190;
/** Drawn beyond what is in sight, in px and in columns. */
const MARGIN = 400;
const MARGIN_COLUMNS = 1;

export interface Viewport {
  top: number;
  left: number;
  height: number;
  width: number;
}

/** Part of a list that is drawn, and the room that the rest takes before and after it. */
export interface Span {
  start: number;
  end: number;
  before: number;
  after: number;
}

/** Where each row begins, and after the last one where all end. */
export function offsetsOf(ids: readonly string[], heights: ReadonlyMap<string, number>): number[] {
  const offsets = [0];
  for (const [index, id] of ids.entries()) offsets.push((offsets[index] ?? 0) + (heights.get(id) ?? GUESS));
  return offsets;
}

/** The rows to draw; `above` is the room that the head and the terms take. */
export function rowSpan(offsets: readonly number[], { top, height }: Viewport, above: number): Span {
  const count = offsets.length - 1;
  const end = offsets[count] ?? 0;
  const first = firstAfter(offsets, Math.max(0, top - above - MARGIN));
  const last = Math.min(count, firstAfter(offsets, top - above + height + MARGIN) + 1);
  const start = Math.min(first, Math.max(0, count - 1));
  return { start, end: last, before: offsets[start] ?? 0, after: end - (offsets[last] ?? end) };
}

/** The row that lies at that height. */
function firstAfter(offsets: readonly number[], at: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The sellers to draw; all of them where they fit. */
export function columnSpan(count: number, { left, width }: Viewport): Span {
  if (LINE_WIDTH + count * SELLER_WIDTH <= width) return { start: 0, end: count, before: 0, after: 0 };
  const start = Math.max(0, Math.floor(left / SELLER_WIDTH) - MARGIN_COLUMNS);
  const end = Math.min(count, Math.ceil((left + width - LINE_WIDTH) / SELLER_WIDTH) + MARGIN_COLUMNS);
  return { start, end, before: start * SELLER_WIDTH, after: (count - end) * SELLER_WIDTH };
}

/** As many sellers beside the lines as a sheet of paper lying on its side can show. */
const SHEET_COLUMNS = 5;

/** The sellers of each run of sheets: as few runs as possible, about as many sellers on each. */
export function sheetsOf<Seller>(sellers: readonly Seller[]): Seller[][] {
  const sheets = Math.ceil(sellers.length / SHEET_COLUMNS);
  const startOf = (sheet: number) => Math.ceil((sheet * sellers.length) / sheets);
  return Array.from({ length: sheets }, (_, sheet) => sellers.slice(startOf(sheet), startOf(sheet + 1)));
}
