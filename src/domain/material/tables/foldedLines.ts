import { MAX_LINE_TEXT } from '../../../contract/constants';
import type { ParsedLineDto } from '../../../contract/entities/parse';

/**
 * At most so many lines, if folding can make them so few: neighbours that are set aside for the same reason become one
 * line, which keeps their texts and rows. Items stay as they are.
 */
export function folded(lines: readonly ParsedLineDto[], most: number): ParsedLineDto[] {
  let over = lines.length - most;
  if (over <= 0) return [...lines];
  const kept: ParsedLineDto[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const fits = last && last.text.length + 1 + line.text.length <= MAX_LINE_TEXT;
    const alike = last?.excluded && line.excluded && last.aside === line.aside && last.sheet === line.sheet;
    if (over > 0 && fits && alike) {
      kept[kept.length - 1] = {
        ...last,
        text: `${last.text}\n${line.text}`,
        rows: [...last.rows, ...line.rows],
        spans: {},
      };
      over -= 1;
    } else kept.push(line);
  }
  return kept;
}
