import { isEditable } from './gridEdits';
import type { GridColumn, GridPlace } from './gridTypes';
import { copiedText } from './shownCell';

export type Found = GridPlace & { editable: boolean };

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The cells whose text contains another one, whatever its case and width of letters, row by row. */
export function foundIn<Row extends object>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  text: string,
): Found[] {
  const sought = folded(text);
  if (sought === '') return [];
  return rows.flatMap((row, index) =>
    columns.flatMap((column, col) =>
      folded(copiedText(column, row)).includes(sought) ? [{ row: index, col, editable: isEditable(column, row) }] : [],
    ),
  );
}

/** A text with every place of another one replaced, whatever its case. */
export function replacedIn(text: string, sought: string, other: string): string {
  if (sought === '') return text;
  const plain = sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(plain, 'gi'), () => other);
}
