import type { Cell, CellStyle, CellValue, DataValidation, WriteSheet } from 'hucre/xlsx';
import { safeCell } from '../../domain/material/safeCell';
import { type ChoiceLists, choiceRange } from './choiceLists';
import { columnDef, formatOf, isNumber, type SheetColumn } from './sheetColumn';
import { sheetValue } from './sheetValue';

export interface SheetPlan<Row> {
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  /** Columns that stay at the left. */
  frozenColumns?: number;
  /** What it is printed on (default A4). */
  paper?: 'a3' | 'a4';
  /** Draws a fine line below each row, so that an eye follows it across a wide print. */
  ruled?: boolean;
  /** Lines of words above the header, such as the request's number and title. */
  intro?: readonly string[];
  /** Locks the headings, so that the file is found its way around when it comes back. Everything else stays free. */
  guarded?: boolean;
  /** Empty rows below that can be filled in, with the lists and formats of their columns. */
  spareRows?: number;
  /** What to say when a cell with choices is given another value. */
  choiceError?: { title: string; message: string };
}

/** One sheet of a file, whatever its rows are. */
export type AnySheet = (lists: ChoiceLists) => WriteSheet;

/** A font of its own has to name the family, or each program takes another. */
const FAMILY = { name: 'Calibri', size: 11 } as const;
const HEAD: CellStyle = {
  font: { ...FAMILY, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F3A5F' } },
  alignment: { vertical: 'center', wrapText: true },
};
const OPEN_HEAD: CellStyle = { ...HEAD, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '2466EB' } } };
const TITLE: CellStyle = { font: { ...FAMILY, bold: true, size: 14 } };
const OPEN: CellStyle = { protection: { locked: false } };
const NOTE: CellStyle = { font: { ...FAMILY, color: { rgb: '697586' } } };
const RULE: CellStyle['border'] = { bottom: { style: 'thin', color: { rgb: 'E3E8EF' } } };
/** Height of a line of words, in points. */
const LINE = 15;
/** A Korean letter is as wide as two figures, in which the widths of columns are counted. */
const WIDE = /[\u1100-\uffff]/g;
/** So many characters are still readable across a portrait page. */
const UPRIGHT_CHARACTERS = 100;
/** A heading stands over the figures of its column, which end at the right. */
const OVER_FIGURES: CellStyle['alignment'] = { vertical: 'center', wrapText: true, horizontal: 'right' };
/** What stays possible in a guarded sheet. Sorting needs cells that are open, so all but the headings are. */
const ALLOWED: WriteSheet['protection'] = {
  sheet: true,
  sort: true,
  autoFilter: true,
  formatCells: true,
  formatColumns: true,
  formatRows: true,
  insertColumns: true,
  insertRows: true,
  deleteRows: true,
};

/** Plans a sheet: header with its look, frozen rows, formats, lists, protection. */
export function sheet<Row>(plan: SheetPlan<Row>): AnySheet {
  return (lists) => {
    const { name, columns, rows, intro = [], guarded = false } = plan;
    // One empty row keeps the words above apart from the table.
    const head = intro.length > 0 ? intro.length + 1 : 0;
    const body = rows.map((row) => columns.map(({ value, kind = 'text' }) => sheetValue(value(row), kind)));
    const above: CellValue[][] = [...intro.map((line) => [sheetValue(line, 'text')]), ...(head > 0 ? [[]] : [])];
    return {
      name,
      columns: columns.map((column) => columnDef(column, guarded)),
      // A heading may name a company.
      rows: [...above, columns.map(({ title }) => safeCell(title)), ...body],
      cells: styles(plan, head, body),
      freezePane: { rows: head + 1, ...(plan.frozenColumns ? { columns: plan.frozenColumns } : {}) },
      rowDefs: new Map([
        [head, { height: LINE * headLines(columns) }],
        ...wrappedHeights(columns, body).map(([row, height]) => [head + 1 + row, { height }] as const),
      ]),
      dataValidations: validations(plan, head, lists),
      autoFilter: { range: `A${head + 1}:${letters(columns.length - 1)}${head + 1 + Math.max(1, body.length)}` },
      ...(guarded ? { protection: ALLOWED } : {}),
      ...printed(plan, head + 1),
    };
  };
}

/** How many lines words take in a column of so many characters. */
function linesOf(words: string, width: number): number {
  const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
  return words.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / width)), 0);
}

/** How many lines the longest heading takes within its column, two at least. */
function headLines<Row>(columns: readonly SheetColumn<Row>[]): number {
  return Math.max(2, ...columns.map(({ title, width }) => linesOf(title, width)));
}

/** Rows whose words wrap, with their height: programs do not find it by themselves. */
function wrappedHeights<Row>(columns: readonly SheetColumn<Row>[], body: CellValue[][]): Array<[number, number]> {
  return body.flatMap((cells, row): Array<[number, number]> => {
    const lines = columns.map(({ wraps, width }, index) => (wraps ? linesOf(String(cells[index] ?? ''), width) : 1));
    const most = Math.max(1, ...lines);
    return most > 1 ? [[row, LINE * most]] : [];
  });
}

/** Print setup: as wide as the table and as many pages as its rows need, each with the headings and its number. */
function printed<Row>({ columns, paper = 'a4' }: SheetPlan<Row>, headRow: number): Partial<WriteSheet> {
  const width = columns.reduce((sum, column) => sum + (column.hidden ? 0 : column.width), 0);
  return {
    pageSetup: {
      paperSize: paper,
      orientation: paper === 'a3' || width > UPRIGHT_CHARACTERS ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { top: 0.6, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
      printTitlesRow: `$${headRow}:$${headRow}`,
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
  };
}

function styles<Row>(
  { columns, rows, intro = [], spareRows = 0, guarded, ruled }: SheetPlan<Row>,
  head: number,
  body: CellValue[][],
) {
  const cells = new Map<string, Partial<Cell>>();
  for (const index of intro.keys()) cells.set(`${index},0`, { style: index === 0 ? TITLE : NOTE });
  for (const [index, { open, kind = 'text' }] of columns.entries()) {
    const look = open ? OPEN_HEAD : HEAD;
    cells.set(`${head},${index}`, { style: isNumber(kind) ? { ...look, alignment: OVER_FIGURES } : look });
  }
  for (let row = 0; row < body.length + spareRows; row += 1) {
    for (const [index, { kind = 'text', formula, ground, bold, wraps }] of columns.entries()) {
      const value = body[row]?.[index] ?? null;
      const numFmt = formatOf(kind, value);
      const own = rows[row];
      const fgColor = own === undefined ? undefined : ground?.(own);
      const style: CellStyle = {
        ...(numFmt ? { numFmt } : {}),
        ...alignmentOf(kind, { wraps, ruled }),
        ...(ruled ? { border: RULE } : {}),
        ...(guarded ? OPEN : {}),
        ...(fgColor ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: fgColor } } } : {}),
        ...(own !== undefined && bold?.(own) ? { font: { ...FAMILY, bold: true } } : {}),
      };
      const computing = formula?.(rows[row], head + 2 + row);
      const computed = computing !== undefined && { formula: computing, formulaResult: value };
      cells.set(`${head + 1 + row},${index}`, { style, ...computed });
    }
  }
  return cells;
}

/** Figures end at the right; where words wrap, the row's other cells begin beside their first line. */
function alignmentOf(
  kind: NonNullable<SheetColumn<unknown>['kind']>,
  { wraps, ruled }: { wraps: boolean | undefined; ruled: boolean | undefined },
): Pick<CellStyle, 'alignment'> {
  const alignment: CellStyle['alignment'] = {
    ...(isNumber(kind) ? { horizontal: 'right' } : {}),
    ...(wraps ? { wrapText: true } : {}),
    ...(ruled ? { vertical: 'top' } : {}),
  };
  return Object.keys(alignment).length > 0 ? { alignment } : {};
}

function validations<Row>(
  { columns, rows, spareRows = 0, choiceError }: SheetPlan<Row>,
  head: number,
  lists: ChoiceLists,
): DataValidation[] {
  const last = head + 1 + Math.max(1, rows.length + spareRows);
  return columns.flatMap(({ choices, free, title, hint }, index): DataValidation[] => {
    const range = `${letters(index)}${head + 2}:${letters(index)}${last}`;
    const input = hint ? { showInputMessage: true, inputTitle: title, inputMessage: hint } : {};
    if (choices) {
      const error = choiceError ? { errorTitle: choiceError.title, errorMessage: choiceError.message } : {};
      const formula1 = choiceRange(lists, choices);
      return [{ type: 'list', range, formula1, allowBlank: true, showErrorMessage: !free, ...error, ...input }];
    }
    // A hint needs a rule to hang on; this one lets everything pass.
    return hint ? [{ type: 'custom', range, formula1: 'TRUE', allowBlank: true, ...input }] : [];
  });
}

/** A column's letters: 0 is A, 26 is AA. */
export function letters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : letters(Math.floor(index / 26) - 1) + rest;
}
