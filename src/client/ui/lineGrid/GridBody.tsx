import { useDeferredValue, useId, useMemo, useRef, type UIEvent } from 'react';
import { DynamicDataSheetGrid } from 'react-datasheet-grid';
import { parseClipboard } from './clipboardText';
import { GridFrame } from './GridFrame';
import { GridMenu } from './GridMenu';
import { GridToolbar } from './GridToolbar';
import { fillDown, pasteBlock } from './gridEdits';
import { errorFinder, nextError } from './gridErrors';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { useGridRole } from './gridRoles';
import type { LineGridProps } from './gridTypes';
import { useGridColumns } from './useGridColumns';
import { useGridHandle } from './useGridHandle';
import { useGridHistory } from './useGridHistory';
import { useGridKeyboard } from './useGridKeyboard';
import { useGridSelection } from './useGridSelection';
import { useRowMaking } from './useRowMaking';

/** The grid itself; only ever in the browser. */
export function GridBody<Row extends object>(props: LineGridProps<Row>) {
  const { value, onChange, newRow, height = DEFAULT_HEIGHT, readOnly = false, canAddRows = !readOnly } = props;
  const gridId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const { handle, move, select, leave, active } = useGridHandle();
  const { area, editing, selectedCount, ...watching } = useGridSelection(wrapper, gridId, active, props.onSelectRows);
  const history = useGridHistory(value, onChange);

  const { columns, cells, gutter } = useGridColumns(props, gridId, move);
  const findErrors = useMemo(() => errorFinder(columns), [columns]);
  // The count below the grid may come a frame after the cells themselves.
  const settled = useDeferredValue(value);
  const errors = useMemo(() => findErrors(settled), [findErrors, settled]);
  useGridRole(wrapper, { label: props['aria-label'], rows: value.length, columns: columns.length, readOnly });

  useGridKeyboard(wrapper, {
    listening: () => area.current !== null && !editing.current,
    editing: () => editing.current,
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

  const goToNextError = () => {
    const next = nextError(errors, area.current?.min ?? null);
    if (next) move(next.row, next.col);
  };
  const { create, duplicate } = useRowMaking(columns, newRow);

  return (
    <GridFrame ref={wrapper} onScrollCapture={markScrolled}>
      <DynamicDataSheetGrid<Row>
        ref={handle}
        value={value as Row[]}
        onChange={history.apply}
        columns={cells}
        gutterColumn={gutter}
        height={height}
        rowHeight={ROW_HEIGHT}
        headerRowHeight={HEAD_HEIGHT}
        rowKey={recycledKey}
        createRow={create}
        duplicateRow={duplicate}
        lockRows={!canAddRows}
        disableSmartDelete={!canAddRows}
        addRowsComponent={false}
        contextMenuComponent={GridMenu}
        onFocus={watching.onFocus}
        onBlur={watching.onBlur}
        onActiveCellChange={watching.onActive}
        onSelectionChange={watching.onSelection}
      />
      <GridToolbar
        rows={value.length}
        errors={errors.length}
        selectedRows={selectedCount}
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
          const gone = area.current;
          if (!gone) return;
          history.apply(history.rows().filter((_, index) => index < gone.min.row || index > gone.max.row));
          leave();
        }}
        onNextError={goToNextError}
        onUndo={history.undo}
        onRedo={history.redo}
      />
    </GridFrame>
  );
}

/** Marks a grid that scrolled sideways for its style, on the element itself: as state it would draw the grid anew. */
function markScrolled({ currentTarget, target }: UIEvent<HTMLElement>): void {
  const sideways = target instanceof Element && target.scrollLeft > 0;
  if (currentTarget.hasAttribute('data-scrolled') !== sideways)
    currentTarget.toggleAttribute('data-scrolled', sideways);
}

/** More rows than are ever drawn at once: boxes that scroll out of sight are used again for those that come in. */
const DRAWN_ROWS = 97;
const recycledKey = ({ rowIndex }: { rowIndex: number }) => String(rowIndex % DRAWN_ROWS);
