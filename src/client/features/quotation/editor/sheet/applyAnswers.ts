import type { AnswerMergeDto } from '../../../../../contract/entities/answerSheet';
import { type OfferedReader, withOffered } from '../offered';
import type { QuoteRow } from '../quoteRow';
import type { QuoteTerms } from '../quoteTerms';

type Applied = AnswerMergeDto['applied'];
export type Conflict = AnswerMergeDto['conflicts'][number];
type Field = keyof Applied[number]['values'];

/** One cell that a sheet changes. */
export interface CellChange {
  field: Field;
  before: string;
  after: string;
}

export interface RowChange {
  row: QuoteRow;
  cells: CellChange[];
}

/** What a sheet changes in the rows as they stand; cells that already say the same are no change. */
export function changesOf(rows: readonly QuoteRow[], applied: Applied): RowChange[] {
  const answers = new Map(applied.map(({ line_id, values }) => [line_id, values]));
  return rows.flatMap((row) => {
    const cells = Object.entries(answers.get(row.id) ?? {})
      .map(([field, value]) => ({ field: field as Field, before: row[field as Field], after: String(value) }))
      .filter(({ before, after }) => !isSame(before, after));
    return cells.length > 0 ? [{ row, cells }] : [];
  });
}

/** Conflicts as the seller finds them in the file; its sheets stay in their order. */
export function inSheetOrder(conflicts: readonly Conflict[]): Conflict[] {
  const sheets = [...new Set(conflicts.map(({ sheet }) => sheet))];
  return conflicts.toSorted((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row);
}

/** Answers as they count: a row of the sheet that the seller takes all the same stands in its line's place. */
export function withTaken(applied: Applied, taken: readonly Conflict[]): Applied {
  const instead = new Map(
    taken.flatMap(({ line_id, values }) => (line_id && values ? [[line_id, { line_id, values }] as const] : [])),
  );
  return [...applied.filter(({ line_id }) => !instead.has(line_id)), ...instead.values()];
}

/** The conflicts taken all the same once one of them is switched; of two rows for one line only the last counts. */
export function switched(taken: readonly Conflict[], one: Conflict): Conflict[] {
  if (taken.includes(one)) return taken.filter((other) => other !== one);
  return [...taken.filter(({ line_id }) => line_id !== one.line_id), one];
}

/** The rows with those changes; what is offered instead is read against the requested item. */
export function applyChanges(
  rows: readonly QuoteRow[],
  changes: readonly RowChange[],
  read: OfferedReader | null = null,
): QuoteRow[] {
  const byId = new Map(changes.map(({ row, cells }) => [row.id, cells]));
  return rows.map((row) => {
    const cells = byId.get(row.id);
    if (!cells) return row;
    const changed = { ...row, ...Object.fromEntries(cells.map(({ field, after }) => [field, after])) };
    return cells.some(({ field }) => field === 'offered') ? withOffered(changed, changed.offered, read) : changed;
  });
}

/** `12500` and `12500.0000` are one price. */
function isSame(before: string, after: string): boolean {
  const number = /^\d+(\.\d+)?$/;
  return before === after || (number.test(before) && number.test(after) && Number(before) === Number(after));
}

/** Conflicts of one kind, and where single cells could not be read of one column, with the rows of the file. */
export interface ConflictGroup {
  key: string;
  kind: Conflict['kind'];
  /** The column whose cells could not be read. */
  field: string | null;
  conflicts: Conflict[];
}

/** Conflicts by their kind, in the order in which the file first shows each. */
export function groupedConflicts(conflicts: readonly Conflict[]): ConflictGroup[] {
  const groups = new Map<string, ConflictGroup>();
  for (const one of inSheetOrder(conflicts)) {
    const field = one.kind === 'bad_value' ? (Object.keys(one.cells)[0] ?? null) : null;
    const key = [one.kind, field].filter(Boolean).join(' ');
    const group = groups.get(key) ?? { key, kind: one.kind, field, conflicts: [] };
    group.conflicts.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The terms of the quotation that a sheet changes, each as it was and as it becomes. */
export function termChanges(terms: QuoteTerms, sheet: AnswerMergeDto['terms']) {
  return (Object.entries(sheet) as [keyof typeof sheet, string][])
    .map(([field, after]) => ({ field, before: terms[field], after }))
    .filter(({ before, after }) => !isSame(before, after) && !(before === '' && after === '0'));
}
