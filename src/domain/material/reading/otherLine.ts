import type { ParsedItem, ParsedLine } from '../types';
import { blankAll, normalize } from './normalize';
import { prepareNumbers, readNumbers } from './numbers';
import { settleHeld } from './packs';
import { readQuantity } from './quantity';
import type { QuantityReading } from './quantityReading';
import { readStandards } from './standards';
import { readUnitWords } from './unitWords';
import { readWords } from './words';

/** A line in which nothing but its text was found. */
export const otherLine = (text: string): ParsedLine => ({
  text,
  item: { category: 'other' },
  confidence: { category: 0.8 },
  overall: 0,
  spans: {},
  warnings: [],
  coating: null,
  bolt_size: null,
  details: [],
  remainder: [],
});

/** The quantity that a line without an item states with its unit (`도면참조 1 식`), so that a person who takes it back as an item finds it. */
export function countOfOther(text: string): Pick<ParsedItem, 'qty' | 'unit'> {
  const { qty, unit } = quantityOfOther(text);
  return qty && unit ? { qty: qty.value, unit: unit.value } : {};
}

/** The quantity of a line without an item: the number of a standard is none of it. */
export function quantityOfOther(text: string): QuantityReading {
  const { rest: s } = readStandards(normalize(text).s);
  const rest = prepareNumbers(blankAll(s, readWords(s)));
  const tokens = readNumbers(rest, s);
  settleHeld(tokens, s, true);
  const units = readUnitWords(rest, tokens);
  const known = { category: 'valve' as const, sized: true, sizes: [], rated: false };
  return readQuantity({ s: rest, tokens, units, ...known, source: s });
}
