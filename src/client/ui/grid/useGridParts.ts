import { useTranslation } from 'next-i18next/pages';
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gridActions } from './gridActions';
import { isEditable, writeCell } from './gridEdits';
import { markFinder, rowsWith } from './gridErrors';
import { HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import type { GridPlace, LineGridProps } from './gridTypes';
import type { Size } from './selection';
import { editedText } from './shownCell';
import { groupDigits } from '../numberText';
import { useCellEditor } from './useCellEditor';
import { useGridColumns } from './useGridColumns';
import { useGridCommands } from './useGridCommands';
import { useGridHistory } from './useGridHistory';
import { useGridPointer } from './useGridPointer';
import { useGridSelection } from './useGridSelection';
import { useGridView } from './useGridView';
import { useReveal } from './useGridWindow';
import { useHandler } from './useHandler';

/** Everything that a grid is made of, wired together; the parts themselves know little of one another. */
export function useGridParts<Row extends object>(
  props: LineGridProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  /** Presses the first button of a cell that is drawn; `column` is its place among all columns. */
  press: (row: number, column: number) => void,
) {
  const { value, onChange, newRow, onType, readOnly = false, canAddRows = !readOnly } = props;
  const { mostRows = Number.POSITIVE_INFINITY } = props;
  const { t } = useTranslation('ui');
  const words = useMemo(() => ({ notNumber: t('grid.notNumber'), notOption: t('grid.notOption') }), [t]);
  const columnParts = useGridColumns(props, scroller);
  const { columns, all } = columnParts;
  // Also in columns that are hidden, so that the count is that of the rows.
  const isDoubted = (row: Row, place: number) => all.some((column) => (column.warning?.(row, place) ?? null) !== null);
  const view = useGridView(value, columns, isDoubted);
  const history = useGridHistory(value, onChange, props.step);
  const size = useRef<Size>({ rows: 0, columns: 0 });
  useLayoutEffect(() => {
    // Also what was pasted and is not drawn yet.
    const rows = view.order ? view.rows.length : history.rows().length;
    size.current = { rows, columns: columns.length };
  });
  const selection = useGridSelection(size);
  const hasSummary = columns.some(({ summary }) => summary);
  const reveal = useReveal(scroller, columns, hasSummary ? ROW_HEIGHT : 0);

  const actions = gridActions<Row>({
    columns,
    rows: history.rows,
    order: view.order,
    apply: (rows, step) => {
      history.apply(rows, step);
      // A key may come before the new rows are drawn.
      const grown = rows.length - value.length;
      size.current = { rows: view.rows.length + grown, columns: columns.length };
    },
    selection: () => selection.current.current,
    select: selection.select,
    newRow,
    canAddRows,
    readOnly,
    mostRows,
    words: {
      noPicture: t('grid.noPicture'),
      tooMany: (most) => t('grid.tooMany', { most: groupDigits(String(most)) }),
      notPasted: (count) => t('grid.notPasted', { count }),
    },
  });
  const cellAt = ({ row, col }: GridPlace) => {
    const [line, column] = [actions.shown()[row], columns[col]];
    return line && column ? { line, column } : null;
  };
  const editor = useCellEditor({
    textAt: (place) => {
      const cell = cellAt(place);
      return cell && isEditable(cell.column, cell.line) ? editedText(cell.column, cell.line) : null;
    },
    write: useHandler((place: GridPlace, text: string) => actions.write(place, text)),
    onType: (place, text) => {
      const cell = cellAt(place);
      if (cell) onType?.(writeCell(cell.line, cell.column, text));
    },
  });

  const findMarks = useMemo(() => markFinder(all, words), [all, words]);
  // The count below the grid may come a frame after the cells themselves.
  const settled = useDeferredValue(value);
  const everywhere = useMemo(() => findMarks(settled), [findMarks, settled]);
  const marks = useMemo(() => {
    const found = view.order ? findMarks(settled, view.order) : everywhere;
    const shownAt = new Map(columns.map(({ place }, col) => [place, col]));
    return found.flatMap((mark) => {
      const col = shownAt.get(mark.col);
      return col === undefined ? [] : { ...mark, col };
    });
  }, [findMarks, settled, view.order, everywhere, columns]);
  const doubtedRows = useMemo(() => rowsWith('warning', everywhere), [everywhere]);
  const wrongRows = useMemo(() => rowsWith('error', everywhere), [everywhere]);

  const [finding, setFinding] = useState(false);
  const leaving = useRef(false);
  const setLeaving = useCallback((next: boolean) => {
    leaving.current = next;
  }, []);
  const commands = useGridCommands({
    columns,
    size,
    selection,
    editor,
    actions,
    history,
    marks: () => marks,
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1),
    reveal,
    press: ({ row, col }) => press(row, columns[col]?.place ?? col),
    find: () => setFinding(true),
    leaving,
    setLeaving,
  });
  const pointer = useGridPointer({
    scroller,
    columns,
    size,
    selection,
    editor,
    resize: columnParts.resize,
    fill: actions.drag,
    open: () => commands.run({ do: 'edit' }),
    setLeaving,
  });
  return {
    ...columnParts,
    words,
    view,
    history,
    selection,
    actions,
    editor,
    marks,
    doubtedRows,
    wrongRows,
    commands,
    pointer,
    finding,
    setFinding,
    setLeaving,
    hasSummary,
    reveal,
    readOnly,
    canAddRows,
  };
}

export type GridParts<Row extends object> = ReturnType<typeof useGridParts<Row>>;
