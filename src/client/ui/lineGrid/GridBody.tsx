import { useDeferredValue, useId, useMemo, useRef, type UIEvent } from 'react';
import { DynamicDataSheetGrid } from 'react-datasheet-grid';
import { GridFrame } from './GridFrame';
import { GridMenu } from './GridMenu';
import { GridToolbar } from './GridToolbar';
import { gridDeeds } from './gridDeeds';
import { errorFinder } from './gridErrors';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { useGridRole } from './gridRoles';
import type { LineGridProps } from './gridTypes';
import { PaperGrid } from './PaperGrid';
import { useGridColumns } from './useGridColumns';
import { useGridHandle } from './useGridHandle';
import { useGridHistory } from './useGridHistory';
import { useGridJump } from './useGridJump';
import { useGridKeyboard } from './useGridKeyboard';
import { useGridSelection } from './useGridSelection';
import { useRowMaking } from './useRowMaking';

/** The grid itself; only ever in the browser. */
export function GridBody<Row extends object>(props: LineGridProps<Row>) {
  const { value, onChange, newRow, height = DEFAULT_HEIGHT, readOnly = false, canAddRows = !readOnly } = props;
  const gridId = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const { handle, active, ...moving } = useGridHandle();
  const { area, editing, selectedCount, ...watching } = useGridSelection(wrapper, gridId, active, props.onSelectRows);
  const history = useGridHistory(value, onChange);

  const { columns, cells, gutter } = useGridColumns(props, gridId, moving.move);
  const findErrors = useMemo(() => errorFinder(columns), [columns]);
  // The count below the grid may come a frame after the cells themselves.
  const settled = useDeferredValue(value);
  const errors = useMemo(() => findErrors(settled), [findErrors, settled]);
  useGridRole(wrapper, { label: props['aria-label'], rows: value.length, columns: columns.length, readOnly });

  useGridJump(wrapper, props.jump ?? null, columns, moving.move);
  const deeds = gridDeeds({ columns, newRow, readOnly, canAddRows, area, errors, history, handle: moving });
  useGridKeyboard(wrapper, {
    ...deeds,
    listening: () => area.current !== null && !editing.current,
    editing: () => editing.current,
  });
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
      <PaperGrid aria-label={props['aria-label']} columns={columns} value={value} rowNumber={props.rowNumber} />
      <GridToolbar
        rows={value.length}
        errors={errors.length}
        selectedRows={selectedCount}
        canAddRows={canAddRows}
        readOnly={readOnly}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        actions={props.actions}
        onAdd={deeds.add}
        onDelete={deeds.remove}
        onNextError={deeds.goToNextError}
        onUndo={deeds.undo}
        onRedo={deeds.redo}
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
