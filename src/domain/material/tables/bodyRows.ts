import type { AsideReason, ReadingMark } from '../../../contract/entities/parse';
import { parseLine } from '../parseLine';
import { isLabour, namesOther } from '../reading/noise';
import { normalize } from '../reading/normalize';
import { SCHEDULES } from '../reading/numbers';
import { otherLine } from '../reading/otherLine';
import type { ColumnMap } from '../tableHeader';
import { looseRowText, type RowText, rowText } from '../tableRowText';
import { withShownWords } from './shownWords';
import type { ParsedLine, ItemField } from '../types';
import { crossCells } from './crossTable';
import { dateSize } from './dateSize';
import { type RowQuantity, reweighed, rowQuantity, warned, withLengthQuestion, withQuantity } from './lineQuantity';
import { wordState } from './rowWords';
import type { RowLook } from './sheetFacts';
import type { TableGroup } from './tableParts';
import { joinWrapped, type ListRow } from './wrappedRows';
import { lent } from './lentItem';
import { remarkChange } from './remarkChange';
import { remarkLength } from './remarkLength';

/** One line that the rows of a table gave. */
export interface BodyLine {
  row: number;
  rows: number[];
  cells: readonly string[];
  columns: ColumnMap;
  text: RowText;
  parsed: ParsedLine;
  aside: AsideReason | null;
  marks: ReadingMark[];
}

const DITTO = /^(?:["〃“”]|''|,,|″|上同|상동|동상|위와\s?같음|do\.?|-\s?do\s?-|ditto)$/i;
const TOTAL = /TOTAL|SUMME|GESAMT|ИТОГО|ВСЕГО|合[计計]|小[计計]|总计|합계|소계|총계|누계|SUM\b|^[\s\t]*계[\s\t]/i;

/** Reads the rows below a header, each with the words of headings above it. */
export function readBody(rows: readonly ListRow[], group: TableGroup, looks: ReadonlyMap<number, RowLook>): BodyLine[] {
  const { columns } = group.reading;
  const held: Held = { above: [], section: '', lastName: '' };
  const listed = looks.size > 0 ? rows.filter(({ row }) => !looks.has(row)) : rows;
  const joined = new Map(joinWrapped(listed, columns).map((row) => [row.row, row]));
  const taken = new Set([...joined.values()].flatMap((row) => row.rows.slice(1)));
  const lines: BodyLine[] = [];
  for (const own of rows) {
    if (taken.has(own.row)) continue;
    const look = looks.get(own.row) ?? null;
    for (const row of virtualRows(joined.get(own.row) ?? own, group)) lines.push(readRow(row, held, look));
  }
  return lines;
}

interface Held {
  above: readonly string[];
  section: string;
  lastName: string;
}

type VirtualRow = ListRow & { columns: ColumnMap; group: TableGroup };

/** A row of a table of sizes is as many rows as it has quantities. */
function virtualRows(row: ListRow, group: TableGroup): VirtualRow[] {
  const { columns } = group.reading;
  if (!group.cross) return [{ ...row, columns, group }];
  const { kind, titles } = group.cross;
  const width = Math.max(row.cells.length, ...[...titles.keys()].map((column) => column + 1));
  const crossed = { ...columns, [kind === 'size' ? 'size' : 'name']: width, qty: width + 1 };
  const base = Array.from({ length: width }, (_, column) => (titles.has(column) ? '' : (row.cells[column] ?? '')));
  const own: TableGroup = {
    ...group,
    reading: {
      ...group.reading,
      columns: crossed,
      plan: { column: width + 1, unit: group.reading.plan?.unit, doubt: false },
    },
    style: { ...group.style, columns: crossed },
  };
  const found = crossCells(row.cells, group.cross);
  if (found.length === 0) return [{ ...row, cells: base, columns, group: { ...group, cross: null } }];
  return found.map(({ title, figure }) => ({ ...row, cells: [...base, title, figure], columns: crossed, group: own }));
}

function readRow(row: VirtualRow, held: Held, look: RowLook | null): BodyLine {
  const { columns, group } = row;
  const { style, reading } = group;
  const marks: ReadingMark[] = row.rows.length > 1 ? ['joined'] : [];
  const raw = row.cells;
  const cells = datesAsSizes(withDitto(raw, held.above), columns, marks);
  const quantity =
    reading.plan && cells.some((cell) => cell.trim())
      ? rowQuantity(cells, reading.plan, columns.unit === undefined ? '' : (cells[columns.unit] ?? ''))
      : null;
  const fitting = fits(cells, columns);
  const stated = quantity?.value == null ? '' : `${quantity.value}${quantity.uom ? ` ${quantity.uom}` : ''}`;
  const how = style.cut && quantity?.uom === 'M' ? withoutLength(style) : style;
  let text = fitting ? rowText(cells, how, stated) : looseRowText(cells, columns);
  const titled = fitting && style.untold.size > 0 ? rowText(cells, how, stated, true) : null;
  // The name of a set or a place in a column of its own makes no work of its parts.
  const said = titled && (columns.name !== undefined || columns.description !== undefined) ? titled.whole : text.whole;
  const heading = isHeading(cells, columns, text.whole) || isLabour(normalize(said).s);
  const name = columns.name === undefined ? '' : (cells[columns.name] ?? '').trim();
  let parsed = heading
    ? otherLine(text.text || raw.join('\t'))
    : lent(text, name ? [held.section] : [held.lastName, held.section]);
  if (titled && !heading && titled.reading !== text.reading) {
    const known = lent(titled, []);
    if (known.spans.category && contradicts(known, parsed)) [parsed, text] = [known, titled];
  }
  if (reading.plan?.metres && fitting && stated && !byMetre(parsed)) {
    // Lengths of what is sold by the piece are no quantities.
    text = rowText(cells, how, '', titled !== null && text === titled);
    parsed = lent(text, name ? [held.section] : [held.lastName, held.section]);
  }
  parsed = withSecondSchedule(parsed, columns.schedule2 === undefined ? '' : (cells[columns.schedule2] ?? ''));
  const isItem = parsed.item.category !== 'other';
  let reason: AsideReason | null = null;
  if (isItem && fitting && quantity && (!reading.plan?.metres || byMetre(parsed))) {
    parsed = withQuantity(parsed, quantity, text.at);
    marks.push(...quantity.marks);
  }
  if (!isItem && isSection(cells, text.whole)) {
    held.section = text.whole.trim().replace(/^\d+(?:\.\d+)*[.)]?\t/, '');
    held.lastName = '';
    reason = 'section';
  } else if (isItem) {
    held.above = cells;
    if (name) held.lastName = name;
  }
  reason ??= look ?? wordState(cells, columns.remark) ?? (isItem ? zeroState(quantity) : otherReason(text, quantity));
  if (isItem && fitting && reason === null) {
    parsed = checkedAmount(parsed, cells, columns, quantity);
    parsed = applyRemark(parsed, cells[columns.remark ?? -1] ?? '', marks);
  }
  parsed = withShownWords(parsed, text);
  if (isItem) parsed = withLengthQuestion(parsed);
  else if (fitting && (reason === 'unknown' || reason === 'note')) parsed = withCount(parsed, quantity);
  return { row: row.row, rows: row.rows, cells, columns, text, parsed, aside: reason, marks };
}

/** A row set aside keeps the count of its columns, so that a person who takes it back finds it. */
function withCount(parsed: ParsedLine, quantity: RowQuantity | null): ParsedLine {
  if (quantity?.value == null || quantity.value <= 0) return parsed;
  const unit = quantity.uom ?? parsed.item.unit;
  return { ...parsed, item: { ...parsed.item, qty: quantity.value, ...(unit && { unit }) } };
}

const withoutLength = (style: TableGroup['style']): TableGroup['style'] => ({
  ...style,
  ignored: new Set([...style.ignored, ...(style.columns.length === undefined ? [] : [style.columns.length])]),
});

/** What is sold by the metre. */
const byMetre = ({ item }: ParsedLine) => item.category === 'pipe' || item.category === 'structural';

/** What counts among the fields that columns without a known title may add, but not change. */
const SAID: readonly ItemField[] = [
  'category',
  'type',
  'nps',
  'class',
  'grade',
  'schedule',
  'ends',
  'facing',
  'standard',
];

/** Whether cells of unknown columns add nothing to what the known ones say of an item, or say something else. */
function contradicts(known: ParsedLine, whole: ParsedLine): boolean {
  const { category } = known.item;
  if (category === 'other' || category === 'unclassified') return false;
  if (whole.warnings.some(({ code }) => code === 'other_material')) return false;
  const said = SAID.filter((field) => known.item[field] !== undefined);
  if (said.some((field) => JSON.stringify(known.item[field]) !== JSON.stringify(whole.item[field]))) return true;
  return SAID.every((field) => known.item[field] !== undefined || whole.item[field] === undefined);
}

/** The schedule of the other end, where it is another. */
function withSecondSchedule(parsed: ParsedLine, cell: string): ParsedLine {
  const { schedule } = parsed.item;
  if (!cell.trim() || schedule?.length !== 1) return parsed;
  const [second] =
    parseLine(`REDUCER 6" ${SCHEDULES.has(cell.trim().toUpperCase()) ? 'SCH' : ''}${cell}`).item.schedule ?? [];
  return second && second !== schedule[0]
    ? { ...parsed, item: { ...parsed.item, schedule: [...schedule, second] } }
    : parsed;
}

const zeroState = (quantity: RowQuantity | null): AsideReason | null => (quantity?.value === 0 ? 'zero' : null);

function otherReason({ whole }: RowText, quantity: RowQuantity | null): AsideReason {
  if (TOTAL.test(whole)) return 'total';
  if (quantity?.value != null && /[A-Za-z가-힣]{2}/.test(whole) && !namesOther(whole)) return 'unknown';
  return 'note';
}

const withDitto = (cells: string[], above: readonly string[]) =>
  cells.some((cell) => DITTO.test(cell.trim()))
    ? cells.map((cell, i) => (DITTO.test(cell.trim()) ? (above[i] ?? cell) : cell))
    : cells;

function datesAsSizes(cells: string[], columns: ColumnMap, marks: ReadingMark[]): string[] {
  let changed = cells;
  for (const column of [columns.size, columns.size2, columns.dn]) {
    const cell = column === undefined ? '' : (cells[column] ?? '');
    const size = /[-월]|[A-Za-z]{3}/.test(cell) ? dateSize(cell) : null;
    if (column === undefined || size === null) continue;
    changed = changed.with(column, `${size}"`);
    marks.push('size_from_date');
  }
  return changed;
}

/** A row with words in one cell and no quantity names what follows. */
function isHeading(cells: readonly string[], columns: ColumnMap, text: string): boolean {
  if (cells.filter((cell) => cell.trim()).length !== 1) return false;
  if (columns.qty !== undefined && cells[columns.qty]?.trim()) return false;
  const { nps, qty } = parseLine(text).item;
  return !nps && qty === undefined;
}

/** Whether a row keeps to the columns: more than one cell, a number under the line number, none under the unit. */
function fits(cells: readonly string[], columns: ColumnMap): boolean {
  if (cells.filter((cell) => cell.trim()).length < 2) return false;
  const number = columns.no === undefined ? '' : (cells[columns.no] ?? '').trim();
  if (!/^$|\d|^[A-Za-z가-하]$/.test(number)) return false;
  const unit = columns.unit === undefined ? '' : (cells[columns.unit] ?? '').trim();
  const qty = columns.qty === undefined ? '' : (cells[columns.qty] ?? '').trim();
  // A long text under the quantity is a note that runs over the columns.
  return !/^\d/.test(unit) && (qty.length < 30 || qty.startsWith('='));
}

const isSection = (cells: readonly string[], text: string) =>
  cells.filter((cell) => cell.trim()).length <= 2 &&
  parseLine(`${text} 100A 1EA`).item.category !== 'other' &&
  !TOTAL.test(text);

const money = (cell: string | undefined): number | null => {
  const text = (cell ?? '').replaceAll(/[,\s₩$원]|USD|KRW/g, '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
};

const METRES_PER_FOOT = 0.3048;

/** Price × quantity is the amount: where it is not, one of the three is wrong; where a doubtful quantity fits, it is right. */
function checkedAmount(
  parsed: ParsedLine,
  cells: readonly string[],
  columns: ColumnMap,
  quantity: RowQuantity | null,
): ParsedLine {
  const price = columns.price === undefined ? null : money(cells[columns.price]);
  const amount = columns.amount === undefined ? null : money(cells[columns.amount]);
  const { qty } = parsed.item;
  if (!price || !amount || qty === undefined || !quantity || quantity.value === null) return parsed;
  // Prices go by the unit of the list, which may be feet.
  const counted = quantity.note === 'feet' ? [qty, qty / METRES_PER_FOOT] : [qty];
  if (counted.every((count) => Math.abs(price * count - amount) > Math.max(1, amount * 0.005)))
    return warned(parsed, 'amount_mismatch');
  if (!quantity.doubt || quantity.note !== 'serial') return parsed;
  return withQuantity(parsed, { ...quantity, doubt: false }, { qty: parsed.spans.qty, unit: parsed.spans.unit });
}

/** Certainty of a field that a remark changed. */
const APPLIED = 0.9;

/** A line as its remark changes it; where the remark cannot be followed, the line is to be looked at. */
function applyRemark(given: ParsedLine, remark: string, marks: ReadingMark[]): ParsedLine {
  if (!remark) return given;
  const length = byMetre(given) ? remarkLength(remark, given) : null;
  if (length !== null) marks.push('remark_applied');
  const parsed =
    length === null
      ? given
      : {
          ...given,
          item: { ...given.item, length_m: length },
          confidence: { ...given.confidence, length_m: APPLIED },
        };
  const change = remarkChange(remark, parsed);
  if (change.effect === 'question') return warned(parsed, 'remark_question');
  if (change.effect === 'none' || !change.item) return parsed;
  marks.push('remark_applied');
  const fields = Object.keys(change.item) as ItemField[];
  const confidence = { ...parsed.confidence };
  const spans = { ...parsed.spans };
  for (const field of fields) {
    confidence[field] = APPLIED;
    Reflect.deleteProperty(spans, field);
  }
  return reweighed({ ...parsed, item: { ...parsed.item, ...change.item }, confidence, spans });
}
