import { parseLine } from '../parseLine';
import { namesOther } from '../reading/noise';
import type { RowText } from '../tableRowText';
import type { ParsedLine, Span } from '../types';

/** Reads a row; where it names no item, once more with the words of the item or heading above it. */
export function lent(text: RowText, lenders: readonly string[]): ParsedLine {
  const parsed = parseLine(text.reading);
  if (parsed.spans.category) return rebased(parsed, text, 0);
  for (const given of lenders) {
    if (!given || !borrows(text)) continue;
    const lender = OWN_SIZE.test(text.reading) ? withoutSize(given) : given;
    const read = parseLine(`${lender}\t${text.reading}`);
    const { item } = read;
    if (item.category !== 'other' && (item.nps || item.qty !== undefined))
      return rebased(read, text, lender.length + 1);
  }
  return rebased(parsed, text, 0);
}

const OWN_SIZE = /\d\s?(?:MM|NB|"|A(?![A-Z]))|(?:DN|DIA|NB|Φ|Ø)\W{0,3}\d/i;

/** `CHECK VALVES OF SIZES 65 MM AND ABOVE`: a heading's sizes are none of the rows below that state their own. */
const withoutSize = (heading: string) => heading.replace(/(?<![\d.])\d+(?:\.\d+)?\s?(?:MM|NB|")(?![A-Z])/gi, ' ');

/** A row may take its item from above when it states a size or quantity and is no sum, note or heading itself. */
const borrows = ({ whole }: RowText) =>
  !namesOther(whole) && (/\d[^\t]*\t|\t[^\t]*\d/.test(whole) || /\d\s?(?:"|A\b|EA|PCS|M\b|본|개|KG)/i.test(whole));

function rebased(parsed: ParsedLine, text: RowText, offset: number): ParsedLine {
  if (offset === 0 && text.reading === text.text) return parsed;
  const spans: ParsedLine['spans'] = {};
  for (const [field, span] of Object.entries(parsed.spans) as [keyof ParsedLine['spans'], Span][]) {
    if (span[0] < offset) continue;
    let [from, to] = [text.back(span[0] - offset), text.back(span[1] - offset)];
    while (from < to && text.text[from] === '\t') from++;
    while (to > from && text.text[to - 1] === '\t') to--;
    if (from < to) spans[field] = [from, to];
  }
  return { ...parsed, text: text.text, spans };
}
