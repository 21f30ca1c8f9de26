import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

type Cell = string | number | null;

/** Terms as a seller writes them, by the titles of their rows. */
const TERMS: Readonly<Record<string, Cell>> = {
  운임: 120000,
  '최소 주문 금액': '500,000원',
  '견적 유효기한': '2027-01-31',
  '인도 조건': '상차도',
  '결제 조건': '익월 말 결제',
  '구매사 전달 사항': '현장 하차 별도',
};

/** Whether LibreOffice is there to open and save a workbook as a seller does. */
export const hasOffice = spawnSync('soffice', ['--version']).status === 0;

/**
 * A quote form with these cells filled in, row by row by the titles of their columns, and its terms, opened and saved again by
 * LibreOffice, which computes its formulas; where there is none, as our own writer saves it.
 */
export async function filledByOffice(
  bytes: Uint8Array,
  list: string,
  terms: string,
  answers: readonly Readonly<Record<string, Cell>>[],
): Promise<Uint8Array> {
  const book = await readXlsx(bytes, { readStyles: true });
  for (const sheet of book.sheets) {
    const rows = sheet.rows as Cell[][];
    const put = (row: number, column: number, value: Cell) => {
      const line = rows[row];
      if (line) line[column] = value;
      const cell = sheet.cells?.get(`${row},${column}`);
      if (cell) Object.assign(cell, { value, type: typeof value === 'number' ? 'number' : 'string' });
    };
    if (sheet.name === list) {
      const head = rows.findIndex((row) => row.includes('단가'));
      for (const [index, answer] of answers.entries())
        for (const [title, value] of Object.entries(answer)) {
          const column = rows[head]?.indexOf(title) ?? -1;
          if (column < 0) throw new Error(`no column ${title}`);
          put(head + 1 + index, column, value);
        }
    }
    if (sheet.name === terms)
      for (const [row, [title]] of rows.entries()) {
        const value = TERMS[title as string];
        if (value !== undefined) put(row, 1, value);
      }
  }
  const written = await writeXlsx({ sheets: book.sheets as never });
  return hasOffice ? savedByOffice(written) : new Uint8Array(written);
}

/** One cell of a workbook, both counted from 0. */
export interface PlacedCell {
  sheet: string;
  row: number;
  column: number;
  /** Null empties it. */
  value: number | null;
}

/** The workbook with these cells changed, every formula computed again by LibreOffice. */
export async function recalculatedByOffice(bytes: Uint8Array, changes: readonly PlacedCell[]): Promise<Uint8Array> {
  const book = await readXlsx(bytes, { readStyles: true });
  for (const { name, rows, cells } of book.sheets) {
    // Without the figure of before, nothing but the formula can be shown.
    for (const [place, cell] of cells ?? []) {
      if (!cell.formula) continue;
      const [row = 0, column = 0] = place.split(',').map(Number);
      const line = rows[row];
      if (line) line[column] = null;
      Object.assign(cell, { value: null, formulaResult: undefined });
    }
    for (const { row, column, value } of changes.filter(({ sheet }) => sheet === name)) {
      const line = rows[row];
      if (line) line[column] = value;
      const cell = cells?.get(`${row},${column}`);
      if (cell?.formula) throw new Error(`${name} ${row},${column} is no input`);
      if (cell) Object.assign(cell, { value });
    }
  }
  return savedByOffice(await writeXlsx({ sheets: book.sheets as never }));
}

async function savedByOffice(written: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const [source, out] = [join(folder, 'form.xlsx'), join(folder, 'out')];
    await writeFile(source, written);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', out, source]);
    return new Uint8Array(await readFile(join(out, 'form.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
