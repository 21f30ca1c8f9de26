import type { Merge } from '../../../domain/material/tables/sheetFacts';
import { parseClipboard } from '../../ui/grid/parseClipboard';
import { copiedTable, isWide, laidOver } from '../../ui/grid/copiedTable';

/** What was pasted: its text, and the cells of its table where some of them are merged downwards. */
export interface Pasted {
  text: string;
  merged: { rows: string[][]; merges: Merge[] } | null;
}

/** Rows of cells as a text that is read again as cells. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/**
 * The text of what was pasted, with a tab between all cells of a table. A table of a mail or a page comes so, unless its cells
 * hold paragraphs, each of which is a line of its own then, or cover others, which are left out: then the table itself is read.
 */
export function pastedTable({ text, html }: { text: string; html: string }): Pasted {
  const table = copiedTable(html);
  if (!table) return { text, merged: null };
  const wide = table.rows.filter(isWide).length;
  const cells = parseClipboard(text);
  const tabbed = cells.filter((row) => row.length > 1).length;
  // Spreadsheets give both alike; theirs is the text.
  const isText = tabbed >= wide || (wide < 2 && tabbed === 0);
  if (isText && (!table.spanned || tabbed === 0)) return { text, merged: null };
  const { rows, merges } = isText ? laidOver(cells, table) : table;
  const isSame = rows.length === cells.length && rows.every((row, at) => row === cells[at]);
  return { text: isSame ? text : textOfRows(rows), merged: merges.length > 0 ? { rows, merges } : null };
}

/** The text of what was pasted, with what merged cells say in each row that they cover. */
export async function wholeText({ text, merged }: Pasted): Promise<string> {
  if (!merged) return text;
  // The titles of columns that lists have are many; only such a table needs them.
  const filling = await import('../../../domain/material/tables/mergedCells').catch(() => null);
  return filling ? textOfRows(filling.withMergedCells(merged.rows, merged.merges)) : text;
}
