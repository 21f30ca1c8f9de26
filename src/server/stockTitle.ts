import { type Language, LANGUAGES } from '../contract/constants';
import type { Spec } from '../contract/entities/spec';
import { describeSpec } from '../domain/material/describe';
import { fillText } from './fillText';
import { sheetText } from './spreadsheet/sheetText';

/** What a purchase of listed stock is named after: the material of its first line, and how many lines it has. */
export interface StockNaming {
  spec: Spec;
  lines: number;
}

const LONGEST_TITLE = 120;

/** Names a purchase of listed stock after its first line, and says how many more there are. */
export function stockTitle({ spec, lines }: StockNaming, language: Language): string {
  const first = describeSpec(spec, language);
  const title = lines > 1 ? fillText(sheetText(language).orderTitle, { first, others: String(lines - 1) }) : first;
  return title.slice(0, LONGEST_TITLE);
}

/**
 * The title of a purchase of listed stock in its reader's language: it is stored in that of the person who bought. A title that is
 * none of our names, and one of a request (`naming` is null), is somebody's own words and stays.
 */
export function titleIn(title: string, naming: StockNaming | null, language: Language): string {
  if (!naming || !LANGUAGES.some((one) => stockTitle(naming, one) === title)) return title;
  return stockTitle(naming, language);
}
