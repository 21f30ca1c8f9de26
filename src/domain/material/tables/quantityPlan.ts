import { QUANTITY_RANK, type QuantityRole } from '../data/quantityTitles';
import type { ColumnTitle } from './columnTitle';
import type { QuantityUnit } from './quantityUnit';

/** Which column is bought, and what else its figure takes. */
export interface QuantityPlan {
  column: number;
  unit?: QuantityUnit;
  /** A column of spare pieces or per cent to be added, where no total stands beside it. */
  spare?: { column: number; percent: boolean /** The quantity is net by its title. */; net: boolean };
  /** Columns that only together are the quantity. */
  parts?: readonly number[];
  /** The column holds lengths: they are bought of what is sold by the metre, and of nothing else. */
  metres?: boolean;
  /** The better column is empty in all rows. */
  doubt: boolean;
}

const LOOKED_AT = 200;
/** A word alone names a quantity only where no title says so itself. */
const BARE = 0.5;

type Candidate = { column: number; title: ColumnTitle; role: QuantityRole; rank: number };

/** Chooses the column of the quantity that will be bought among all that hold quantities. */
export function quantityPlan(
  titles: readonly ColumnTitle[],
  body: readonly (readonly string[])[],
  forced?: number,
): QuantityPlan | null {
  const looked = body.slice(0, LOOKED_AT);
  const all = [...titles.entries()].flatMap(([column, title]): Candidate[] => {
    const { role } = title;
    if (role === undefined || (title.bare && !mostlyNumbers(looked, column))) return [];
    return [{ column, title, role, rank: (QUANTITY_RANK[role] ?? 0) - (title.bare ? BARE : 0) }];
  });
  const bought = all.filter(({ role, title }) => QUANTITY_RANK[role] !== undefined && (!title.bare || isAnchored(all)));
  const ranked = [...bought].sort(better);
  const [first] = ranked;
  const filled = ranked.find(({ column }) => looked.some((cells) => cells[column]?.trim())) ?? first;
  const chosen = forced === undefined ? filled : all.find(({ column }) => column === forced);
  if (!chosen) return partsPlan(all, looked, forced);
  const spare =
    chosen.role === 'net' || (chosen.role === 'plain' && !chosen.title.bare)
      ? all.find(({ role }) => role === 'spare')
      : undefined;
  return {
    column: chosen.column,
    unit: chosen.title.unit,
    ...(spare
      ? { spare: { column: spare.column, percent: spare.title.percent === true, net: chosen.role === 'net' } }
      : {}),
    doubt: forced === undefined && chosen !== first,
  };
}

/** Words alone are quantities where one is by its title, or where several stand together as `당초 | 변경 | 증감`. */
const isAnchored = (all: readonly Candidate[]) =>
  all.some(({ title, role }) => !title.bare || role === 'plain') || all.length >= 2;

function better(a: Candidate, b: Candidate): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.title.revision && b.title.revision)
    return b.title.revision.localeCompare(a.title.revision, 'en', { numeric: true });
  // A count before the metres of the same.
  const [ea, eb] = [a.title.unit?.uom === 'EA', b.title.unit?.uom === 'EA'];
  return ea === eb ? a.column - b.column : ea ? -1 : 1;
}

function partsPlan(
  all: readonly Candidate[],
  body: readonly (readonly string[])[],
  forced: number | undefined,
): QuantityPlan | null {
  if (forced !== undefined) return { column: forced, doubt: false };
  const parts = all.filter(({ role, column }) => role === 'part' && mostlyNumbers(body, column));
  const [first] = parts;
  if (!first) return null;
  return {
    column: first.column,
    unit: first.title.unit,
    parts: parts.map(({ column }) => column),
    doubt: parts.length > 1,
  };
}

function mostlyNumbers(body: readonly (readonly string[])[], column: number): boolean {
  let [filled, figures] = [0, 0];
  for (const cells of body) {
    const cell = cells[column]?.trim();
    if (!cell) continue;
    filled++;
    if (/^[-+]?[\d.,\s]+%?$|^=/.test(cell)) figures++;
  }
  return filled > 0 && figures * 2 > filled;
}
