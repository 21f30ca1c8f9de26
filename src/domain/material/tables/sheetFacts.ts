/** A range of merged cells, both ends included. */
export interface Merge {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

/** What a sheet says of a whole row by its looks. */
export type RowLook = 'hidden' | 'filtered' | 'struck';

/** What a sheet knows beside the texts of its cells. */
export interface SheetFacts {
  merges?: readonly Merge[];
  looks?: ReadonlyMap<number, RowLook>;
}
