import type { Column, SimpleColumn } from 'react-datasheet-grid';
import { type CellData, GridCell } from './GridCell';
import { GutterCell, type GutterData, HeadTitle } from './GutterCell';
import { isEditable, readCell, writeCell, writtenCell } from './gridEdits';
import { GUTTER_WIDTH } from './gridMeasures';
import type { GridColumn } from './gridTypes';
import { alignOf } from './shownCell';

type Move = (row: number, column: number) => void;

/** Our columns in the words of the grid library. */
export function sheetColumns<Row extends object>(
  columns: readonly GridColumn<Row>[],
  gridId: string,
  move: Move,
  type: (row: Row) => void,
): Column<Row, CellData<Row>>[] {
  return columns.map((column, index) => ({
    id: column.key,
    title: <HeadTitle column={index}>{column.title}</HeadTitle>,
    basis: column.width,
    minWidth: column.width,
    grow: column.kind === 'text' ? 1 : 0,
    shrink: 0,
    component: GridCell<Row>,
    columnData: { gridId, column, move, type },
    headerClassName: `grid-${alignOf(column)}`,
    disableKeys: column.kind === 'select',
    disabled: ({ rowData }) => !isEditable(column, rowData),
    copyValue: ({ rowData }) => column.copy?.(rowData) ?? writtenCell(rowData, column),
    deleteValue: ({ rowData }) => writeCell(rowData, column, ''),
    isCellEmpty: ({ rowData }) => !isEditable(column, rowData) || readCell(rowData, column.key) === '',
  }));
}

/** The column of row numbers. */
export function gutterColumn<Row extends object>(
  lead: GridColumn<Row> | undefined,
  title: string,
  move: Move,
  rowNumber?: (row: Row) => number,
): SimpleColumn<Row, GutterData<Row>> {
  return {
    basis: GUTTER_WIDTH,
    minWidth: GUTTER_WIDTH,
    grow: 0,
    shrink: 0,
    title: (
      <HeadTitle column={-1} lead={lead}>
        {title}
      </HeadTitle>
    ),
    component: GutterCell<Row>,
    columnData: { lead, move, rowNumber },
  };
}
