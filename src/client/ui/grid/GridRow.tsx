import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { PlacedColumn } from './columnLayout';
import { cellRole, gridRoles } from './gridRoles';
import { isEditable, readCell } from './gridEdits';
import { type GridWords, problemOf } from './gridErrors';
import { HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { alignOf, shownCell } from './shownCell';

/** The id by which the field names the active cell; `row` and `col` count what is shown, from 0. No other cell needs one. */
export const cellId = (gridId: string, row: number, col: number): string => `${gridId}-${row}-${col}`;

export type RowProps<Row extends object> = {
  row: Row;
  /** Its place among the rows that are shown, and among all rows. */
  index: number;
  place: number;
  number: number;
  gridId: string;
  columns: ReadonlyArray<PlacedColumn<Row>>;
  words: GridWords;
  /** Column of the active cell; -1 where it is in another row. */
  active: number;
  /** First and last selected column; -1 where nothing in the row is selected. */
  from: number;
  to: number;
  /** Which edges of the selection the row holds: `t` top, `b` bottom. */
  edges: string;
  /** The same of what a drag of the fill handle would fill. */
  fillFrom: number;
  fillTo: number;
  /** Column in which the handle stands; -1 for none. */
  handle: number;
};

function PlainGridRow<Row extends object>(props: RowProps<Row>) {
  const { row, index, place, number, columns, active, from, to } = props;
  return (
    <div {...gridRoles.row(index + 2)} className="grid-row" style={{ top: HEAD_HEIGHT + index * ROW_HEIGHT }}>
      <span {...gridRoles.rowheader} className="grid-gutter" data-on={from >= 0 || undefined}>
        {number}
      </span>
      {columns.map((column, col) =>
        drawnCell({
          id: col === active ? cellId(props.gridId, index, col) : undefined,
          column,
          row,
          place,
          words: props.words,
          active: col === active,
          selected: col >= from && col <= to,
          edges: selectedEdges(props, col),
          filling: col >= props.fillFrom && col <= props.fillTo,
          handle: col === props.handle,
        }),
      )}
    </div>
  );
}

function selectedEdges({ from, to, edges }: Pick<RowProps<object>, 'from' | 'to' | 'edges'>, col: number) {
  if (col < from || col > to) return undefined;
  return `${edges}${col === from ? 'l' : ''}${col === to ? 'r' : ''}`;
}

type CellProps<Row extends object> = {
  id: string | undefined;
  column: PlacedColumn<Row>;
  row: Row;
  place: number;
  words: GridWords;
  active: boolean;
  selected: boolean;
  edges: string | undefined;
  filling: boolean;
  handle: boolean;
};

/**
 * A cell of a row. Its look lies in `GridFrame`: styles of its own for each of hundreds of cells would be worked out at
 * every draw. For the same reason it is no component of its own, and holds a box of its own only where more than a text
 * stands in it: around the active cell's handle and arrow nothing may be cut off.
 */
function drawnCell<Row extends object>({ id, column, row, place, words, ...state }: CellProps<Row>) {
  const problem = problemOf(column, row, place, words);
  const doubt = problem === null ? (column.warning?.(row, place) ?? null) : null;
  const editable = isEditable(column, row);
  const empty = state.active && !column.render && readCell(row, column.key) === '';
  const shown =
    empty && column.placeholder ? (
      <span className="grid-placeholder">{column.placeholder}</span>
    ) : (
      shownCell(column, row, place)
    );
  const isPlain = isNothing(shown) || (typeof shown === 'string' && !state.active && !state.handle);
  const look = `grid-${alignOf(column)}`;
  return (
    <div
      key={column.key}
      {...cellRole({ place: column.place + 2, invalid: problem !== null, editable, selected: state.selected })}
      id={id}
      className={`grid-cell${column.frozen ? ' grid-frozen' : ''} ${isPlain ? `grid-text ${look}` : 'grid-boxed'}`}
      style={column.style}
      data-muted={column.kind === 'readonly' || undefined}
      data-mark={problem ? 'danger' : doubt ? 'warning' : undefined}
      data-active={state.active || undefined}
      data-edges={state.edges}
      data-filling={state.filling || undefined}
      title={problem ?? doubt ?? (column.code?.(row) || undefined)}
    >
      {isPlain ? shown : <div className={`grid-shown ${look}`}>{shown}</div>}
      {state.active && editable && column.kind === 'select' && <ChevronDown aria-hidden data-open-list />}
      {state.handle && <i className="grid-handle" data-handle />}
    </div>
  );
}

const isNothing = (shown: ReactNode) => shown === null || shown === undefined || shown === '' || shown === false;

/** One row; drawn again only when its values or its share of the selection change. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;
