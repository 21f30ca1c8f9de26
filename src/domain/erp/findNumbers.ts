/** Where in a table of texts the numbers stand, counted from 0; null where that is not clear. */
export interface NumberPlaces {
  order: number | null;
  number: number | null;
  day: number | null;
}

/** A number of an order of ours, alone in its cell or among other words. */
const ORDER = /(?<![\w-])O\d{6}-[2-9A-Z]{5}(?![\w-])/i;
/** The number by which the tax service approved an invoice: day, system, serial. */
const APPROVAL = /^\d{8}-?[\da-z]{8}-?[\da-z]{8}$/i;
const ERP_HEAD =
  /erp|sap|oracle|전표|발주\s*번호|수주\s*번호|구매\s*오더|관리\s*번호|document|voucher|\bpo\b|p\/o|order\s*(?:no|number)/i;
const DAY_HEAD = /작성\s*일|issue|written/i;
const WRITTEN_HEAD = /작성\s*일/;
/** Some time behind a day: that of a cell with day and time. */
const TIME = '(?:[T ]+\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)?';
const DAYS = [
  new RegExp(`^(\\d{4})(\\d{2})(\\d{2})${TIME}$`),
  new RegExp(`^(\\d{4})\\s*[-./]\\s*(\\d{1,2})\\s*[-./]\\s*(\\d{1,2})\\.?${TIME}$`),
  new RegExp(`^(\\d{4})\\s*년\\s*(\\d{1,2})\\s*월\\s*(\\d{1,2})\\s*일${TIME}$`),
];

/** The order's number in a cell, in capitals; null where there is none. */
export const orderNumberIn = (cell: string): string | null => ORDER.exec(cell)?.[0].toUpperCase() ?? null;

/** An approval number as it is kept; null for any other text. */
export function approvalNumberIn(cell: string): string | null {
  const compact = cell.replaceAll(/[\s-]/g, '');
  if (!APPROVAL.test(compact)) return null;
  return `${compact.slice(0, 8)}-${compact.slice(8, 16)}-${compact.slice(16)}`;
}

/** A day as `YYYY-MM-DD`, of a cell that may hold a time too; null for what is none. */
export function dayIn(cell: string): string | null {
  const [, year, month = '', day = ''] = DAYS.map((form) => form.exec(cell.trim())).find(Boolean) ?? [];
  if (!year) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  // The 30th of February would be read as a day of March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
}

/** The row of the heads: the last one above the first row with an order's number or an approval number. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) =>
    row.some((cell) => orderNumberIn(cell) !== null || approvalNumberIn(cell) !== null),
  );
  for (let at = (first === -1 ? rows.length : first) - 1; at >= 0; at -= 1) {
    if (rows[at]?.some(Boolean)) return at;
  }
  return -1;
}

/**
 * Finds the columns of a file with numbers: the order's by its form, the approval number by its form, another system's by its
 * head, or as the only column that is left.
 */
export function findNumbers(
  rows: readonly (readonly string[])[],
  heads: readonly string[],
  wanted: 'erp' | 'approval',
): NumberPlaces {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const most = (fits: (cell: string) => boolean) => {
    const counts = places.map((place) => rows.filter((row) => fits(row[place] ?? '')).length);
    const best = Math.max(0, ...counts);
    return best === 0 ? null : counts.indexOf(best);
  };
  const order = most((cell) => orderNumberIn(cell) !== null);
  if (wanted === 'approval') {
    const headed = (head: RegExp, fits: (cell: string) => boolean) =>
      places.find((place) => head.test(heads[place] ?? '') && rows.some((row) => fits(row[place] ?? '')));
    // A column of that name whose days cannot be read is the column all the same, and its rows say so.
    const day = headed(DAY_HEAD, (cell) => dayIn(cell) !== null) ?? headed(WRITTEN_HEAD, Boolean);
    return { order, number: most((cell) => approvalNumberIn(cell) !== null), day: day ?? null };
  }
  const others = places.filter((place) => place !== order && rows.some((row) => row[place]));
  const named = others.filter((place) => ERP_HEAD.test(heads[place] ?? ''));
  const [only] = named.length > 0 ? named : others;
  return { order, number: named.length === 1 || others.length === 1 ? (only ?? null) : null, day: null };
}
