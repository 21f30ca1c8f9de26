import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  type UIEvent,
  type RefObject,
  useEffect,
  useCallback,
  useState,
} from 'react';
import { DynamicDataSheetGrid, type ContextMenuComponentProps, type ContextMenuItem } from 'react-datasheet-grid';
import { GridFrame } from './GridFrame';
import { GridToolbar } from './GridToolbar';
import { gridActions } from './gridActions';
import { errorFinder } from './gridErrors';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { useGridRole, cellId, gridBox } from './gridRoles';
import type { LineGridProps, GridColumn, GridJump, GridArea, GridPlace } from './gridTypes';
import { PaperGrid } from './PaperGrid';
import { useGridHandle } from './useGridHandle';
import { useGridHistory } from './useGridHistory';
import { useGridKeyboard } from './useGridKeyboard';
import { isEditable } from './gridEdits';
import { useTranslation } from 'next-i18next/pages';
import { gutterColumn, sheetColumns } from './sheetColumns';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { color, shadow } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

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
  const actions = gridActions({ columns, newRow, readOnly, canAddRows, area, errors, history, handle: moving });
  useGridKeyboard(wrapper, {
    ...actions,
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
        onAdd={actions.add}
        onDelete={actions.remove}
        onNextError={actions.goToNextError}
        onUndo={actions.undo}
        onRedo={actions.redo}
      />
    </GridFrame>
  );
}

/** Marks a grid that scrolled sideways for its style, on the element itself: as state it would draw the grid again. */
function markScrolled({ currentTarget, target }: UIEvent<HTMLElement>): void {
  const sideways = target instanceof Element && target.scrollLeft > 0;
  if (currentTarget.hasAttribute('data-scrolled') !== sideways)
    currentTarget.toggleAttribute('data-scrolled', sideways);
}

/** More rows than are ever drawn at once: boxes that scroll out of sight are used again for those that come in. */
const DRAWN_ROWS = 97;
const recycledKey = ({ rowIndex }: { rowIndex: number }) => String(rowIndex % DRAWN_ROWS);

/** Goes to a cell on a request from outside: the grid comes into the window, and the cell into the grid. */
function useGridJump<Row extends object>(
  wrapper: RefObject<HTMLElement | null>,
  jump: GridJump | null,
  columns: readonly GridColumn<Row>[],
  move: (row: number, col: number) => void,
): void {
  const done = useRef(0);
  useEffect(() => {
    if (!jump || jump.at <= done.current) return;
    const col = columns.findIndex((column) => column.key === jump.key);
    if (jump.row < 0 || col < 0) return;
    done.current = jump.at;
    wrapper.current?.scrollIntoView({ block: 'center' });
    move(jump.row, col);
  }, [wrapper, jump, columns, move]);
}

/** Makes rows, new ones and copies, by functions that stay the same, so that the grid is not drawn again for them. */
function useRowMaking<Row extends object>(columns: readonly GridColumn<Row>[], newRow: () => Row) {
  const makeRow = useRef(newRow);
  useEffect(() => {
    makeRow.current = newRow;
  });
  const create = useCallback(() => makeRow.current(), []);
  const duplicate = useCallback(
    ({ rowData }: { rowData: Row }): Row => {
      const kept = columns.filter((column) => isEditable(column, rowData)).map(({ key }) => [key, rowData[key]]);
      return { ...create(), ...Object.fromEntries(kept) };
    },
    [columns, create],
  );
  return { create, duplicate };
}

type Given<Row extends object> = Pick<LineGridProps<Row>, 'columns' | 'readOnly' | 'rowNumber' | 'onType'>;
type Move = ReturnType<typeof useGridHandle>['move'];

/** The columns as they may be edited now, the cells they become in the sheet, and the numbers before each row. */
function useGridColumns<Row extends object>(given: Given<Row>, gridId: string, move: Move) {
  const { readOnly = false, rowNumber, onType } = given;
  const type = useTyping(onType);
  const { t } = useTranslation('ui');
  const columns = useMemo(
    () => (readOnly ? given.columns.map((column) => ({ ...column, editable: false })) : given.columns),
    [given.columns, readOnly],
  );
  const cells = useMemo(() => sheetColumns(columns, gridId, move, type), [columns, gridId, move, type]);
  const gutter = useMemo(
    () => gutterColumn(columns[0], t('grid.rowNumber'), move, rowNumber),
    [columns, t, move, rowNumber],
  );
  return { columns, cells, gutter };
}

/** The same function at every draw, which calls the newest listener: with another one all cells would be drawn again. */
function useTyping<Row>(onType: ((row: Row) => void) | undefined): (row: Row) => void {
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  return useCallback((row: Row) => latest.current?.(row), []);
}

const sameRows = (one: GridArea | null, other: GridArea | null) =>
  one?.min.row === other?.min.row && one?.max.row === other?.max.row;

/**
 * Follows what is selected, active and being edited. The handlers never change, because the grid library draws
 * everything again for a new one, and only the number of selected rows is state: a move within a row draws nothing.
 */
function useGridSelection(
  wrapper: RefObject<HTMLElement | null>,
  gridId: string,
  active: () => GridPlace | null,
  onSelectRows: LineGridProps<object>['onSelectRows'],
) {
  const editing = useRef(false);
  const area = useRef<GridArea | null>(null);
  const [selectedCount, setSelectedCount] = useState(0);
  const latest = useRef(onSelectRows);
  useEffect(() => {
    latest.current = onSelectRows;
  });

  const focusGrid = useCallback(
    (cell: GridPlace | null) => {
      const box = gridBox(wrapper);
      if (cell) box?.setAttribute('aria-activedescendant', cellId(gridId, cell.row, cell.col));
      else box?.removeAttribute('aria-activedescendant');
      if (cell && document.activeElement === document.body) box?.focus({ preventScroll: true });
    },
    [wrapper, gridId],
  );
  const onSelection = useCallback(({ selection: next }: { selection: GridArea | null }) => {
    const same = sameRows(area.current, next);
    area.current = next;
    if (same) return;
    setSelectedCount(next ? next.max.row - next.min.row + 1 : 0);
    latest.current?.(next && { from: next.min.row, to: next.max.row });
  }, []);
  const onFocus = useCallback(() => {
    editing.current = true;
  }, []);
  const onBlur = useCallback(() => {
    editing.current = false;
    focusGrid(active());
  }, [active, focusGrid]);
  const onActive = useCallback(({ cell }: { cell: GridPlace | null }) => focusGrid(cell), [focusGrid]);
  return { area, editing, selectedCount, onFocus, onBlur, onActive, onSelection };
}

const Panel = styled.div`
  position: fixed;
  z-index: ${layers.menu};
  min-width: 160px;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  & > button {
    display: block;
    width: 100%;
    padding: ${space(1.5)} ${space(2.5)};
    border-radius: ${radius[4]};
    ${type(14)}
    text-align: left;
    &:hover {
      background: ${color('surfaceSunken')};
    }
  }
`;

/** What a right click in the grid offers; cutting and pasting stay with the keyboard, which needs no permission. */
type Offered = Exclude<ContextMenuItem['type'], 'CUT' | 'PASTE'>;

const isOffered = (type: ContextMenuItem['type']): type is Offered => type !== 'CUT' && type !== 'PASTE';

/** Menu of a right click. */
function GridMenu({ clientX, clientY, items, close }: ContextMenuComponentProps) {
  const { t } = useTranslation('ui');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shut = (event: Event) => {
      const inside = event.target instanceof Node && panel.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) close();
    };
    document.addEventListener('mousedown', shut, true);
    document.addEventListener('keydown', shut, true);
    return () => {
      document.removeEventListener('mousedown', shut, true);
      document.removeEventListener('keydown', shut, true);
    };
  }, [close]);
  return (
    <Panel ref={panel} role="menu" style={{ left: clientX, top: clientY }}>
      {items.map(({ type: entry, action }) =>
        isOffered(entry) ? (
          <button key={entry} type="button" role="menuitem" onClick={action}>
            {t(`grid.menu.${entry}`)}
          </button>
        ) : null,
      )}
    </Panel>
  );
}
