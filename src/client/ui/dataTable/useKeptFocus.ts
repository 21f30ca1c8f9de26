import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

interface Place {
  element: HTMLElement;
  row: number;
  control: number;
}

const rowsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('tbody tr')];
const controlsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

/**
 * Keeps the focus in a table whose focused row goes away: it moves to the same control of the row that took its place, of
 * the last one, or to the table's box when none is left. Otherwise a reader by keyboard would begin at the page's top.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const lost = place.current;
    if (!box || !lost || lost.element.isConnected || document.activeElement !== document.body) return;
    place.current = null;
    const rows = rowsOf(box);
    const controls = controlsOf(rows[Math.min(lost.row, rows.length - 1)]);
    // A box is focused by this alone, never by a click.
    box.setAttribute('tabindex', '-1');
    (controls[Math.min(lost.control, controls.length - 1)] ?? box).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr');
      if (!row) return;
      const rows = rowsOf(currentTarget);
      place.current = { element: target, row: rows.indexOf(row), control: controlsOf(row).indexOf(target) };
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // Gone elsewhere by the reader's own doing; what is taken away leaves nowhere to go to.
      if (relatedTarget) place.current = null;
    },
  };
}
