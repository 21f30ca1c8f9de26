import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, useRef, useState } from 'react';
import { DynamicDataSheetGrid } from 'react-datasheet-grid';
import { parseClipboard } from './clipboardText';
import { GridFrame } from './GridFrame';
import { GridMenu } from './GridMenu';
import { GridToolbar } from './GridToolbar';
import { fillDown, isEditable, pasteBlock } from './gridEdits';
import { gridErrors, nextError } from './gridErrors';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { cellId, gridBox, useGridRole } from './gridRoles';
import type { GridArea, GridPlace, LineGridProps } from './gridTypes';
import { gutterColumn, sheetColumns } from './sheetColumns';
import { useGridHandle } from './useGridHandle';
import { useGridHistory } from './useGridHistory';
import { useGridKeyboard } from './useGridKeyboard';

/** The grid itself; only ever in the browser. */
export function GridBody<Row extends object>(props: LineGridProps<Row>) {
  const { value, onChange, newRow, height = DEFAULT_HEIGHT, readOnly = false, canAddRows = !readOnly } = props;
  const { t } = useTranslation('ui');
  const gridId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const { handle, move, select, leave, active } = useGridHandle();
  const editing = useRef(false);
  const area = useRef<GridArea | null>(null);
  const [selectedRows, setSelectedRows] = useState<readonly number[]>([]);
  const [scrolled, setScrolled] = useState(false);
  const history = useGridHistory(value, onChange);

  const columns = useMemo(
    () => (readOnly ? props.columns.map((column) => ({ ...column, editable: false })) : props.columns),
    [props.columns, readOnly],
  );
  const cells = useMemo(() => sheetColumns(columns, gridId, move), [columns, gridId, move]);
  const gutter = useMemo(() => gutterColumn(columns[0], t('grid.rowNumber'), move), [columns, t, move]);
  const errors = useMemo(() => gridErrors(value, columns), [value, columns]);
  useGridRole(wrapper, { label: props['aria-label'], rows: value.length, columns: columns.length, readOnly });

  useGridKeyboard(wrapper, {
    listening: () => area.current !== null && !editing.current,
    undo: history.undo,
    redo: history.redo,
    fillDown: () => {
      if (area.current) history.apply(fillDown({ rows: history.rows(), columns }, area.current));
    },
    paste: (text) => {
      if (!area.current || readOnly) return;
      const sheet = { rows: history.rows(), columns };
      const pasted = pasteBlock(sheet, area.current, parseClipboard(text), canAddRows ? newRow : null);
      history.apply(pasted.rows);
      requestAnimationFrame(() => select(pasted.area));
    },
    leave: () => {
      if (area.current) leave();
    },
  });

  const focusGrid = (cell: GridPlace | null) => {
    const box = gridBox(wrapper);
    if (cell) box?.setAttribute('aria-activedescendant', cellId(gridId, cell.row, cell.col));
    else box?.removeAttribute('aria-activedescendant');
    if (cell && document.activeElement === document.body) box?.focus({ preventScroll: true });
  };
  const { onSelectRows } = props;
  const onSelection = (next: GridArea | null) => {
    const same = sameRows(area.current, next);
    area.current = next;
    if (same) return;
    const rows = next
      ? Array.from({ length: next.max.row - next.min.row + 1 }, (_, index) => next.min.row + index)
      : [];
    setSelectedRows(rows);
    onSelectRows?.(rows);
  };
  const goToNextError = () => {
    const next = nextError(errors, area.current?.min ?? null);
    if (next) move(next.row, next.col);
  };
  const duplicate = ({ rowData }: { rowData: Row }): Row => {
    const kept = columns.filter((column) => isEditable(column, rowData)).map(({ key }) => [key, rowData[key]]);
    return { ...newRow(), ...Object.fromEntries(kept) };
  };

  return (
    <GridFrame
      ref={wrapper}
      data-scrolled={scrolled || undefined}
      onScrollCapture={() => setScrolled((gridBox(wrapper)?.scrollLeft ?? 0) > 0)}
    >
      <DynamicDataSheetGrid<Row>
        ref={handle}
        value={value as Row[]}
        onChange={history.apply}
        columns={cells}
        gutterColumn={gutter}
        height={height}
        rowHeight={ROW_HEIGHT}
        headerRowHeight={HEAD_HEIGHT}
        createRow={newRow}
        duplicateRow={duplicate}
        lockRows={!canAddRows}
        disableSmartDelete={!canAddRows}
        addRowsComponent={false}
        contextMenuComponent={GridMenu}
        onFocus={() => {
          editing.current = true;
        }}
        onBlur={() => {
          editing.current = false;
          focusGrid(active());
        }}
        onActiveCellChange={({ cell }) => focusGrid(cell)}
        onSelectionChange={({ selection }) => onSelection(selection)}
      />
      <GridToolbar
        rows={value.length}
        errors={errors.length}
        selectedRows={selectedRows.length}
        canAddRows={canAddRows}
        readOnly={readOnly}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        actions={props.actions}
        onAdd={() => {
          history.apply([...history.rows(), newRow()]);
          requestAnimationFrame(() => move(history.rows().length - 1, 0));
        }}
        onDelete={() => {
          const gone = new Set(selectedRows);
          history.apply(history.rows().filter((_, index) => !gone.has(index)));
          leave();
        }}
        onNextError={goToNextError}
        onUndo={history.undo}
        onRedo={history.redo}
      />
    </GridFrame>
  );
}

const sameRows = (one: GridArea | null, other: GridArea | null) =>
  one?.min.row === other?.min.row && one?.max.row === other?.max.row;
