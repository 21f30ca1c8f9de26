import type { ViewSettings } from '../../../../contract/entities/viewSettings';

/** How high the rows of the matrix are. */
export type RowHeight = ViewSettings['comparison_rows'];

/** Heights in px: a line, and the rows of the head. */
export const ROW_PX: Readonly<Record<RowHeight, number>> = { compact: 32, comfortable: 56 };
export const NAME_ROW_PX = 28;
export const HEAD_ROW_PX = 22;

/** A seller's column is as wide as its share of the frame, between these px. */
const LEAST_SELLER = 120;
const MOST_SELLER = 152;
/** What a few sellers' columns grow to before the lines take the rest of the frame. */
const WIDEST_SELLER = 320;
/** The lines take what is left: these px at least, and as many as are read well before the sellers grow. */
const LEAST_LINE = 300;
const MOST_LINE = 640;
/** From here on a cell has room for its percentage. */
const PERCENT_FROM = 148;

export interface Widths {
  line: number;
  seller: number;
  /** The whole table. */
  table: number;
  /** Cells have room for a percentage. */
  percent: boolean;
}

/** The columns' widths in a frame of so many px: all sellers in sight, if they can be read so. */
export function widthsOf(frame: number, sellers: number): Widths {
  const share = Math.floor((frame - LEAST_LINE) / Math.max(1, sellers));
  const usual = Math.min(MOST_SELLER, Math.max(LEAST_SELLER, share));
  const left = frame - usual * sellers - MOST_LINE;
  const seller = left > 0 ? Math.min(WIDEST_SELLER, usual + Math.floor(left / Math.max(1, sellers))) : usual;
  const line = Math.max(LEAST_LINE, frame - seller * sellers);
  return { line, seller, table: line + seller * sellers, percent: seller >= PERCENT_FROM };
}

/** How many of the pinned sellers stay at the left: beside them one other seller has room in the frame at least. */
export function pinnedIn(frame: number, { line, seller }: Widths, sellers: number, pinned: number): number {
  const fit = Math.floor((frame - line) / seller);
  return sellers <= fit ? pinned : Math.max(0, Math.min(pinned, fit - 1));
}

/** What is scrolled to for a row: the heading above it as well, where that one is out of sight above. */
export function topRowOf(
  row: number,
  { headed, rowPx, scrollTop }: { headed: boolean; rowPx: number; scrollTop: number },
) {
  return headed && (row - 1) * rowPx < scrollTop ? row - 1 : row;
}

/** Part of a list that is drawn, and the room that the rest takes before and after it. */
export interface Span {
  start: number;
  end: number;
  before: number;
  after: number;
}

/** Which of `count` equal parts stand in a sight of so many px that begins at `from`, and `more` of them on either side. */
export function spanIn(list: { count: number; px: number; from: number; sight: number; more: number }): Span {
  const { count, px, from, sight, more } = list;
  const within = (part: number) => Math.min(Math.max(0, part), count);
  const start = within(Math.floor(from / px) - more);
  const end = within(Math.ceil((from + Math.max(0, sight)) / px) + more);
  return { start, end, before: start * px, after: (count - end) * px };
}

/** How far to scroll so that a stretch lies in sight: no further than it takes. */
export function scrollTo(scrolled: number, sight: number, start: number, end: number): number {
  if (start < scrolled) return start;
  return end > scrolled + sight ? end - sight : scrolled;
}
