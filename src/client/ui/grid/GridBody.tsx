import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { CellEditor } from './CellEditor';
import { isBlock } from './parseClipboard';
import { FindBar } from './FindBar';
import { GridFrame } from './GridFrame';
import { problemOf } from './gridErrors';
import { GridHead } from './GridHead';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import { GridMenu } from './GridMenu';
import { GridRow } from './GridRow';
import { GridSummary } from './GridSummary';
import { GridToolbar } from './GridToolbar';
import type { GridPlace, LineGridProps } from './gridTypes';
import { PaperGrid } from './PaperGrid';
import { areaOf, inside } from './selection';
import { useGridJump } from './useGridJump';
import { useGridMenus } from './useGridMenus';
import { type GridParts, useGridParts } from './useGridParts';
import { placeAt } from './useGridPointer';
import { useGridWindow } from './useGridWindow';
import { useWindowHeight } from './useWindowHeight';

/** The grid itself; only ever in the browser. */
export function GridBody<Row extends object>(props: LineGridProps<Row>) {
  const { value, height = DEFAULT_HEIGHT, rowNumber } = props;
  const { t } = useTranslation('ui');
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const press = (row: number, column: number) => {
    const cell = `[role="row"][aria-rowindex="${row + 2}"] > [aria-colindex="${column + 2}"]`;
    scroller.current?.querySelector(cell)?.querySelector<HTMLElement>('button, a')?.click();
  };
  const windowHeight = useWindowHeight(frame, scroller, { wanted: height === 'window', below: props.below ?? 0 });
  const parts = useGridParts(props, scroller, press);
  const { columns, view, selection, editor, actions, commands, pointer, history, readOnly, canAddRows } = parts;
  const shown = selection.shown;
  const area = shown && areaOf(shown);
  const drawn = useGridWindow(scroller, view.rows.length, shown?.active.row ?? null);
  const clipboard = useClipboard(parts);
  const menus = useGridMenus({
    ...parts,
    value,
    copy: () => {
      const cells = actions.copied();
      if (cells) void navigator.clipboard.writeText(cells.text);
    },
  });
  useGridJump(frame, props.jump ?? null, parts);
  useSelectedRows(parts, props.onSelectRows);
  const toCells = () => editor.field.current?.focus({ preventScroll: true });
  const width = lastEdge(columns);
  const selectedRows = area ? area.max.row - area.min.row + 1 : 0;
  return (
    <GridFrame ref={frame}>
      {parts.finding && (
        <FindBar
          columns={columns}
          rows={view.rows}
          from={shown?.active ?? { row: 0, col: -1 }}
          canReplace={!readOnly}
          onGo={commands.go}
          onReplace={actions.replace}
          onClose={() => {
            parts.setFinding(false);
            toCells();
          }}
        />
      )}
      <GridMenu
        items={menus.cellItems}
        onOpen={({ clientX, clientY }) => {
          if (!scroller.current) return;
          const place = placeAt(scroller.current, columns, clientX, clientY);
          const { min, max } = area ?? { min: { row: 1, col: 1 }, max: { row: 0, col: 0 } };
          const isSelected =
            place.row >= min.row && place.row <= max.row && place.col >= min.col && place.col <= max.col;
          editor.commit();
          if (!isSelected && place.row >= 0)
            selection.select(inside(place, { rows: view.rows.length, columns: columns.length }));
        }}
        onClosed={toCells}
      >
        <div
          ref={scroller}
          // The field in it has the keyboard.
          role="presentation"
          className="grid-scroller"
          style={{ maxHeight: height === 'window' ? (windowHeight ?? DEFAULT_HEIGHT) : height }}
          onMouseDown={pointer.onMouseDown}
          onDoubleClick={pointer.onDoubleClick}
          {...clipboard}
        >
          <div className="grid-canvas" style={{ width }}>
            <CellEditor
              gridId={gridId}
              label={props['aria-label']}
              column={columns[shown?.active.col ?? 0]}
              place={shown?.active ?? null}
              note={noteOf(parts, shown?.active ?? null)}
              editor={editor}
              readOnly={readOnly}
              onKeyDown={commands.onKeyDown}
              onAccept={() => commands.run({ do: 'accept' })}
              onAcceptDoubt={() => commands.run({ do: 'enter', back: false })}
              onFocus={() => {
                parts.setLeaving(true);
                if (!selection.current.current) selection.select({ row: 0, col: 0 });
              }}
            />
            <div
              role="grid"
              id={gridId}
              aria-label={props['aria-label']}
              aria-rowcount={view.rows.length + 1}
              aria-colcount={parts.all.length + 1}
              aria-multiselectable
              aria-readonly={readOnly}
              className="grid-sheet"
              style={{ height: HEAD_HEIGHT + view.rows.length * ROW_HEIGHT }}
            >
              <GridHead
                columns={columns}
                sort={view.sort}
                filters={view.filters}
                from={area?.min.col ?? -1}
                to={area?.max.col ?? -1}
                items={menus.columnItems}
              />
              {drawn.map(({ index, key }) => {
                const row = view.rows[index];
                const place = view.order?.[index] ?? index;
                return (
                  row && (
                    <GridRow
                      key={key}
                      row={row}
                      index={index}
                      place={place}
                      number={rowNumber ? rowNumber(row) : place + 1}
                      gridId={gridId}
                      columns={columns}
                      words={parts.words}
                      {...rowState(parts, index)}
                    />
                  )
                );
              })}
            </div>
            {parts.hasSummary && <GridSummary columns={columns} rows={value} title={t('grid.sum')} />}
          </div>
        </div>
      </GridMenu>
      <PaperGrid aria-label={props['aria-label']} columns={parts.all} value={value} rowNumber={rowNumber} />
      <GridToolbar
        rows={value.length}
        left={view.hidden}
        wrong={parts.wrongRows}
        doubts={{ count: parts.doubtedRows, only: view.doubted, onToggle: view.showDoubted }}
        selectedRows={selectedRows}
        canAddRows={canAddRows}
        readOnly={readOnly}
        history={history}
        actions={props.actions}
        onLeft={toCells}
        onAdd={() => {
          actions.append();
          commands.go({ row: view.rows.length, col: 0 });
          toCells();
        }}
        onDelete={actions.removeRows}
        onNextMark={() => {
          toCells();
          commands.run({ do: 'nextMark', back: false, kind: 'error' });
        }}
        onFind={() => parts.setFinding(true)}
        onShowAll={view.showAll}
        hidden={{
          columns: parts.all.filter(({ key }) => parts.hidden.has(key)),
          onShow: (keys) => keys.forEach((key) => parts.show(key, true)),
        }}
      />
    </GridFrame>
  );
}

const lastEdge = (columns: ReadonlyArray<{ left: number; size: number }>) => {
  const last = columns.at(-1);
  return last ? last.left + last.size : 0;
};

/** Which part of the selection a row holds. */
function rowState<Row extends object>({ selection, pointer, readOnly }: GridParts<Row>, index: number) {
  const { shown } = selection;
  const area = shown && areaOf(shown);
  const inArea = area !== null && index >= area.min.row && index <= area.max.row;
  const { filling } = pointer;
  const inFilling = filling !== null && index >= filling.min.row && index <= filling.max.row;
  return {
    active: shown?.active.row === index ? shown.active.col : -1,
    from: inArea ? area.min.col : -1,
    to: inArea ? area.max.col : -1,
    edges: inArea ? `${index === area.min.row ? 't' : ''}${index === area.max.row ? 'b' : ''}` : '',
    fillFrom: inFilling ? filling.min.col : -1,
    fillTo: inFilling ? filling.max.col : -1,
    handle: inArea && !readOnly && index === area.max.row ? area.max.col : -1,
  };
}

/** What is said of a cell, and the nearest text that could be read. */
function noteOf<Row extends object>(
  { view, columns, words, actions, readOnly }: GridParts<Row>,
  place: GridPlace | null,
) {
  const [row, column] = [place && view.rows[place.row], place && columns[place.col]];
  if (!place || !row || !column) return null;
  const index = view.order?.[place.row] ?? place.row;
  const error = problemOf(column, row, index, words);
  const nearest = actions.nearest(place);
  if (error !== null) return { text: error, kind: 'error' as const, nearest, acceptable: false };
  const warning = column.warning?.(row, index) ?? null;
  const acceptable = column.accept !== undefined && !readOnly;
  return warning === null ? null : { text: warning, kind: 'warning' as const, nearest, acceptable };
}

/** Copying and pasting while a cell is active and not open. A block pasted into an open one goes into the grid. */
function useClipboard<Row extends object>({ actions, editor }: GridParts<Row>) {
  const isOurs = (event: ClipboardEvent) => event.target === editor.field.current && !editor.composing.current;
  const copy = (event: ClipboardEvent) => {
    const cells = isOurs(event) && !editor.current.current ? actions.copied() : null;
    if (!cells) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cells.text);
    event.clipboardData.setData('text/html', cells.html);
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) actions.cut();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const [text, html] = [event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html')];
      const isPicture = text === '' && event.clipboardData.files.length > 0;
      if (editor.current.current && !isPicture && !isBlock(text)) return;
      event.preventDefault();
      if (isPicture) return actions.refusePicture();
      editor.cancel();
      if (text !== '' || html !== '') actions.paste(text, html);
    },
  };
}

/** Tells of the selected rows, by their places among all, when others are selected. */
function useSelectedRows<Row extends object>(
  { selection, view }: GridParts<Row>,
  onSelectRows: LineGridProps<Row>['onSelectRows'],
): void {
  const area = selection.shown && areaOf(selection.shown);
  const [from, to] = [area?.min.row ?? -1, area?.max.row ?? -1];
  const latest = useRef(onSelectRows);
  useEffect(() => {
    latest.current = onSelectRows;
  });
  const { order } = view;
  useEffect(() => {
    const rows = Array.from({ length: from < 0 ? 0 : to - from + 1 }, (_, at) => order?.[from + at] ?? from + at);
    latest.current?.(from < 0 ? null : rows);
  }, [from, to, order]);
}
