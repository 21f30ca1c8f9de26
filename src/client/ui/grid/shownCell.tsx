import type { ReactNode } from 'react';
import { groupDigits, isPlain } from '../numberText';
import { writtenCell } from './gridEdits';
import type { GridColumn } from './gridTypes';

/** The side on which the words of a column stand: figures at the right unless it says otherwise. */
export const alignOf = <Row extends object>({ align, kind }: GridColumn<Row>) =>
  align ?? (kind === 'number' ? 'right' : 'left');

/** What a cell shows while nobody edits it; nothing, or an empty text, where it is empty. */
export function shownCell<Row extends object>(column: GridColumn<Row>, row: Row, index: number): ReactNode {
  return column.render ? column.render(row, index) : shownText(column, writtenCell(row, column));
}

/** The text of a cell for the clipboard, for searching and for ordering: what a reader sees, as far as it is a text. */
export const copiedText = <Row extends object>(column: GridColumn<Row>, row: Row): string =>
  column.copy?.(row) ?? optionLabel(column, writtenCell(row, column));

/** The text of a cell as it is opened for a change. */
export const editedText = <Row extends object>(column: GridColumn<Row>, row: Row): string =>
  optionLabel(column, writtenCell(row, column));

function shownText<Row extends object>(column: GridColumn<Row>, text: string): string {
  if (column.kind === 'number') return isPlain(text) ? groupDigits(text) : text;
  return optionLabel(column, text);
}

function optionLabel<Row extends object>(column: GridColumn<Row>, text: string): string {
  return column.options?.find(({ value }) => value === text)?.label ?? text;
}

/** The keyboard of a device for the column. */
export const keyboardOf = <Row extends object>({ keyboard, kind }: GridColumn<Row>): 'decimal' | 'numeric' | 'text' =>
  keyboard ?? (kind === 'number' ? 'decimal' : 'text');
