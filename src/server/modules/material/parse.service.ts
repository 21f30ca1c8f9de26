import type { ParsedLineDto, ParseOutput } from '../../../contract/entities/parse';
import { lineOf } from '../../../domain/material/requestLine';
import { parseLines } from '../../../domain/material/parseLine';
import { readTable } from '../../../domain/material/table';
import { refuse } from '../../http/fail';
import { readSheets } from './spreadsheet';

const MOST_LINES = 5000;

/** Reads pasted lines, in their order; none is dropped. */
export async function readTextLines(texts: readonly string[]): Promise<ParseOutput> {
  const tabbed = texts.some((text) => text.includes('\t'));
  if (tabbed)
    return {
      lines: tableLines(
        texts.map((text) => text.split('\t')),
        null,
      ),
      sheets: [],
    };
  return { lines: parseLines([...texts]).map((parsed) => lineOf(parsed, {})), sheets: [] };
}

/** Reads every sheet of a spreadsheet into lines; rows that are no items stay as excluded lines. */
export async function readFileLines(file: { name: string; content: string }): Promise<ParseOutput> {
  const sheets = await readSheets(file.name, Buffer.from(file.content.replace(/^data:[^,]*,/, ''), 'base64'));
  const read = sheets.map((sheet) => ({ sheet, table: readTable(sheet.rows) }));
  const lines = read.flatMap(({ sheet }) => tableLines(sheet.rows, sheet.name)).slice(0, MOST_LINES);
  if (!lines.some((line) => !line.excluded)) return refuse('FILE_EMPTY');
  return {
    lines,
    sheets: read.map(({ sheet, table }) => ({
      name: sheet.name,
      rows: sheet.rows.length,
      header_row: table.header_row,
    })),
  };
}

function tableLines(rows: string[][], sheet: string | null): ParsedLineDto[] {
  return readTable(rows).lines.map((line) =>
    lineOf(line.parsed, { sheet, row: line.row, remark: line.cells.remark ?? null, tag: line.cells.tag ?? null }),
  );
}
