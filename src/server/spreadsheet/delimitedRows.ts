import { fromHtml, parseCsv } from 'hucre';
import { fail } from '../http/fail';
import { decodeCp949 } from './cp949';
import { MOST_CELLS } from './workbookBounds';
import { textRows, type SheetRows } from './workbookRows';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
const SAMPLE_LINES = 20;
const HTML = /<(?:!doctype html|html|table|head|meta)\b/i;
const TABLE = /<table\b/i;

/** UTF-8 and UTF-16 by their marks, else UTF-8 if it is valid, else the code page that Excel saves by default: the Korean one, or where that gives no Korean the Western one. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const korean = decodeCp949(bytes);
    const syllables = korean.match(/[가-힣]/g)?.length ?? 0;
    return countOf(korean, '\ufffd') >= syllables ? new TextDecoder('windows-1252').decode(bytes) : korean;
  }
}

/** The rows of a text of separated values. */
export function delimitedRows(text: string): SheetRows[] {
  const delimiter = delimiterOf(text);
  // Counted before any cell is made.
  if (countOf(text, delimiter) + countOf(text, '\n') > MOST_CELLS) return fail('FILE_TOO_MUCH');
  return [{ name: 'csv', rows: textRows(parseCsv(text, { delimiter })) }];
}

/** Whether a text is a page with a table in it: so mail programs and many ERP systems save lists, some as `.xls`. */
export const isHtmlTable = (text: string) => HTML.test(text.slice(0, 2000)) && TABLE.test(text);

/** The tables of a page, one below the other. */
export function htmlRows(text: string): SheetRows[] {
  const tables = text.match(/<table\b[\s\S]*?<\/table>/gi) ?? [];
  if (tables.reduce((sum, table) => sum + (table.match(/<t[dhr]\b/gi)?.length ?? 0), 0) > MOST_CELLS)
    return fail('FILE_TOO_MUCH');
  return tables.map((table, index) => {
    const { rows, merges = [] } = fromHtml(table.replaceAll(/<br\s*\/?>/gi, ' '), {
      typeInference: false,
      classes: false,
    });
    return { name: tables.length > 1 ? `${index + 1}` : 'html', rows: textRows(rows), merges };
  });
}

/** The sign that parts the most lines into the same number of cells, outside of quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, SAMPLE_LINES);
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const most = Math.max(0, ...counts);
    const score = counts.filter((count) => count > 0).length * 100 + Math.min(most, 50);
    // Decimal commas stand in some cells, semicolons between all of them.
    if (most > 0 && score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** The lines of a text as rows; where it has tabs, they part cells. */
export function textLineRows(text: string): SheetRows[] {
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_CELLS) return fail('FILE_TOO_MUCH');
  return [{ name: 'text', rows: textRows(lines.map((line) => line.split('\t').map((cell) => cell.trim()))) }];
}
