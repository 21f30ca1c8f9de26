import { ANSWER_FIELDS, type AnswerField, plainWord, SELLER_FIELDS } from './answerFields';
import type { SellerCells } from './readAnswer';
import { unsafeCell } from '../safeCell';

/** One row of a filled answer sheet. */
export interface AnswerRow {
  sheet: string;
  /** As the spreadsheet counts, from 1. */
  row: number;
  key: string;
  no: string;
  item: string;
  qty: string;
  uom: string;
  cells: SellerCells;
}

/** Titles of each column, in every language the sheet is made in. */
export type AnswerTitles = Readonly<Record<AnswerField, readonly string[]>>;

const SEARCHED_ROWS = 20;

/**
 * The rows of the sheets that hold an answer, by the titles of their columns, wherever those were moved. Null when no
 * sheet has the columns, or one has a column of the seller's twice, so that it is unknown which one counts.
 */
export function answerRows(
  sheets: readonly { name: string; rows: readonly (readonly string[])[] }[],
  titles: AnswerTitles,
): AnswerRow[] | null {
  const found: AnswerRow[] = [];
  let titled = false;
  for (const { name, rows } of sheets) {
    const header = findHeader(rows, titles);
    if (!header) continue;
    if (header === 'twice') return null;
    titled = true;
    for (const [index, cells] of rows.entries()) {
      if (index > header.row && cells.some((cell) => cell.trim()))
        found.push(rowOf(name, index, cells, header.columns));
    }
  }
  return titled ? found : null;
}

type Columns = ReadonlyMap<AnswerField, number>;

function findHeader(
  rows: readonly (readonly string[])[],
  titles: AnswerTitles,
): { row: number; columns: Columns } | 'twice' | null {
  const known = new Map(
    ANSWER_FIELDS.flatMap((field) => titles[field].map((title) => [plainWord(title), field] as const)),
  );
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const columns = new Map<AnswerField, number>();
    let twice = false;
    for (const [index, cell] of cells.entries()) {
      const field = known.get(plainWord(cell));
      if (!field) continue;
      if (columns.has(field)) twice = true;
      else columns.set(field, index);
    }
    if (!columns.has('unit_price') || !(columns.has('key') || columns.has('item'))) continue;
    return twice ? 'twice' : { row, columns };
  }
  return null;
}

function rowOf(sheet: string, index: number, cells: readonly string[], columns: Columns): AnswerRow {
  const at = (field: AnswerField) => {
    const column = columns.get(field);
    return column === undefined ? '' : unsafeCell((cells[column] ?? '').trim());
  };
  return {
    sheet,
    row: index + 1,
    key: at('key'),
    no: at('no'),
    item: at('item'),
    qty: at('qty').replaceAll(',', ''),
    uom: plainWord(at('uom')),
    cells: Object.fromEntries(SELLER_FIELDS.map((field) => [field, at(field)])),
  };
}
