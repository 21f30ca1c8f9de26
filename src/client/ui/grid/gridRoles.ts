/**
 * Roles of the boxes that a grid is drawn with. They are no table: only the rows in sight are drawn, at their places in a
 * box as high as all of them.
 */
export const gridRoles = {
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index }),
  rowheader: { role: 'rowheader', 'aria-colindex': 1 },
  columnheader: (place: number) => ({ role: 'columnheader', 'aria-colindex': place }),
  listbox: { role: 'listbox' },
  option: (selected: boolean) => ({ role: 'option', 'aria-selected': selected }),
} as const;

type CellState = { place: number; invalid: boolean; editable: boolean; selected: boolean };

/** What a cell is to assistive technology. */
export const cellRole = ({ place, invalid, editable, selected }: CellState) => ({
  role: 'gridcell',
  'aria-colindex': place,
  'aria-invalid': invalid || undefined,
  'aria-readonly': !editable || undefined,
  'aria-selected': selected,
});
