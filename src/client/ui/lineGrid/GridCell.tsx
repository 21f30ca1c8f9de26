import { ChevronDown } from 'lucide-react';
import { memo, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space } from '../../theme/tokens';
import { groupDigits } from '../numberText';
import { isEditable, meantBy, readCell, writeCell } from './gridEdits';
import { cellId, useCellRole } from './gridRoles';
import type { GridColumn } from './gridTypes';
import { SelectEditor } from './SelectEditor';
import { TextEditor } from './TextEditor';

export const alignOf = <Row extends object>({ align, kind }: GridColumn<Row>) =>
  align ?? (kind === 'number' ? 'right' : 'left');

const Shown = styled.div<{ $align: string; $muted: boolean }>`
  flex: 1;
  min-width: 0;
  padding: 0 ${space(2)};
  overflow: hidden;
  color: ${({ $muted, theme }) => ($muted ? theme.color.textMuted : 'inherit')};
  text-align: ${({ $align }) => $align};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Whole = styled.div<{ $mark: 'danger' | 'warning' | null }>`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: 100%;
  background: ${({ $mark, theme }) => ($mark ? theme.color[`${$mark}Surface`] : 'transparent')};
  &::after {
    content: ${({ $mark }) => ($mark ? "''" : 'none')};
    position: absolute;
    top: 0;
    right: 0;
    border: 4px solid transparent;
    border-top-color: ${({ $mark, theme }) => theme.color[$mark ?? 'danger']};
    border-right-color: ${({ $mark, theme }) => theme.color[$mark ?? 'danger']};
  }
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-right: ${space(1.5)};
    color: ${color('textFaint')};
  }
`;

const Placeholder = styled.span`
  color: ${color('textFaint')};
`;

export type CellData<Row extends object> = {
  gridId: string;
  column: GridColumn<Row>;
  /** Makes another cell of the grid the active one. */
  move: (row: number, column: number) => void;
};

function PlainCell<Row extends object>(props: CellProps<Row, CellData<Row>>) {
  const { rowData: row, rowIndex, columnIndex, active, focus, columnData, setRowData, stopEditing } = props;
  const { column, gridId, move } = columnData;
  const box = useRef<HTMLDivElement>(null);
  const problem = column.error?.(row, rowIndex) ?? null;
  const doubt = problem === null ? (column.warning?.(row, rowIndex) ?? null) : null;
  const editable = isEditable(column, row);
  useCellRole(box, {
    role: 'gridcell',
    row: rowIndex,
    column: columnIndex,
    id: cellId(gridId, rowIndex, columnIndex),
    invalid: problem !== null,
    readOnly: !editable,
    selected: active,
  });
  const text = readCell(row, column.key);
  const commit = (typed: string) => {
    const unusable = column.kind === 'number' && typed.trim() !== '' && meantBy(column, typed) === '';
    const next = unusable ? row : writeCell(row, column, typed);
    if (next !== row) setRowData(next);
  };
  return (
    <Whole ref={box} $mark={problem ? 'danger' : doubt ? 'warning' : null} title={problem ?? doubt ?? undefined}>
      {focus && column.kind === 'select' ? (
        <SelectEditor
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
          initial={text}
          align={alignOf(column)}
          numeric={column.kind === 'number'}
          onCommit={commit}
        />
      ) : (
        <>
          <Shown $align={alignOf(column)} $muted={column.kind === 'readonly'}>
            {column.render ? column.render(row, rowIndex) : shownText(column, text, active)}
          </Shown>
          {active && editable && column.kind === 'select' && <ChevronDown aria-hidden />}
        </>
      )}
    </Whole>
  );
}

function shownText<Row extends object>(column: GridColumn<Row>, text: string, active: boolean) {
  if (text === '') return active && column.placeholder ? <Placeholder>{column.placeholder}</Placeholder> : null;
  if (column.kind === 'number') return groupDigits(text);
  return column.options?.find(({ value }) => value === text)?.label ?? text;
}

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
