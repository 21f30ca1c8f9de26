import { type RefObject, useLayoutEffect } from 'react';

type Attributes = Record<string, string | undefined>;

function setAttributes(element: Element | null | undefined, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Boxes are used again for other rows, so most of what they say stays as it is.
    if ((element?.getAttribute(name) ?? undefined) === value) continue;
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

/** The id by which the grid names its selected cell; `row` and `column` count from 0. */
export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

/** The grid library draws plain boxes: says to assistive technology what the row around `ref` is; -1 is the head. */
export function useRowRole(ref: RefObject<HTMLElement | null>, row: number): void {
  useLayoutEffect(() => {
    setAttributes(ref.current?.closest('.dsg-row'), { role: 'row', 'aria-rowindex': String(row + 2) });
  }, [ref, row]);
}

type GridRole = { label: string; rows: number; columns: number; readOnly: boolean };

/** Makes the scrolling box of the library a focusable grid. */
export function useGridRole(
  wrapper: RefObject<HTMLElement | null>,
  { label, rows, columns, readOnly }: GridRole,
): void {
  useLayoutEffect(() => {
    setAttributes(gridBox(wrapper), {
      role: 'grid',
      // A box that scrolls must be reachable without a pointer.
      tabindex: '0',
      'aria-label': label,
      'aria-rowcount': String(rows + 1),
      'aria-colcount': String(columns + 1),
      'aria-multiselectable': 'true',
      'aria-readonly': String(readOnly),
    });
  }, [wrapper, label, rows, columns, readOnly]);
}

/** The library's scrolling box, which takes the focus; null until it is drawn. */
export function gridBox(wrapper: RefObject<HTMLElement | null>): HTMLElement | null {
  return wrapper.current?.querySelector<HTMLElement>('.dsg-container') ?? null;
}
