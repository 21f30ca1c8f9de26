import { parseClipboard } from './parseClipboard';
import { type CopiedTable, copiedColumn, copiedTable, laidOver } from './copiedTable';

/**
 * The cells of what was pasted. Its text is taken, which spreadsheets write as their cells are shown. A table of a mail, a
 * document or a page, whose text does not keep the cells apart or leaves some out, is read as HTML. `counts` says of a column
 * of the block whether its figures count something, so that one merged over several rows may be the sum of them.
 */
export function pastedCells(text: string, html: string, counts: (col: number) => boolean = () => true): string[][] {
  const cells = parseClipboard(text);
  const divided = text.includes('\t');
  if (divided && !/(?:row|col)span/i.test(html)) return cells;
  const table = copiedTable(html);
  if (!table) return mergedColumn(cells, html, counts);
  if (divided) return table.spanned ? carriedDown(laidOver(cells, table), counts) : cells;
  return carriedDown(table, counts);
}

/**
 * The cells of one column of which some are merged. A spreadsheet writes the rows that they cover as empty lines, and a
 * browser leaves them out.
 */
function mergedColumn(text: string[][], html: string, counts: (col: number) => boolean): string[][] {
  const column = copiedColumn(html);
  if (!column) return text;
  const isWhole = column.rows.every(([words = ''], row) => (text[row]?.join('') === '') === (words === ''));
  return carriedDown(isWhole ? { ...column, rows: text } : column, counts);
}

/** A quantity or a price. Merged over several rows it may be one for all of them. */
const FIGURE = /^[^\p{L}]*\d/u;

/** Words that are merged over several rows stand in each of them, and so do figures that count nothing, as a size. */
function carriedDown(
  { rows, merges }: Pick<CopiedTable, 'rows' | 'merges'>,
  counts: (col: number) => boolean,
): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const { startRow, startCol, endRow } of merges) {
    const words = rows[startRow]?.[startCol] ?? '';
    if (FIGURE.test(words) && counts(startCol)) continue;
    for (const row of filled.slice(startRow + 1, endRow + 1)) row[startCol] ||= words;
  }
  return filled;
}
