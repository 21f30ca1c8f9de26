import type { Currency } from '../../../contract/values';
import { type AnswerWords, plainWord, type SellerField } from './answerFields';
import { readAnswerKey } from './answerKey';
import type { AnswerRow } from './answerRows';
import { type AnswerValues, readAnswer, type SellerCells } from './readAnswer';

/** A line as the request reads now. */
export interface RequestedLine {
  id: string;
  line_no: number;
  /** The item in the words of every language the sheet is made in. */
  items: readonly string[];
  qty: string;
  uom: string;
  print: string;
}

/**
 * Why a row was not taken over.
 * `line_changed`: the line reads otherwise since the sheet was made · `quantity_edited`: the sheet's own quantity was
 * overwritten, so the price may be for another one · `line_gone`: it is no longer requested ·
 * `other_request`: the row belongs to another request · `twice`: two rows answer one line differently ·
 * `unknown_line`: nothing says which line is meant · `contradiction`: a price beside "no quote" ·
 * `bad_value`: one cell cannot be read; the others of its row were taken.
 */
export type ConflictKind =
  | 'line_changed'
  | 'quantity_edited'
  | 'line_gone'
  | 'other_request'
  | 'twice'
  | 'unknown_line'
  | 'contradiction'
  | 'bad_value';

export interface AnswerConflict {
  kind: ConflictKind;
  /** Row number as the spreadsheet shows it. */
  row: number;
  sheet: string;
  line_id: string | null;
  line_no: number | null;
  /** The item as the row names it. */
  item: string;
  /** What the seller wrote in the cells concerned. */
  cells: SellerCells;
  /** What the line gets if the seller takes the row all the same; null where that could price something else. */
  values: AnswerValues | null;
}

/** What the rows of a sheet answer. */
export interface AnswerMerge {
  applied: { line_id: string; values: AnswerValues }[];
  conflicts: AnswerConflict[];
  /** Rows without any answer. */
  blank: number;
}

/** How cells are read: the words of choices, and the money of prices. */
type Given = { words: AnswerWords; currency: Currency };

type Placed = { row: AnswerRow; line: RequestedLine; values: AnswerValues; same: string };

/**
 * Lays a filled answer sheet over the request as it reads now. Rows find their line by their key, wherever sorting put
 * them. Whatever cannot be placed beyond doubt is named with its values; nothing written in the sheet gets lost.
 */
export function mergeAnswer(
  request: { rfq_number_id: string; currency: Currency; lines: readonly RequestedLine[] },
  rows: readonly AnswerRow[],
  words: AnswerWords,
): AnswerMerge {
  const given = { words, currency: request.currency };
  const merge: AnswerMerge = { applied: [], conflicts: [], blank: 0 };
  const placed = new Map<string, Placed[]>();
  for (const row of rows) {
    if (!isAnswered(row)) {
      merge.blank += 1;
      continue;
    }
    const found = lineOfRow(request, row);
    if ('kind' in found) {
      const values = found.line ? takeable(row, found.line, given) : null;
      merge.conflicts.push(conflict(found.kind, row, found.line ?? null, row.cells, values));
    } else place(merge, placed, row, found.line, given);
  }
  for (const answers of placed.values()) {
    const [first] = answers;
    if (!first) continue;
    if (answers.every(({ same }) => same === first.same)) {
      merge.applied.push({ line_id: first.line.id, values: first.values });
    } else {
      for (const { row, line, values } of answers)
        merge.conflicts.push(conflict('twice', row, line, row.cells, values));
    }
  }
  return merge;
}

function place(
  merge: AnswerMerge,
  placed: Map<string, Placed[]>,
  row: AnswerRow,
  line: RequestedLine,
  given: Given,
): void {
  const { values, bad } = readAnswer(row.cells, given.words, given.currency);
  for (const { field, value } of bad) merge.conflicts.push(conflict('bad_value', row, line, { [field]: value }));
  if (contradicts(values)) {
    merge.conflicts.push(conflict('contradiction', row, line, row.cells));
    return;
  }
  if (!Object.keys(values).some((field) => field !== 'price_uom')) return;
  const answered = completed(values, line);
  const same = JSON.stringify(Object.entries(answered).sort(([a], [b]) => a.localeCompare(b)));
  placed.set(line.id, [...(placed.get(line.id) ?? []), { row, line, values: answered, same }]);
}

const contradicts = ({ response, unit_price }: AnswerValues) => response === 'no_quote' && unit_price !== undefined;

/** A price in a sheet without its unit is a price of the requested unit. */
function completed(values: AnswerValues, line: RequestedLine): AnswerValues {
  if (values.unit_price === undefined) return values;
  return {
    ...values,
    response: values.offered ? 'alternate' : (values.response ?? 'exact'),
    price_uom: values.price_uom ?? (line.uom || undefined),
  };
}

/** A row that its key brings to this line beyond doubt, although line or row have changed: readable, and in its unit. */
function takeable(row: AnswerRow, line: RequestedLine, given: Given): AnswerValues | null {
  const { values, bad } = readAnswer(row.cells, given.words, given.currency);
  if (bad.length > 0 || contradicts(values)) return null;
  const unit = row.uom || plainWord(values.price_uom ?? '');
  if (values.unit_price !== undefined && unit !== plainWord(line.uom)) return null;
  return completed(values, line);
}

/** The unit of the price stands in every row from the start and answers nothing by itself. */
function isAnswered({ cells }: AnswerRow): boolean {
  return Object.entries(cells).some(([field, cell]) => field !== 'price_uom' && cell.trim());
}

type Found = { line: RequestedLine } | { kind: ConflictKind; line?: RequestedLine };

function lineOfRow(
  { rfq_number_id, lines }: { rfq_number_id: string; lines: readonly RequestedLine[] },
  row: AnswerRow,
): Found {
  const key = readAnswerKey(row.key);
  if (key) {
    if (key.rfq_number_id !== rfq_number_id) return { kind: 'other_request' };
    const line = lines.find(({ id }) => id === key.line_id);
    if (!line) return { kind: 'line_gone' };
    if (line.print !== key.print) return { kind: 'line_changed', line };
    return sameQuantity(row, line) ? { line } : { kind: 'quantity_edited', line };
  }
  // Copied into another file, a row may have lost its key: number, item and quantity together still name one line.
  const alike = lines.filter(
    (line) =>
      String(line.line_no) === row.no && line.items.includes(row.item) && line.qty === row.qty && line.uom === row.uom,
  );
  const [only] = alike;
  return only && alike.length === 1 ? { line: only } : { kind: 'unknown_line' };
}

/** The quantity as the sheet was given out; a column that was taken out says nothing. */
function sameQuantity(row: AnswerRow, line: RequestedLine): boolean {
  const qty = row.qty === '' || Number(row.qty) === Number(line.qty);
  return qty && (row.uom === '' || row.uom === plainWord(line.uom));
}

function conflict(
  kind: ConflictKind,
  row: AnswerRow,
  line: RequestedLine | null,
  cells: SellerCells,
  values: AnswerValues | null = null,
): AnswerConflict {
  const written = Object.entries(cells).filter(([, cell]) => cell.trim()) as [SellerField, string][];
  return {
    kind,
    row: row.row,
    sheet: row.sheet,
    line_id: line?.id ?? null,
    line_no: line?.line_no ?? null,
    item: row.item,
    cells: Object.fromEntries(written),
    values,
  };
}
