import { type Edits, type RowEdit, sameValue, type Sheet, type SheetRow } from './sheet';

/** A cell that both sides changed, to different values. `row` is null in the head. */
export interface Conflict {
  row: string | null;
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** With the own value in every cell that both changed. */
  sheet: Sheet;
  conflicts: readonly Conflict[];
  /** Changes of lines that are not there; only where `missing` is `keep`. */
  away: readonly RowEdit[];
}

/**
 * Puts own changes over the record as it is now. A cell that one side alone changed is taken; where both did, differently,
 * it is a conflict. A line that was changed here and taken out there comes back, so that nothing typed is lost, unless
 * `missing` says that lines which are not there are only out of sight.
 */
export function mergeEdits(theirs: Sheet, edits: Edits, missing: 'restore' | 'keep' = 'restore'): Merged {
  const conflicts: Conflict[] = [];
  const fields = { ...theirs.fields };
  for (const { field, before, now } of edits.fields) {
    note(conflicts, { row: null, field, mine: now, theirs: fields[field] }, before);
    fields[field] = now;
  }
  const changed = new Map(edits.changed.map((edit) => [edit.row.id, edit]));
  const present = new Set(theirs.rows.map(({ id }) => id));
  const gone = new Map(edits.removed.map((row) => [row.id, row]));
  const rows = theirs.rows.flatMap((row) => {
    const before = gone.get(row.id);
    // Taken out here; a person who changed it meanwhile keeps it.
    if (before && sameCells(before, row)) return [];
    const edit = changed.get(row.id);
    return [edit ? mergedRow(row, edit, conflicts) : row];
  });
  const absent = edits.changed.filter(({ row }) => !present.has(row.id));
  if (missing === 'restore') rows.push(...absent.map(({ row }) => row));
  for (const { row, after } of edits.added) {
    if (present.has(row.id)) continue;
    const at = rows.findIndex(({ id }) => id === after);
    rows.splice(after === null ? 0 : at < 0 ? rows.length : at + 1, 0, row);
  }
  return { sheet: { fields, rows }, conflicts, away: missing === 'keep' ? absent : [] };
}

function mergedRow(row: SheetRow, { row: mine, before }: RowEdit, conflicts: Conflict[]): SheetRow {
  const cells = { ...row.cells };
  for (const field of Object.keys(before)) {
    const now = mine.cells[field];
    note(conflicts, { row: row.id, field, mine: now, theirs: cells[field] }, before[field]);
    cells[field] = now;
  }
  return { id: row.id, cells };
}

function note(conflicts: Conflict[], conflict: Conflict, before: unknown): void {
  const { mine, theirs } = conflict;
  if (!sameValue(theirs, before) && !sameValue(theirs, mine)) conflicts.push(conflict);
}

const sameCells = (one: SheetRow, other: SheetRow) =>
  Object.keys(one.cells).every((field) => sameValue(one.cells[field], other.cells[field]));

/** The record with the other side's value in those cells. */
export function takeTheirs(sheet: Sheet, cells: readonly Conflict[]): Sheet {
  const fields = { ...sheet.fields };
  const rows = new Map<string, Record<string, unknown>>();
  for (const { row, field, theirs } of cells) {
    if (row === null) fields[field] = theirs;
    else rows.set(row, { ...rows.get(row), [field]: theirs });
  }
  const changed = sheet.rows.map((row) => {
    const taken = rows.get(row.id);
    return taken ? { id: row.id, cells: { ...row.cells, ...taken } } : row;
  });
  return { fields, rows: changed };
}

/** The same cells with the own value as the form holds it now; the very same list where none of them changed. */
export function withOwnValues(cells: readonly Conflict[], { fields, rows }: Sheet): readonly Conflict[] {
  const valueOf = ({ row, field }: Conflict) =>
    (row === null ? fields : rows.find(({ id }) => id === row)?.cells)?.[field] ?? null;
  const now = cells.map((cell) => (sameValue(cell.mine, valueOf(cell)) ? cell : { ...cell, mine: valueOf(cell) }));
  return now.every((cell, index) => cell === cells[index]) ? cells : now;
}
