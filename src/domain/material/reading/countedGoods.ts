import type { ParsedItem, ParsedLine } from '../types';
import { marksOf } from './classify';
import { goodsWords } from './keptWords';
import { isHeaderRow, isLabour, isShortPhrase } from './noise';
import { blankAll, normalize } from './normalize';
import { quantityOfOther } from './otherLine';
import { readRemainder } from './remainder';
import { readWords } from './words';

/** How sure a line is of which nothing but its count is known. */
const COUNT_ALONE = 0.6;
/** The whole of something, without a figure. */
const WHOLE = /(?:일체|일식|一式)\s*$/;
const LOT = /(?<![A-Z])(?:LOTS?|LUMP\s?SUM|L\/S)\s*$/;

/**
 * A line that names no item of piping and says how much of something it asks for: `도장용 페인트 2통`, `잡자재 1식`,
 * `misc. consumables lot`. It is a line of a request that somebody should look at, and no heading. Null for headings,
 * sums, notes, work and costs.
 */
export function countedGoods(parsed: ParsedLine): ParsedLine | null {
  const { s } = normalize(parsed.text);
  if (isHeaderRow(parsed.text) || isLabour(s) || !/[A-Z가-힣]{2}/.test(s)) return null;
  const words = readWords(s);
  const marks = marksOf(words);
  const goods = words.find((hit) => hit.marks.includes('other:thing'));
  const sundry = marks.has('other:sundry');
  if (!isShortPhrase(s, marks) || (marks.has('other:service') && !goods && !sundry)) return null;
  const { qty, unit, doubts } = quantityOfOther(parsed.text);
  const count = qty && unit ? { qty: qty.value, unit: unit.value } : wholeOf(s, goods !== undefined || sundry);
  if (!count) return null;
  const places = [goods, qty?.token, unit].filter((place) => place !== undefined);
  const type = goods && s.slice(goods.start, goods.end).trim().slice(0, 40);
  return {
    ...parsed,
    item: { category: 'unclassified', ...(type && { type }), ...count },
    details: goodsWords(
      s,
      readRemainder(blankAll(s, places), () => false),
    ),
    confidence: { category: COUNT_ALONE },
    overall: COUNT_ALONE,
    warnings: [...parsed.warnings, ...doubts.map((code) => ({ code }))],
  };
}

/** A line that asks for the whole of something, without a figure. */
const wholeOf = (s: string, named: boolean): Pick<ParsedItem, 'qty' | 'unit'> | null =>
  WHOLE.test(s) || (named && LOT.test(s)) ? { qty: 1, unit: 'LOT' } : null;
