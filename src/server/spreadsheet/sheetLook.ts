import type { Sheet } from 'hucre/xlsx';
import type { RowLook } from '../../domain/material/tables/sheetFacts';

/** What a sheet of an old or open format says by its looks; the library reads its cells alone. */
export interface SheetLook {
  /** Not shown at all. */
  hidden: boolean;
  rows: Map<number, RowLook>;
  /** Cells that are struck through: `row,column`. */
  struck: string[];
}

/** A sheet with its rows that are hidden or filtered out. */
export type LookedSheet = Sheet & { looks?: ReadonlyMap<number, RowLook> };

/** Sheets with how they look, in the same order; those that are not shown are left out, as those of an .xlsx are. */
export function withLooks(sheets: readonly Sheet[], looks: readonly SheetLook[]): LookedSheet[] {
  return sheets.flatMap((sheet, index) => {
    const look = looks[index];
    if (!look) return [sheet];
    if (look.hidden) return [];
    const cells = new Map(sheet.cells);
    for (const key of look.struck)
      cells.set(key, {
        ...(cells.get(key) ?? { value: null, type: 'empty' }),
        style: { font: { strikethrough: true } },
      });
    return [{ ...sheet, cells, looks: look.rows }];
  });
}
