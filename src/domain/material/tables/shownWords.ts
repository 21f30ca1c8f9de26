import type { ParsedLine } from '../parseLine';
import { normalize } from '../reading/normalize';
import type { RowText } from '../tableRowText';

/** Words that nobody knows are kept of the cells that the line shows alone: other columns are the buyer's own. */
export function withShownWords(parsed: ParsedLine, { text, reading }: RowText): ParsedLine {
  if (text === reading || !parsed.details.some(({ kind }) => kind === 'words')) return parsed;
  const shown = normalize(text).s.replace(/\s+/g, ' ');
  return {
    ...parsed,
    details: parsed.details.filter(({ kind, text: words }) => kind !== 'words' || shown.includes(words)),
  };
}
