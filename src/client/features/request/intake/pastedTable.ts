import type { Merge } from '../../../../domain/material/tables/sheetFacts';
import { parseClipboard } from '../../../ui/grid/clipboardText';

/** Cells that are read of a pasted page; a list has fewer. */
const MOST_CELLS = 200_000;

/** What was pasted: its text, and the cells of its table where some of them are merged downwards. */
export interface Pasted {
  text: string;
  merged: { rows: string[][]; merges: Merge[] } | null;
}

/** Rows of cells as a text that is read again as cells. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/**
 * The text of what was pasted. A table of a mail or a page comes with tabs between its cells, unless its cells hold paragraphs:
 * then each cell comes as a line of its own, and the table itself is read.
 */
export function pastedTable({ text, html }: { text: string; html: string }): Pasted {
  if (!/<table\b/i.test(html)) return { text, merged: null };
  const { rows, merges } = tableRows(html);
  const wide = rows.filter((row) => row.filter(Boolean).length > 1).length;
  const tabbed = text.split('\n').filter((line) => line.includes('\t')).length;
  // Spreadsheets give both alike; theirs is the text.
  const isText = wide < 2 || tabbed >= wide;
  if (merges.length === 0) return { text: isText ? text : textOfRows(rows), merged: null };
  if (!isText) return { text: textOfRows(rows), merged: { rows, merges } };
  const cells = parseClipboard(text);
  // Excel ends its table with a row that holds the widths of its columns alone.
  const alike = rows.length >= cells.length && !rows.slice(cells.length).some((row) => row.some(Boolean));
  return { text, merged: alike ? { rows: cells, merges } : null };
}

/** The rows of all tables that hold no other table, and which cells are merged; those that one covers are empty. */
function tableRows(html: string): { rows: string[][]; merges: Merge[] } {
  // Nothing of it runs or is fetched: the document is never shown.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows: string[][] = [];
  const merges: Merge[] = [];
  let cells = 0;
  for (const table of page.querySelectorAll('table')) {
    if (table.querySelector('table')) continue;
    const below = new Map<number, number>();
    for (const row of table.rows) {
      const texts: string[] = [];
      const skipCovered = () => {
        for (let left = below.get(texts.length) ?? 0; left > 0; left = below.get(texts.length) ?? 0) {
          below.set(texts.length, left - 1);
          texts.push('');
        }
      };
      for (const cell of row.cells) {
        skipCovered();
        cells += 1;
        if (cells > MOST_CELLS) return { rows, merges };
        const [startRow, startCol, width] = [rows.length, texts.length, Math.min(cell.colSpan, 60)];
        if (cell.rowSpan > 1) {
          merges.push({ startRow, startCol, endRow: startRow + cell.rowSpan - 1, endCol: startCol + width - 1 });
          for (let column = startCol; column < startCol + width; column += 1) below.set(column, cell.rowSpan - 1);
        }
        texts.push((cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
        for (let more = 1; more < width; more += 1) texts.push('');
      }
      skipCovered();
      rows.push(texts);
    }
  }
  return { rows, merges };
}
