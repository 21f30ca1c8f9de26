import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import { ChoiceEditor } from './ChoiceEditor';
import { isEditable, meantBy, readCell, writeCell, writtenCell } from './gridEdits';
import { cellId } from './gridRoles';
import type { GridColumn } from './gridTypes';
import { SelectEditor } from './SelectEditor';
import { alignOf, shownCell } from './shownCell';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

export type CellData<Row extends object> = {
  gridId: string;
  column: GridColumn<Row>;
  /** Makes another cell of the grid the active one. */
  move: (row: number, column: number) => void;
  /** Called with a row as it would be with what is being typed. */
  type: (row: Row) => void;
};

/** Its look lies in `GridFrame`: styles of its own for each of hundreds of cells would be worked out at every draw. */
function PlainCell<Row extends object>(props: CellProps<Row, CellData<Row>>) {
  const { rowData: row, rowIndex, columnIndex, active, focus, columnData, setRowData, stopEditing } = props;
  const { column, gridId, move, type } = columnData;
  const problem = column.error?.(row, rowIndex) ?? null;
  const doubt = problem === null ? (column.warning?.(row, rowIndex) ?? null) : null;
  const editable = isEditable(column, row);
  // No <td>: the library lays its rows out as boxes of its own, of which only those in sight exist.
  const said = {
    role: 'gridcell',
    id: cellId(gridId, rowIndex, columnIndex),
    'aria-colindex': columnIndex + 2,
    'aria-invalid': problem !== null || undefined,
    'aria-readonly': !editable || undefined,
    'aria-selected': active,
  };
  const text = readCell(row, column.key);
  const written = (typed: string) => {
    if (typed === writtenCell(row, column)) return row;
    const unusable = column.kind === 'number' && typed.trim() !== '' && meantBy(column, typed) === '';
    return unusable ? row : writeCell(row, column, typed);
  };
  const commit = (typed: string) => {
    const next = written(typed);
    if (next !== row) setRowData(next);
  };
  // Fingers have no keys to type with: they get the list of their device.
  const Chooser = focus && window.matchMedia('(pointer: coarse)').matches ? SelectEditor : ChoiceEditor;
  return (
    <div
      {...said}
      className="grid-box"
      data-mark={problem ? 'danger' : doubt ? 'warning' : undefined}
      title={problem ?? doubt ?? undefined}
    >
      {focus && column.kind === 'select' ? (
        <Chooser
          label={column.title}
          value={text}
          options={column.options ?? []}
          onChoose={commit}
          onLeave={(to) => {
            stopEditing({ nextRow: to === 'below' });
            if (to === 'left') move(rowIndex, columnIndex - 1);
            if (to === 'right') move(rowIndex, columnIndex + 1);
          }}
        />
      ) : focus ? (
        <TextEditor
          label={column.title}
          initial={writtenCell(row, column)}
          align={alignOf(column)}
          numeric={column.kind === 'number'}
          onCommit={commit}
          onType={(typed) => type(written(typed))}
        />
      ) : (
        <>
          <div className={`grid-shown grid-${alignOf(column)}`} data-muted={column.kind === 'readonly' || undefined}>
            {active && text === '' && !column.render ? hintOf(column) : shownCell(column, row, rowIndex)}
          </div>
          {active && editable && column.kind === 'select' && <ChevronDown aria-hidden />}
        </>
      )}
    </div>
  );
}

const hintOf = <Row extends object>({ placeholder }: GridColumn<Row>) =>
  placeholder ? <span className="grid-placeholder">{placeholder}</span> : null;

type AnyCell = CellProps<object, CellData<object>>;

/**
 * The library hands every cell new functions at each move of the active cell. A cell that is not being edited calls
 * none of those that depend on it, so they do not count.
 */
function sameCell(before: AnyCell, after: AnyCell): boolean {
  return (
    before.rowData === after.rowData &&
    before.rowIndex === after.rowIndex &&
    before.columnIndex === after.columnIndex &&
    before.columnData === after.columnData &&
    before.active === after.active &&
    before.focus === after.focus &&
    before.setRowData === after.setRowData &&
    (!after.focus || before.stopEditing === after.stopEditing)
  );
}

/** One cell; drawn again only when its row or its own state changes. */
export const GridCell = memo(PlainCell, sameCell as never) as typeof PlainCell;

const Input = styled.input<{ $align: string }>`
  width: 100%;
  height: 100%;
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  text-align: ${({ $align }) => $align};
  outline: none;
  &:focus-visible {
    outline: none;
  }
`;

type Props = {
  label: string;
  initial: string;
  align: string;
  numeric: boolean;
  /** Called when the cell is left, unless by Esc. */
  onCommit: (text: string) => void;
  /** Called for every character, and with the first text when Esc gives it up. */
  onType: (text: string) => void;
};

/** The field of the cell that is being edited: opens with everything selected, so that typing replaces it. */
function TextEditor({ label, initial, align, numeric, onCommit, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  const left = useRef(false);
  useEffect(() => {
    commit.current = onCommit;
  });
  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.select();
    return () => {
      if (element && !left.current) commit.current(element.value);
    };
  }, []);
  return (
    <Input
      ref={input}
      aria-label={label}
      defaultValue={initial}
      inputMode={numeric ? 'decimal' : 'text'}
      autoComplete="off"
      tabIndex={-1}
      $align={align}
      onInput={(event) => onType(event.currentTarget.value)}
      onBlur={(event) => {
        if (!left.current) onCommit(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        left.current = true;
        onType(initial);
      }}
    />
  );
}
