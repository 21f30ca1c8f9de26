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
  const left = forced === undefined ? leftToBuy(all, chosen, looked) : null;
  if (left) return { column: left.column, unit: left.title.unit ?? chosen.title.unit, doubt: left.doubt };
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
    doubt: forced === undefined && (chosen !== first || isOutdone(all, chosen, looked)),
  };
}

/** The figure of a cell, nothing where it is none. */
const figureIn = (cells: readonly string[], column: number): number | null => {
  const text = (cells[column] ?? '').replaceAll(/[,\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
};

/**
 * `TOTAL | STOCK | NET REQ'D`: the column that is in every row what the stock leaves of the total is what is bought. Where
 * it is what was ordered or received before that is taken off, the rest may also be a delivery still to come: doubtful.
 */
function leftToBuy(
  all: readonly Candidate[],
  total: Candidate,
  body: readonly (readonly string[])[],
): (Candidate & { doubt: boolean }) | null {
  // A list of orders says what was ordered, however much of it has arrived.
  const had = all.filter(({ role }) => role === 'stock' || (role === 'done' && total.role !== 'order'));
  for (const taken of had)
    for (const rest of all) {
      if (rest === total || rest === taken) continue;
      let [agreeing, less] = [0, 0];
      const agrees = body.every((cells) => {
        const [whole, off, left] = [total, taken, rest].map(({ column }) => figureIn(cells, column));
        if (whole == null || left == null) return true;
        if (Math.abs(whole - (off ?? 0) - left) > 1e-6) return false;
        agreeing++;
        if (off) less++;
        return true;
      });
      if (agrees && agreeing > 0 && less > 0) return { ...rest, doubt: taken.role === 'done' };
    }
  return null;
}

/** `설계 | 시공`: a design quantity beside what was or will be built of it is to be looked at where that is more. */
function isOutdone(all: readonly Candidate[], chosen: Candidate, body: readonly (readonly string[])[]): boolean {
  if (chosen.role !== 'net') return false;
  return all
    .filter(({ role }) => role === 'done')
    .some(({ column }) =>
      body.some(
        (cells) => (figureIn(cells, column) ?? 0) > (figureIn(cells, chosen.column) ?? Number.POSITIVE_INFINITY),
      ),
    );
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
