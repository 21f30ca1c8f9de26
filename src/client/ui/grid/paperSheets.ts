import { GUTTER_WIDTH } from './gridMeasures';

/** What the columns of a sheet lying on its side may take together, in the px they have on a screen. */
const SHEET_WIDTH = 1280;

type Wide = { width: number };

/**
 * The columns of each run of sheets: the first one stands on all of them beside the rows' numbers, the others follow
 * in their order, on as few runs as they fit and about as much on each.
 */
export function paperSheets<Column extends Wide>([lead, ...others]: readonly Column[]): Column[][] {
  if (!lead) return [];
  const room = SHEET_WIDTH - GUTTER_WIDTH - lead.width;
  const all = widthOf(others);
  const runs = Math.max(1, Math.ceil(all / room));
  const sheets: Column[][] = [[lead]];
  for (const column of others) {
    const last = sheets.at(-1) ?? [];
    const taken = widthOf(last.slice(1));
    const full = taken > 0 && (taken + column.width > room || taken + column.width / 2 > all / runs);
    if (full) sheets.push([lead, column]);
    else last.push(column);
  }
  return sheets;
}

const widthOf = (columns: readonly Wide[]) => columns.reduce((sum, { width }) => sum + width, 0);
