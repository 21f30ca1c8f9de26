import type { Category } from '../types';
import type { NumberToken } from './numberToken';
import type { QuantityContext as Context, QuantityReading } from './quantityReading';

/** A labelled number, `x12`, the quantity columns of a row, or a bare number that ends the line. */
export function bareQuantity(context: Context, result: QuantityReading): void {
  const { tokens } = context;
  const labelled = tokens.find((t) => t.role === 'qty') ?? tokens.find((t) => t.role === null && t.trailing);
  const priced = labelled ? undefined : columnQuantity(tokens);
  const token =
    labelled ??
    priced ??
    dashed(context) ??
    lastBare(context) ??
    leading(context) ??
    loneCell(context) ??
    beginning(context);
  if (!token || token.value <= 0 || (!labelled && isPrice(token))) return;
  result.qty = { value: token.value, token };
  result.sure = Boolean(labelled ?? priced ?? dashed(context)) || standsForItself(context, token);
  if (priced) result.restated.push(...tokens.slice(-3).filter((t) => t !== priced && t.role === null));
}

/** `12,000` by itself, in round hundreds and written as money, is a price rather than a count. */
const isPrice = ({ grouped, value }: NumberToken) => grouped && value % 100 === 0;

/** `9 - 1" CHECK VALVE`: a count before the size, parted by a dash. */
function dashed({ s, tokens }: Context): NumberToken | undefined {
  const [count, size] = tokens;
  if (count?.role !== null || (size?.role !== 'inch' && size?.role !== 'dn')) return undefined;
  const parted = /^\s*$/.test(s.slice(0, count.start)) && /^ - $/.test(s.slice(count.end, size.start));
  return parted && Number.isInteger(count.value) ? count : undefined;
}

/** A bare count is sure in a cell of its own, or at the end of a line whose size and rating are marked. */
function standsForItself({ s, tokens, sized, rated, sizes, category }: Context, token: NumberToken): boolean {
  if (!Number.isInteger(token.value) || token.value >= 100_000) return false;
  const open = tokens.filter((t) => t !== token && t.role === null && !t.linked && !sizes.includes(t.value));
  const cell = /\t\s*$/.test(s.slice(0, token.start)) && /^\s*(?:\t|$)/.test(s.slice(token.end));
  // `GARLOCK 3000`: the figure belongs to a word that nobody knows.
  if (!cell && (/[A-Z]\s*$/.test(s.slice(0, token.start)) || (token.value >= 1000 && category !== 'bolt')))
    return false;
  return sized && open.length === 0 && (cell || (rated && atEnd(s, token)));
}

/** `3  2  FLANGE …`: after the number of the row the count, then the words. */
function leading({ s, tokens, source, category }: Context): NumberToken | undefined {
  const [first] = tokens;
  if (!first || first.role !== null || first.linked) return undefined;
  // Pieces are counted whole; what is sold by the metre is not.
  if (!Number.isInteger(first.value) && category !== 'pipe') return undefined;
  if (/[A-Z가-힣]/.test(source.slice(0, first.start))) return undefined;
  if (!/^[\s¦]*¦[\s¦]*$/.test(s.slice(0, first.start))) return undefined;
  // `3 ⇥ 2 ⇥ 450×150 ⇥ TEE …`: so does the list of a drawing, with the size between.
  return /^\s+¦/.test(s.slice(first.end)) || /^\t[\d.×/"\sA¦-]+\t[^\t]*¦/.test(s.slice(first.end)) ? first : undefined;
}

/** `MOV ⇥ 1 ⇥ DN25 ⇥ GLOBE`: the one plain figure that fills a cell of a sized item counts it, most likely. */
function loneCell({ s, tokens, sized }: Context): NumberToken | undefined {
  if (!sized) return undefined;
  const cells = tokens.filter(
    (t) =>
      t.role === null &&
      !t.linked &&
      Number.isInteger(t.value) &&
      t.value < 10_000 &&
      /\t\s*$/.test(s.slice(0, t.start)) &&
      /^\s*\t/.test(s.slice(t.end)),
  );
  return cells.length === 1 ? cells[0] : undefined;
}

/** Whether a number fills a cell of the row by itself. */
export const isLone = (s: string, { start, end }: NumberToken) =>
  /\t\s*$/.test(s.slice(0, start)) && /^\s*(?:\t|$)/.test(s.slice(end));

/** Whether nothing but closing signs follows a number. */
export const atEnd = (s: string, token: NumberToken) => /^[\s.)\]]*$/.test(s.slice(token.end));

/** In `… 4 18,500 74,000` the first of the trailing numbers that multiply out is the quantity. */
function columnQuantity(tokens: readonly NumberToken[]): NumberToken | undefined {
  const [a, b, c] = tokens.slice(-3);
  if (a?.role !== null || b?.role !== null || c?.role !== null) {
    return b?.role === null &&
      c?.role === null &&
      b.column < c.column &&
      c.value >= 1000 &&
      b.value < 1000 &&
      a !== undefined
      ? b
      : undefined;
  }
  if (!(Math.abs(a.value * b.value - c.value) <= 0.01 * c.value)) return undefined;
  // `5,000 2 10,000`: of the two that multiply out, what is written with its thousands is the price.
  return a.grouped && !b.grouped ? b : a;
}

/** `… 2IN  890.00`: with its cents, and of goods that are counted whole. */
const isMoney = ({ raw }: NumberToken, category: Category) => category !== 'pipe' && /\.\d\d$/.test(raw);

/** `3 KUGELHAHN DN20`: before the words of an item whose size is known, and the only plain figure. */
function beginning({ s, tokens, sized }: Context): NumberToken | undefined {
  const [first, ...others] = tokens;
  if (!sized || first?.role !== null || first.linked || !Number.isInteger(first.value)) return undefined;
  if (others.some((t) => t.role === null && Number.isInteger(t.value) && !isPrice(t))) return undefined;
  return /^[\s¦]*$/.test(s.slice(0, first.start)) && s.slice(first.end).startsWith(' ¦') ? first : undefined;
}

function lastBare({ s, tokens, category }: Context): NumberToken | undefined {
  const token = tokens.findLast((t) => !isMoney(t, category) && !isPrice(t));
  if (!token || token.role !== null || token.linked || token.raw.includes('/')) return undefined;
  return atEnd(s, token) || onlyBareColumn(s, token) ? token : undefined;
}

/** A column of its own followed by words only (a remark). */
const onlyBareColumn = (s: string, token: NumberToken) =>
  /\t\s*$/.test(s.slice(0, token.start)) && /^\s*\t/.test(s.slice(token.end));
