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

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

type CellRole = {
  role: 'gridcell' | 'rowheader' | 'columnheader';
  /** -1 for the head. */
  row: number;
  /** -1 for the row numbers. */
  column: number;
  id?: string;
  invalid?: boolean;
  readOnly?: boolean;
  selected?: boolean;
};

/** The grid library draws plain boxes: tells assistive technology what the box around `ref` is and where it stands. */
export function useCellRole(ref: RefObject<HTMLElement | null>, cell: CellRole): void {
  const { role, row, column, id, invalid, readOnly, selected } = cell;
  useLayoutEffect(() => {
    const box = ref.current?.closest('.dsg-cell');
    setAttributes(box, {
      role,
      id,
      'aria-colindex': String(column + 2),
      'aria-invalid': invalid ? 'true' : undefined,
      'aria-readonly': readOnly ? 'true' : undefined,
      'aria-selected': selected === undefined ? undefined : String(selected),
    });
    // Every row has its number: that cell speaks for the row.
    if (column < 0) setAttributes(box?.closest('.dsg-row'), { role: 'row', 'aria-rowindex': String(row + 2) });
  }, [ref, role, row, column, id, invalid, readOnly, selected]);
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

export function gridBox(wrapper: RefObject<HTMLElement | null>): HTMLElement | null {
  return wrapper.current?.querySelector<HTMLElement>('.dsg-container') ?? null;
}
