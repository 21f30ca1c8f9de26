import type { Uom } from '../types';
import { COUNT_ROLES } from '../data/numberWords';
import { npsOfOd } from '../data/sizes';
import { atEnd, bareQuantity, isLone } from './bareCount';
import type { NumberToken } from './numberToken';
import type { QuantityContext, QuantityReading } from './quantityReading';

type Context = QuantityContext;
type Count = { token: NumberToken; unit: Uom; start: number; end: number; packed?: boolean };

/** Longest stock length that a metre figure beside a count can be; above it the figure is the total. */
const LONGEST_PIECE = 18.5;

/** Reads quantity, unit and length per piece, which share their numbers. */
export function readQuantity(context: Context): QuantityReading {
  const { tokens, category } = context;
  const counts = countsOf(context);
  const result: QuantityReading = { used: new Set(), sure: true, doubts: [], restated: [] };
  const pieces = category === 'pipe' || category === 'fitting';
  const metres = tokens.filter((t) => t.role === 'metre');
  const stated = tokens.find((t) => t.role === 'lengthM' || (t.role === 'lengthMm' && category !== 'bolt'));
  if (stated && pieces)
    result.length = { value: stated.role === 'lengthM' ? stated.value : milli(stated.value), token: stated };
  const count = choose(counts);
  if (count) {
    if (count.packed) result.doubts.push('pack_counted');
    result.qty = { value: count.token.value, token: count.token };
    result.unit = { value: count.unit, start: count.start, end: count.end };
    if (pieces && !result.length) pieceLength(context, metres, count, result);
  } else {
    const length =
      category === 'pipe' ? (result.length?.token ?? (metres.length === 1 ? metres[0] : undefined)) : undefined;
    const times = length && lengthsOf(context, length);
    if (length && times) {
      result.length ??= { value: length.value, token: length };
      result.qty = { value: times.value, token: times };
    } else metreQuantity(context, metres, result);
    if (category === 'fitting' && !result.length) nippleLength(tokens, result);
  }
  if (!result.qty) bareQuantity(context, result);
  if (result.qty) judge(context, result);
  for (const part of [result.qty?.token, result.length?.token]) if (part) result.used.add(part);
  return result;
}

/** `2 × 6M`, `6M LENGTHS × 2`: a count that is multiplied with the length of one piece; of an item whose size is known. */
function lengthsOf({ s, tokens, sized, sizes }: Context, length: NumberToken): NumberToken | undefined {
  if (!sized || length.value > LONGEST_PIECE) return undefined;
  const at = tokens.indexOf(length);
  // `4" 100 × 6M` says its size in the other unit once more; `2" … 2 × 6M` counts as many pieces as it has inches.
  const isSize = (value: number) =>
    sizes.includes(value) && !tokens.some((t) => (t.role === 'inch' || t.role === 'dn') && t.value === value);
  const counts = (token: NumberToken | undefined): token is NumberToken =>
    token?.role === null && Number.isInteger(token.value) && token.value > 0 && !isSize(token.value);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (counts(before) && /^\s*×\s*$/.test(s.slice(before.end, length.start))) return before;
  return counts(after) && /^\s*(?:LENGTHS?|LGTHS?)?\s*×\s*$/.test(s.slice(length.end, after.start)) ? after : undefined;
}

const milli = (value: number) => Number((value / 1000).toFixed(6));

function countsOf({ tokens, units, s, sized }: Context): Count[] {
  const list: Count[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.role && token.role !== 'metre' && COUNT_ROLES.has(token.role)) {
      const unit = token.role === 'pack' ? { unit: 'EA' as const, packed: true } : { unit: token.role as Uom };
      const next = tokens[i + 1];
      const columnUnit =
        /\t/.test(s.slice(token.start, token.end)) && next?.role === null && next.column === token.column + 2;
      // `18 ⇥ T ⇥ 94800`: what follows is a price.
      const dear = next !== undefined && next.value >= 1000 && next.value % 10 === 0 && token.value < 1000;
      if (columnUnit && !sized && !dear && Number.isInteger(token.value)) {
        list.push({ token: next, ...unit, start: next.start, end: next.end });
        token.role = null;
      } else list.push({ token, ...unit, start: token.start, end: token.end });
    }
  }
  for (const word of units) {
    const next = tokens.find((t) => t.start >= word.end);
    if (!next || next.role !== null || !/^[\s:.=)\]|]*$/.test(s.slice(word.end, next.start))) continue;
    if (word.unit === 'M' && /^ ?$/.test(s.slice(word.end, next.start)) && list.length) continue;
    if (word.feet) next.value = Number((next.value * 0.3048).toFixed(4));
    list.push({ token: next, unit: word.unit, start: word.start, end: next.end });
  }
  return list;
}

/** Pieces before sets, packs, lots and weights; a labelled quantity before all; the last of equals, a piece count of a body apart. */
function choose(counts: readonly Count[]): Count | undefined {
  const labelled = counts.find((c) => c.token.labelled);
  if (labelled) return labelled;
  const order: (Uom | 'pack')[] = ['EA', 'SET', 'pack', 'M', 'LOT', 'TON', 'KG'];
  for (const kind of order) {
    const of = counts.filter(({ unit, packed }) => (packed ? 'pack' : unit) === kind);
    if (of.length) return of.at(-1);
  }
  return undefined;
}

/** The metres per piece beside a count: a short figure, and not the total that the count already gives. */
function pieceLength(
  { s, tokens, category }: Context,
  metres: readonly NumberToken[],
  count: Count,
  result: QuantityReading,
): void {
  if (category !== 'pipe') return nippleLength(tokens, result);
  if (count.unit === 'M') return;
  const lengths = metres.filter((t) => t.value <= LONGEST_PIECE && !isTotal(s, t, count));
  const [first] = lengths;
  if (first) {
    result.length = { value: first.value, token: first };
    return;
  }
  const mm = tokens.find(
    (t) =>
      (t.role === 'mm' || (t.role === null && t.linked)) && t.value >= 300 && t.value <= 18500 && t !== count.token,
  );
  if (mm) result.length = { value: milli(mm.value), token: mm };
}

const isTotal = (s: string, token: NumberToken, count: Count) =>
  token.start > count.token.start &&
  /\(\s*[^)]*$/.test(s.slice(count.token.end, token.start)) &&
  token.value / count.token.value >= 3;

function nippleLength(tokens: readonly NumberToken[], result: QuantityReading): void {
  const mm = tokens.find((t) => t.role === 'mm' && t.value >= 20 && t.value <= 3000);
  if (mm) result.length = { value: milli(mm.value), token: mm };
}

function metreQuantity(context: Context, metres: readonly NumberToken[], result: QuantityReading): void {
  const { tokens, category } = context;
  const [first] = metres;
  const last = metres.at(-1);
  const counted = tokens.find((t) => t.role === 'qty');
  if (counted && first && first === last && category === 'pipe' && first.value <= LONGEST_PIECE) {
    if (!result.length) result.length = { value: first.value, token: first };
    result.qty = { value: counted.value, token: counted };
    return;
  }
  if (first && last) {
    if (first !== last && category === 'pipe' && first.value <= LONGEST_PIECE && !result.length)
      result.length = { value: first.value, token: first };
    const pieces = first === last && category === 'pipe' ? piecesAfter(context, first) : undefined;
    if (pieces) {
      if (!result.length) result.length = { value: first.value, token: first };
      result.qty = { value: pieces.value, token: pieces };
      result.sure = pieces.linked || pieces.column > first.column;
      return;
    }
    const apart =
      first === last && bracketed(context, first)
        ? tokens.find((t) => t.role === null && isLone(context.s, t))
        : undefined;
    if (apart) {
      // `동관 15A (10M) ⇥ 롤 ⇥ 6`: the length of a roll, and how many.
      result.qty = { value: apart.value, token: apart };
      result.sure = false;
      return;
    }
    const total = first === last ? first : (metres.find((t) => t.labelled) ?? last);
    result.qty = { value: total.value, token: total };
    result.unit = { value: 'M', start: total.start, end: total.end };
    return;
  }
  const labelled = tokens.find((t) => t.labelled);
  if (category !== 'pipe' || labelled?.role === 'qty') return;
  const mm = tokens.find((t) => t.role === 'mm' && t.value >= 100 && !context.sizes.includes(t.value));
  if (!mm || (npsOfOd(mm.value) !== null && !Number.isInteger(mm.value))) return;
  if (context.units.some(({ unit }) => unit === 'EA') && mm.value <= LONGEST_PIECE * 1000) {
    // Pieces are counted, though nobody says how many: the figure is the length of one.
    if (!result.length) result.length = { value: milli(mm.value), token: mm };
    return;
  }
  result.qty = { value: milli(mm.value), token: mm };
  result.unit = { value: 'M', start: mm.start, end: mm.end };
}

const bracketed = ({ s }: Context, { start, end }: NumberToken) =>
  /\(\s*$/.test(s.slice(0, start)) && /^\s*\)/.test(s.slice(end));

/** `6M × 20`, `6M ⇥ 20`: a stock length and the one bare figure after it are a length and a count. */
function piecesAfter({ s, tokens }: Context, metre: NumberToken): NumberToken | undefined {
  const after = tokens.slice(tokens.indexOf(metre) + 1);
  const [count] = after;
  if (
    !count ||
    (after.length !== 1 && !count.linked) ||
    count.role !== null ||
    metre.value > LONGEST_PIECE ||
    metre.labelled
  )
    return undefined;
  return Number.isInteger(count.value) && count.value > 0 && count.value < 5000 && (count.linked || atEnd(s, count))
    ? count
    : undefined;
}

/** A unit price and an amount that multiply out with the quantity say nothing more of the item. */
function prices(
  tokens: readonly NumberToken[],
  { value, token }: { value: number; token: NumberToken },
): NumberToken[] {
  const [price, amount] = tokens.slice(tokens.indexOf(token) + 1).filter((t) => t.role === null);
  if (!price || !amount) return [];
  return Math.abs(price.value * value - amount.value) <= 0.01 * amount.value ? [price, amount] : [];
}

/** Behind a counted quantity a figure of thousands is a price where the item has no length that it could be. */
const isDear = ({ linked, value }: NumberToken, { category }: Context) =>
  !linked && value >= 1000 && category !== 'pipe' && category !== 'bolt';

const ABOUT = /(?:약|대략|(?<![A-Z])(?:ABOUT|ABT\.?|APPROX(?:IMATELY|\.)?|APPX\.?|CIRCA|CA\.?)|~|±)[\s¦]*$/;
const SPARE =
  /(?:SPARE|예비|할증|여유)[율분]?\s*[:=]?\s*\+?(\d+(?:\.\d+)?)\s*%|\+\s*(\d+(?:\.\d+)?)\s*%|(\d+(?:\.\d+)?)\s*%\s*(?:SPARE|예비|할증|여유)/;

/** What to ask about the figure: a return, about so many, a part of a piece; a spare per cent is added. */
function judge(context: Context, result: QuantityReading): void {
  const { s, source, tokens } = context;
  const { qty } = result;
  if (!qty) return;
  if (!result.restated.length) result.restated.push(...prices(tokens, qty));
  // Behind a counted quantity a figure written as money, in a cell of its own, is a price.
  if (result.unit)
    result.restated.push(
      ...tokens.filter(
        (t) => t.role === null && t.column > qty.token.column && (t.grouped || (isLone(s, t) && isDear(t, context))),
      ),
    );
  if (qty.token.product) result.doubts.push('quantity_product');
  const before = source.slice(0, qty.token.start + s.slice(qty.token.start, qty.token.end).search(/\d/));
  if (/(?:^|[\s\t:(])-$/.test(before)) result.doubts.push('returned_quantity');
  if (ABOUT.test(before)) result.doubts.push('about_quantity');
  const pieces = result.unit === undefined || ['EA', 'SET', 'LOT'].includes(result.unit.value);
  const spare = SPARE.exec(source);
  if (spare && !/포함|INCL/.test(source)) {
    const total = qty.value * (1 + Number(spare[1] ?? spare[2] ?? spare[3]) / 100);
    qty.value = pieces ? Math.ceil(total - 1e-9) : Number(total.toFixed(3));
    result.doubts.push('spare_added');
  }
  if (result.unit && pieces && !Number.isInteger(qty.value)) result.doubts.push('odd_quantity');
}
