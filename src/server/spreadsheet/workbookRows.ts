import type { Cell, CellValue, MergeRange, Sheet } from 'hucre/xlsx';
import { writtenBelow } from '../../domain/material/tables/mergedCells';
import type { RowLook, SheetFacts } from '../../domain/material/tables/sheetFacts';
import { fail } from '../http/fail';
import { computeFormula, type FormulaValue } from './formulas';
import type { LookedSheet } from './sheetLook';

/** The rows of a sheet as texts, with what the sheet says of them beside. */
export interface SheetRows extends SheetFacts {
  name: string;
  rows: string[][];
}

const MOST_COLUMNS = 500;
const LONGEST_CELL = 2000;
/** A formula that rests on more formulas than that, one upon the other, is left. */
const DEEPEST = 40;

/** The rows of a workbook's sheets: formulas without a value computed, what is struck through taken out. */
export function workbookRows(sheets: readonly LookedSheet[]): SheetRows[] {
  const computed = formulaValues(sheets);
  return sheets.map((sheet) => {
    const values = computed.get(sheet.name);
    const texts = textRows(sheet.rows, (row, column) => values?.get(`${row},${column}`));
    const looks = looksOf(sheet, texts);
    return { name: sheet.name, rows: withMerges(texts, sheet.merges ?? []), merges: sheet.merges ?? [], looks };
  });
}

/** What formulas without a stored value come to; those that cannot be computed stay as they are written. */
function formulaValues(sheets: readonly Sheet[]): Map<string, Map<string, FormulaValue>> {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const known = new Map<string, Map<string, FormulaValue>>();
  const valueAt = (sheet: Sheet, key: string, depth: number): FormulaValue => {
    const kept = known.get(sheet.name)?.get(key);
    if (kept !== undefined) return kept;
    const cell = sheet.cells?.get(key);
    if (cell?.formula === undefined || (cell.formulaResult ?? null) !== null || depth > DEEPEST)
      return plainValue(sheet, key);
    const value = computeFormula(cell.formula, (other, row, column) => {
      const from = other === null ? sheet : byName.get(other);
      const requested = `${row},${column}`;
      const found = from ? valueAt(from, requested, depth + 1) : null;
      // What rests on a formula that could not be computed cannot be computed either.
      return typeof found === 'string' && found.startsWith('=') ? 'unknown' : found;
    });
    const answer = value ?? `=${cell.formula.replace(/^=/, '')}`;
    const own = known.get(sheet.name) ?? new Map<string, FormulaValue>();
    known.set(sheet.name, own.set(key, answer));
    return answer;
  };
  for (const sheet of sheets) {
    for (const [key, cell] of sheet.cells ?? []) if (cell.formula !== undefined) valueAt(sheet, key, 0);
  }
  return known;
}

function plainValue(sheet: Sheet, key: string): FormulaValue {
  const [row = 0, column = 0] = key.split(',').map(Number);
  const value = sheet.rows[row]?.[column] ?? null;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Rows as texts; an empty row stays as one, so that row numbers are those of the sheet. */
export function textRows(
  rows: readonly (readonly CellValue[])[],
  instead?: (row: number, column: number) => FormulaValue | undefined,
): string[][] {
  if (rows.some((row) => row.length > MOST_COLUMNS)) return fail('FILE_COLUMNS');
  return rows.map((row, at) => {
    const texts = row.map((value, column) =>
      value === null || value === '' ? textOf(instead?.(at, column) ?? null) : textOf(value),
    );
    return texts.some(Boolean) ? texts : [];
  });
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).slice(0, LONGEST_CELL).trim();
}

/** Rows hidden, filtered out or struck through. Of a row that is struck in part, what is struck is taken out of `texts`. */
function looksOf({ rowDefs, cells, autoFilter, ...sheet }: LookedSheet, texts: string[][]): Map<number, RowLook> {
  const looks = new Map<number, RowLook>(sheet.looks);
  const filtered = autoFilter?.columns?.length ? rangeRows(autoFilter.range) : null;
  for (const [row, { hidden }] of rowDefs ?? []) {
    if (!hidden) continue;
    const inFilter = filtered !== null && row > filtered.from && row <= filtered.to;
    looks.set(row, inFilter ? 'filtered' : 'hidden');
  }
  for (const [row, struck] of struckCells(cells ?? new Map(), texts)) {
    const line = texts[row] ?? [];
    const filled = line.filter(Boolean).length;
    const whole = struck.filter(({ left }) => left === '').length;
    if (filled > 0 && whole * 2 > filled && !looks.has(row)) looks.set(row, 'struck');
    else for (const { column, left } of struck) line[column] = left;
  }
  return looks;
}

type Struck = { column: number; left: string };

function struckCells(cells: ReadonlyMap<string, Cell>, texts: string[][]): Map<number, Struck[]> {
  const struck = new Map<number, Struck[]>();
  for (const [key, cell] of cells) {
    const whole = cell.style?.font?.strikethrough === true;
    const runs = cell.richText?.some(({ font }) => font?.strikethrough) ?? false;
    if (!whole && !runs) continue;
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (!texts[row]?.[column]) continue;
    const left = whole
      ? ''
      : (cell.richText ?? [])
          .map((run) => (run.font?.strikethrough ? '' : run.text))
          .join('')
          .trim();
    struck.set(row, [...(struck.get(row) ?? []), { column, left }]);
  }
  return struck;
}

function rangeRows(range: string): { from: number; to: number } {
  const [, from = '1', to = from] = /[A-Z]+(\d+)(?::\$?[A-Z]+\$?(\d+))?/.exec(range.replaceAll('$', '')) ?? [];
  return { from: Number(from) - 1, to: Number(to) - 1 };
}

/**
 * Writes the words of cells merged downwards into every row they cover. A number stays in its first row: a merged
 * quantity is one quantity, not one of each row.
 */
function withMerges(rows: string[][], merges: readonly MergeRange[]): string[][] {
  const written = writtenBelow(rows, merges, (words, { startCol }) =>
    /^[\d.,\s]+$/.test(words) ? null : (cells) => cells.length > startCol,
  );
  return written.whole ? written.rows : fail('FILE_TOO_MUCH');
}
