import { inSlices } from '../../ui/inSlices';

/** One line of a record that is being edited, by the cells a person may change. Its id is the same in every tab. */
export interface SheetRow {
  id: string;
  cells: Readonly<Record<string, unknown>>;
}

/** A record as an editor holds it: its head, cell by cell, and its lines. Rows that did not change keep their identity. */
export interface Sheet {
  fields: Readonly<Record<string, unknown>>;
  rows: readonly SheetRow[];
}

/** A cell of the head that differs from what the server has. */
export interface FieldEdit {
  field: string;
  before: unknown;
  now: unknown;
}

/** A line that differs: as it is now, and what its changed cells said before. */
export interface RowEdit {
  row: SheetRow;
  before: Readonly<Record<string, unknown>>;
}

/** What a person changed, as JSON can hold it: the one form in which unsaved work is kept and merged. */
export interface Edits {
  fields: readonly FieldEdit[];
  changed: readonly RowEdit[];
  /** New lines, each with the line it stands behind; null at the top. */
  added: readonly { row: SheetRow; after: string | null }[];
  /** Lines taken out, as they were. */
  removed: readonly SheetRow[];
}

export const NO_EDITS: Edits = { fields: [], changed: [], added: [], removed: [] };

/** Whether nothing differs. */
export function isUnchanged({ fields, changed, added, removed }: Edits): boolean {
  return fields.length + changed.length + added.length + removed.length === 0;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const digits = text.replaceAll(',', '');
  return NUMBER.test(digits) && digits.length < 16 ? Number(digits) : text;
}

/** Whether two values mean the same: the server trims texts, cuts zeros off figures and calls an empty cell null. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [first, second] = [plain(one), plain(other)];
  if (typeof first !== 'object' || typeof second !== 'object') return first === second;
  const keys = new Set([...Object.keys(first as object), ...Object.keys(second as object)]);
  const [a, b] = [first as Record<string, unknown>, second as Record<string, unknown>];
  return [...keys].every((key) => sameValue(a[key], b[key]));
}

/** Rows compared before: of thousands only those that changed are looked at again. */
const compared = new WeakMap<SheetRow, { base: SheetRow; edit: RowEdit | null }>();

function rowEdit(base: SheetRow, row: SheetRow): RowEdit | null {
  if (base.cells === row.cells) return null;
  const known = compared.get(row);
  if (known?.base === base) return known.edit;
  const edit = findEdit(base, row);
  compared.set(row, { base, edit });
  return edit;
}

function findEdit(base: SheetRow, row: SheetRow): RowEdit | null {
  const fields = Object.keys(row.cells).filter((field) => !sameValue(base.cells[field], row.cells[field]));
  const before = Object.fromEntries(fields.map((field) => [field, base.cells[field] ?? null]));
  return fields.length > 0 ? { row, before } : null;
}

/**
 * The record with the very rows of `mine` where both say the same, compared in slices: `editsOf` has nothing to compare in
 * them any more, and nothing is kept twice.
 */
export async function withSameRows(base: Sheet, mine: Sheet): Promise<Sheet> {
  const known = new Map(base.rows.map((row) => [row.id, row]));
  const same = new Map<string, SheetRow>();
  await inSlices(mine.rows, (row) => {
    const before = known.get(row.id);
    if (before && before !== row && findEdit(before, row) === null) same.set(row.id, row);
  });
  return { ...base, rows: base.rows.map((row) => same.get(row.id) ?? row) };
}

const written = new WeakMap<SheetRow, string>();

/** A row as JSON, written once. */
function rowText(row: SheetRow): string {
  const known = written.get(row) ?? JSON.stringify(row);
  written.set(row, known);
  return known;
}

/** Edits as JSON; those of thousands of rows are written in slices, and each row only once. */
export async function editsText({ fields, changed, added, removed }: Edits): Promise<string> {
  await inSlices([...changed, ...added].map(({ row }) => row).concat(removed), rowText);
  const list = (texts: readonly string[]) => `[${texts.join(',')}]`;
  const parts = {
    fields: JSON.stringify(fields),
    changed: list(changed.map(({ row, before }) => `{"row":${rowText(row)},"before":${JSON.stringify(before)}}`)),
    added: list(added.map(({ row, after }) => `{"row":${rowText(row)},"after":${JSON.stringify(after)}}`)),
    removed: list(removed.map(rowText)),
  };
  return `{${Object.entries(parts)
    .map(([name, text]) => `"${name}":${text}`)
    .join(',')}}`;
}

/** What `mine` changed of `base`. */
export function editsOf(base: Sheet, mine: Sheet): Edits {
  const fields = Object.keys(mine.fields)
    .filter((field) => !sameValue(base.fields[field], mine.fields[field]))
    .map((field) => ({ field, before: base.fields[field] ?? null, now: mine.fields[field] ?? null }));
  const changed: RowEdit[] = [];
  const added: { row: SheetRow; after: string | null }[] = [];
  let known: ReadonlyMap<string, SheetRow> | null = null;
  let inPlace = 0;
  let after: string | null = null;
  for (const [at, row] of mine.rows.entries()) {
    // Most rows stand where they stood: thousands are found without a map of them.
    const there = base.rows[at];
    if (there === row) inPlace += 1;
    else {
      const isThere = there?.id === row.id;
      if (isThere) inPlace += 1;
      else known ??= new Map(base.rows.map((one) => [one.id, one]));
      const before = isThere ? there : known?.get(row.id);
      const edit = before && rowEdit(before, row);
      if (edit) changed.push(edit);
      if (!before) added.push({ row, after });
    }
    after = row.id;
  }
  return { fields, changed, added, removed: inPlace === base.rows.length ? [] : rowsMissing(base, mine) };
}

function rowsMissing(base: Sheet, mine: Sheet): SheetRow[] {
  const kept = new Set(mine.rows.map(({ id }) => id));
  return base.rows.filter(({ id }) => !kept.has(id));
}
