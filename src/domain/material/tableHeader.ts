import { canonicalNps } from './data/sizes';
import { type ColumnField, headerField, HEADERS } from './data/headers';
import { type ColumnTitle, columnTitle } from './tables/columnTitle';
import { crossColumns } from './tables/crossTable';
import { headerHeight, titlesAbove } from './tables/headerTree';
import { type QuantityPlan, quantityPlan } from './tables/quantityPlan';
import type { Merge } from './tables/sheetFacts';

/** Which columns hold a field, in sheet order. */
export type ColumnMap = Partial<Record<ColumnField, number>>;
/** What the header says of the columns from `from` to before `to`. */
export interface ColumnReading {
  columns: ColumnMap;
  plan: QuantityPlan | null;
  /** Columns that say nothing of the material: prices, other quantities. */
  ignored: ReadonlySet<number>;
}
export interface HeaderReading {
  row: number;
  rows: number;
  /** The titles above each column, the widest first. */
  paths: readonly (readonly string[])[];
  titles: readonly ColumnTitle[];
}

/** Every field that a column can hold. */
export const columnFields: readonly ColumnField[] = HEADERS.map(([field]) => field);

const SEARCHED_ROWS = 20;
const ITEM_FIELDS: readonly ColumnField[] = ['name', 'description', 'size', 'dn', 'material'];

type Rows = readonly (readonly string[])[];

/** Finds the rows of column names within the first 20 rows. */
export function findHeader(rows: Rows, merges: readonly Merge[] = []): HeaderReading | null {
  for (let row = 0; row < Math.min(rows.length, SEARCHED_ROWS); row++) {
    const found = headerAt(rows, row, merges);
    if (found) return found;
  }
  return null;
}

/** The header that begins in this row, or null. */
export function headerAt(rows: Rows, row: number, merges: readonly Merge[]): HeaderReading | null {
  const cells = rows[row] ?? [];
  if (!cells.some((cell) => cell.trim() && isTitled(cell))) return null;
  const height = headerHeight(rows, row, merges);
  for (const rowsHigh of new Set([height, 1])) {
    const paths = titlesAbove(rows, row, rowsHigh, merges);
    const titles = paths.map(columnTitle);
    if (isHeader(titles, paths) || isWordsOverFigures(rows, row, rowsHigh, titles))
      return { row, rows: rowsHigh, paths, titles };
  }
  return null;
}

const isTitled = (cell: string) => {
  if (headerField(cell) !== null) return true;
  const title = columnTitle([cell]);
  return title.field !== null || title.bare === true;
};

/** Titles that hardly any list has, of words alone, above a row of figures: one that names the items is enough. */
function isWordsOverFigures(rows: Rows, row: number, height: number, titles: readonly ColumnTitle[]): boolean {
  const head = (rows[row] ?? []).filter((cell) => cell.trim());
  const below = (rows[row + height] ?? []).filter((cell) => cell.trim());
  const names = titles.some(({ field }) => field === 'name' || field === 'description');
  if (!names || head.length < 3 || head.some((cell) => /\d/.test(cell) || cell.length > 30)) return false;
  return below.length >= 3 && below.filter((cell) => /\d/.test(cell)).length >= 2;
}

function isHeader(titles: readonly ColumnTitle[], paths: readonly (readonly string[])[]): boolean {
  const filled = paths.filter((path) => path.length > 0).length;
  const named = titles.filter(({ field, bare }) => field !== null || bare).length;
  const isItem = titles.some(({ field }) => field !== null && ITEM_FIELDS.includes(field));
  if (isItem && named >= 2 && named * 2 >= filled) return true;
  // An export of a model has dozens of titles: four of ours among nothing but words are enough.
  const kinds = new Set(titles.flatMap(({ field }) => (field !== null && ITEM_FIELDS.includes(field) ? [field] : [])));
  if (kinds.size >= 2 && named >= 4 && paths.every((path) => path.every((title) => !/^[\d.,]+$/.test(title))))
    return true;
  const counted = titles.some(({ field, role }) => field === 'qty' && role !== undefined);
  // Among titles that nobody knows, those of item and quantity are enough where all cells are short words.
  if (isItem && counted && paths.every((path) => path.every((title) => title.length <= 24 && !/^[\d.,]+$/.test(title))))
    return true;
  // Sizes or items as titles.
  const crossed = isItem || named >= 1 ? (crossColumns(paths, titles)?.titles.size ?? 0) : 0;
  return isItem && crossed > 0 && (named + crossed) * 2 >= filled;
}

/** Says which columns hold what, between two columns of a header; `body` are the rows below it. */
export function readColumns(
  { titles, paths = [] }: Pick<HeaderReading, 'titles'> & Partial<Pick<HeaderReading, 'paths'>>,
  body: Rows,
  range: { from: number; to: number } = { from: 0, to: titles.length },
): ColumnReading {
  const within = titles.map(
    (title, index): ColumnTitle => (index >= range.from && index < range.to ? title : { field: null }),
  );
  const plan = quantityPlan(within, body) ?? totalPlan(within, paths, body) ?? lengthPlan(within);
  const columns: ColumnMap = {};
  const ignored = new Set<number>();
  for (const [index, { field, role }] of within.entries()) {
    if (role !== undefined) {
      if (index !== plan?.column) ignored.add(index);
    } else if (field === null || index === plan?.column) continue;
    else if (columns[field] === undefined) columns[field] = index;
    else if (field === 'size' && columns.size2 === undefined && !repeats(body, columns.size, index))
      columns.size2 = index;
    else if (field === 'size') ignored.add(index);
    else if (MONEY.has(field)) ignored.add(index);
  }
  if (plan) columns.qty = plan.column;
  longestDescription(columns, within, body, ignored);
  wordyColumn(columns, within, body, ignored, range);
  return { columns: checkedNumber(checkedMaterial(columns, body), body), plan, ignored };
}

/** A second column of sizes says the first once more where each of its cells is that size, or the larger of two. */
function repeats(body: Rows, first: number | undefined, second: number): boolean {
  const pairs = body.slice(0, 50).flatMap((row): [string, string][] => {
    const [a, b] = [row[first ?? -1]?.trim() ?? '', row[second]?.trim() ?? ''];
    return a && b ? [[a, b]] : [];
  });
  return pairs.length > 0 && pairs.every(([a, b]) => sizeOf(a) !== null && sizeOf(a) === sizeOf(b));
}

const sizeOf = (cell: string) =>
  canonicalNps((cell.split(/[xX×*]/)[0] ?? '').replace(/["”]|IN(?:CH)?\.?|\s?NPS/gi, '').trim());

const MONEY: ReadonlySet<ColumnField> = new Set([
  'code',
  'tag',
  'no',
  'price',
  'amount',
  'weight',
  'delivery',
  'maker',
  'line',
  'remark',
]);

/** `UOM | TOTAL`: beside the unit a total that heads figures is the quantity. */
function totalPlan(titles: readonly ColumnTitle[], paths: HeaderReading['paths'], body: Rows): QuantityPlan | null {
  const unit = titles.findIndex(({ field }) => field === 'unit');
  const column = [unit + 1, unit - 1].find(
    (at) => unit >= 0 && titles[at]?.field === 'amount' && /^TOTAL$/i.test(paths[at]?.at(-1)?.trim() ?? ''),
  );
  return column === undefined || !body.some((row) => /^\d/.test(row[column]?.trim() ?? ''))
    ? null
    : { column, doubt: false };
}

/** Without a column of quantities the metres are bought. */
function lengthPlan(titles: readonly ColumnTitle[]): QuantityPlan | null {
  const total = titles.findIndex(({ field }) => field === 'total_length');
  const column = total >= 0 ? total : titles.findIndex(({ field }) => field === 'length');
  return column < 0
    ? null
    : {
        column,
        unit: titles[column]?.unit ?? { uom: 'M', factor: 1 },
        doubt: total < 0 && !titles[column]?.unit,
        metres: true,
      };
}

/** The reading of columns that a person chose. */
export function chosenColumns(columns: ColumnMap, titles: readonly ColumnTitle[], body: Rows): ColumnReading {
  const plan = columns.qty === undefined ? null : quantityPlan(titles, body, columns.qty);
  const taken = new Set(Object.values(columns));
  const ignored = [...titles.entries()].flatMap(([index, { role }]) => (role && !taken.has(index) ? [index] : []));
  return { columns, plan, ignored: new Set(ignored) };
}

const CODE = /^[A-Z]{0,3}\d{1,3}[A-Z]{0,3}\d{0,2}$/;

/** Of several columns of descriptions the one that says most is it; codes of piping classes say nothing of an item. */
function longestDescription(
  columns: ColumnMap,
  titles: readonly ColumnTitle[],
  body: Rows,
  ignored: Set<number>,
): void {
  const all = [...titles.keys()].filter((index) => titles[index]?.field === 'description');
  if (all.length < 2) return;
  const cellsOf = (index: number) => body.slice(0, 30).flatMap((row) => row[index]?.trim() || []);
  const said = (index: number) => cellsOf(index).reduce((sum, cell) => sum + cell.length, 0);
  const [first] = all.sort((a, b) => said(b) - said(a));
  if (first !== undefined) columns.description = first;
  for (const index of all)
    if (index !== first && cellsOf(index).every((cell) => CODE.test(cell.toUpperCase()))) ignored.add(index);
}

/** Where no title names the items, the column that says most in words does. */
function wordyColumn(
  columns: ColumnMap,
  titles: readonly ColumnTitle[],
  body: Rows,
  ignored: ReadonlySet<number>,
  range: { from: number; to: number },
): void {
  if (columns.name !== undefined || columns.description !== undefined) return;
  const looked = body.slice(0, 50);
  let best: { column: number; letters: number } | null = null;
  for (let column = range.from; column < range.to; column++) {
    if (titles[column]?.field !== null || ignored.has(column)) continue;
    const cells = looked.flatMap((row) => row[column]?.trim() || []);
    const letters = cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
    if (cells.length && letters / cells.length >= 8 && letters > (best?.letters ?? 0)) best = { column, letters };
  }
  if (best) columns.description = best.column;
}

/** `Material` heads the numbers of a master as often as materials. */
function checkedMaterial(columns: ColumnMap, body: Rows): ColumnMap {
  const { material } = columns;
  if (material === undefined) return columns;
  const cells = body.slice(0, 30).flatMap((row) => row[material]?.trim() || []);
  if (!cells.length || !cells.every((cell) => /^\d{5,}$/.test(cell))) return columns;
  const { material: code, ...rest } = columns;
  return { ...rest, code: rest.code ?? code };
}

/** `ITEM` heads item numbers as often as item names: its cells decide. */
function checkedNumber(columns: ColumnMap, body: Rows): ColumnMap {
  const { name } = columns;
  if (name === undefined) return columns;
  // A heading stands in the same column, alone in its row.
  const cells = body
    .slice(0, 30)
    .filter((row) => row.filter((cell) => cell.trim()).length > 1)
    .map((row) => (row[name] ?? '').trim())
    .filter(Boolean);
  if (!cells.length || !cells.every((cell) => /^\d{1,4}[.)]?$/.test(cell))) return columns;
  const { name: number, ...rest } = columns;
  return { ...rest, no: rest.no ?? number };
}
