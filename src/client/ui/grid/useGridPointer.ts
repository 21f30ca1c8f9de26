import { type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clampWidth, frozenWidth, type PlacedColumn } from './columnLayout';
import { GUTTER_WIDTH, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import type { GridArea, GridPlace } from './gridTypes';
import { areaOf, inside, type Selection, same, type Size } from './selection';
import type { CellEditorState } from './useCellEditor';
import type { GridSelection } from './useGridSelection';

interface Given<Row extends object> {
  scroller: RefObject<HTMLElement | null>;
  columns: ReadonlyArray<PlacedColumn<Row>>;
  size: RefObject<Size>;
  selection: GridSelection;
  editor: CellEditorState;
  resize: (key: string, width: number | null) => void;
  fill: (to: GridArea, copy: boolean) => void;
  /** Opens the active cell. */
  open: () => void;
  setLeaving: (next: boolean) => void;
}

/** Where a point of the window lies in the grid; beyond its edges the place is one that it does not have. */
export function placeAt<Row extends object>(
  box: HTMLElement,
  columns: ReadonlyArray<PlacedColumn<Row>>,
  x: number,
  y: number,
): GridPlace {
  const { left, top } = box.getBoundingClientRect();
  const fromLeft = x - left - box.clientLeft;
  const across = fromLeft < frozenWidth(columns) ? fromLeft : fromLeft + box.scrollLeft;
  const col = columns.findLastIndex((column) => column.left <= across);
  return { row: Math.floor((y - top - HEAD_HEIGHT + box.scrollTop) / ROW_HEIGHT), col: Math.max(0, col) };
}

/** Pixels by frame that a drag over the edge scrolls. */
const DRAG_SCROLL = 14;

/** Follows a drag until it ends. At the edges of the box the grid scrolls on. */
function follow(box: HTMLElement, onMove: (x: number, y: number) => void, onEnd: () => void): () => void {
  let [x, y, frame] = [Number.NaN, Number.NaN, 0];
  const step = () => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const dx = x > right ? DRAG_SCROLL : x < left + GUTTER_WIDTH ? -DRAG_SCROLL : 0;
    const dy = y > bottom ? DRAG_SCROLL : y < top + HEAD_HEIGHT ? -DRAG_SCROLL : 0;
    if (dx !== 0 || dy !== 0) {
      box.scrollBy(dx, dy);
      onMove(x, y);
    }
    frame = requestAnimationFrame(step);
  };
  const move = (event: MouseEvent) => {
    [x, y] = [event.clientX, event.clientY];
    onMove(x, y);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('mousemove', move);
    window.removeEventListener('mouseup', end);
  };
  window.addEventListener('mousemove', move);
  window.addEventListener('mouseup', end);
  frame = requestAnimationFrame(step);
  return stop;
}

/** The larger of the two directions in which a drag left the area: it is filled downwards or sideways, never both. */
function fillArea(from: GridArea, to: GridPlace): GridArea {
  const down = Math.max(to.row - from.max.row, from.min.row - to.row, 0);
  const across = Math.max(to.col - from.max.col, from.min.col - to.col, 0);
  if (down === 0 && across === 0) return from;
  return down >= across
    ? {
        min: { row: Math.min(from.min.row, to.row), col: from.min.col },
        max: { row: Math.max(from.max.row, to.row), col: from.max.col },
      }
    : {
        min: { row: from.min.row, col: Math.min(from.min.col, to.col) },
        max: { row: from.max.row, col: Math.max(from.max.col, to.col) },
      };
}

const isControl = (target: Element) =>
  target.closest('button, a, input, select, textarea, [role="listbox"], [role="menu"]');

/** What the pointer does: selects cells, rows and columns, drags the fill handle, makes columns wider, opens cells. */
export function useGridPointer<Row extends object>(given: Given<Row>) {
  const { scroller, columns, size, selection, editor } = given;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  /** The area that the fill handle is dragged over. */
  const [filling, setFilling] = useState<GridArea | null>(null);

  const drag = (onMove: (place: GridPlace) => void, onEnd: () => void = () => undefined) => {
    const box = scroller.current;
    if (!box) return;
    stop.current?.();
    stop.current = follow(box, (x, y) => onMove(inside(placeAt(box, columns, x, y), size.current)), onEnd);
  };
  const dragSelection = (began: Selection) => {
    selection.put(began);
    let last = began.end;
    drag((place) => {
      if (same(place, last)) return;
      last = place;
      selection.put({ ...began, end: place });
    });
  };
  const dragFill = (from: GridArea, copy: boolean) => {
    let to = from;
    drag(
      (place) => {
        to = fillArea(from, place);
        setFilling(to);
      },
      () => {
        setFilling(null);
        if (to !== from) given.fill(to, copy);
      },
    );
  };
  const dragWidth = (column: PlacedColumn<Row>, x: number) => {
    const box = scroller.current;
    if (!box) return;
    stop.current?.();
    let width = column.size;
    const cells = box.querySelectorAll<HTMLElement>(`[aria-colindex="${column.place + 2}"]`);
    stop.current = follow(
      box,
      (to) => {
        width = clampWidth(column.size + to - x);
        // The cells themselves while it is dragged; the columns are laid out again at its end.
        for (const cell of cells) cell.style.width = `${width}px`;
      },
      () => given.resize(column.key, width),
    );
  };

  const onMouseDown = (event: ReactMouseEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button > 0 || isControl(target)) return;
    const box = scroller.current;
    if (!box || (target === box && event.nativeEvent.offsetX > box.clientWidth)) return;
    event.preventDefault();
    editor.commit();
    editor.field.current?.focus({ preventScroll: true });
    given.setLeaving(false);
    const edge = target.closest<HTMLElement>('[data-resize]');
    const resized = edge && columns[Number(edge.dataset['resize'])];
    if (resized) return event.detail > 1 ? given.resize(resized.key, null) : dragWidth(resized, event.clientX);
    const now = selection.current.current;
    if (target.closest('[data-handle]') && now) return dragFill(areaOf(now), event.ctrlKey);
    const { rows, columns: count } = size.current;
    const place = inside(placeAt(box, columns, event.clientX, event.clientY), size.current);
    const [last, first] = [
      { row: rows - 1, col: count - 1 },
      { row: 0, col: 0 },
    ];
    const from = event.shiftKey && now ? now.anchor : place;
    if (target.closest('.grid-head')) {
      const corner = target.closest('.grid-gutter') !== null;
      selection.put({
        active: { row: 0, col: corner ? 0 : from.col },
        anchor: { row: 0, col: corner ? 0 : from.col },
        end: corner ? last : { row: last.row, col: place.col },
      });
    } else if (target.closest('.grid-gutter')) {
      const anchor = { row: from.row, col: first.col };
      dragSelection({ active: anchor, anchor, end: { row: place.row, col: last.col } });
    } else if (target.closest('[role="gridcell"]')) {
      const again = now !== null && same(now.active, place) && event.detail < 2;
      dragSelection({ active: from, anchor: from, end: place });
      // A finger has no second button and no keys: its second press opens the cell, as one on the arrow of a list does.
      const opens = target.closest('[data-open-list]') ?? (again && isTouch());
      if (opens) given.open();
    }
  };
  const onDoubleClick = (event: ReactMouseEvent<HTMLElement>) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[role="gridcell"]') && !isControl(target)) given.open();
  };
  return { onMouseDown, onDoubleClick, filling };
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;
