import type * as z from 'zod';
import { MAX_LINES } from '../../../contract/constants';
import { parseRfq } from '../../../contract/endpoints/rfq';
import { parseInput } from '../../../contract/entities/parse';
import type { ColumnChoice, ParsedLineDto, ParsedSheet, ParseOutput } from '../../../contract/entities/parse';
import { envelope } from '../../../contract/envelope';
import { parseLines } from '../../../domain/material/parseLine';
import { lineOf } from '../../../domain/material/requestLine';
import { type ColumnMap, readTable, type TableReading } from '../../../domain/material/table';
import { columnFields } from '../../../domain/material/tableHeader';
import { answerText } from '../../http/answerText';
import { refuse } from '../../http/fail';
import type { ReadingTask } from '../../reading/readingTask';
import { bytesOf, MOST_CHARACTERS, readSheets, type SheetRows } from '../../spreadsheet/readSheets';

type Choices = readonly ColumnChoice[] | undefined;

interface RequestListOrder {
  /** The call's body as it came. */
  body: Uint8Array;
  /** Whether the body may bring a file: those of visitors are counted. */
  mayHoldFile: boolean;
  /** Whether the answer is checked against its whole schema, as in tests. */
  check: boolean;
}

/** Reads the body of `POST /rfq/parse`, pasted lines or a file, and writes the answer. */
export const requestListTask: ReadingTask<RequestListOrder, Uint8Array> = {
  name: 'request list',
  async read({ body, mayHoldFile, check }) {
    const input = inputOf(body);
    if ('file' in input && !mayHoldFile) return refuse('WRONG_PARAM');
    const data = 'lines' in input ? readText(input.lines, input.columns) : await readFile(input.file, input.columns);
    const { method, path: url } = parseRfq;
    const write = answerText(check)({ schema: envelope(parseRfq.response), method, url });
    return Buffer.from(write({ mcode: 0, message: '', data }));
  },
};

const MOST_ISSUES = 50;

function inputOf(body: Uint8Array): z.output<typeof parseInput> {
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(body).toString());
  } catch {
    return refuse('WRONG_PARAM');
  }
  const lines = typeof given === 'object' && given !== null && 'lines' in given ? given.lines : null;
  // Told by name before millions of lines are looked at one by one.
  if (Array.isArray(lines) && lines.length > MAX_LINES) return refuse('LIST_TOO_LONG');
  const checked = parseInput.safeParse(given);
  if (checked.success) return checked.data;
  const issues = checked.error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, code }) => ({ path: path.map(placeOf), code }));
  return refuse('WRONG_PARAM', { issues });
}

const placeOf = (part: PropertyKey) => (typeof part === 'number' ? part : String(part));

/** Reads pasted lines, in their order; none is dropped. */
function readText(texts: readonly string[], choices?: Choices): ParseOutput {
  if (texts.length > MAX_LINES) return refuse('LIST_TOO_LONG');
  if (texts.reduce((sum, text) => sum + text.length, 0) > MOST_CHARACTERS) return refuse('FILE_TOO_MUCH');
  const tabbed = texts.some((text) => text.includes('\t'));
  if (!tabbed) return { lines: parseLines([...texts]).map((parsed) => lineOf(parsed, {})), sheets: [] };
  const sheet = { name: '', rows: texts.map((text) => text.split('\t')) };
  const table = readTable(sheet.rows, chosen(choices, ''));
  return { lines: tableLines(table, null), sheets: [sheetOf(sheet, table)] };
}

/** Reads every sheet of a spreadsheet into lines; rows that are no items stay as excluded lines. */
async function readFile(file: { name: string; content: string }, choices?: Choices): Promise<ParseOutput> {
  const sheets = await readSheets(file.name, bytesOf(file.content));
  const held = sheets.reduce((sum, { rows }) => sum + rows.filter((row) => row.some(Boolean)).length, 0);
  // Told instead of cut off: a list that lost its end without a word would be ordered without it.
  if (held > MAX_LINES) return refuse('LIST_TOO_LONG');
  const read = sheets.map((sheet) => ({ sheet, table: readTable(sheet.rows, chosen(choices, sheet.name)) }));
  const lines = read.flatMap(({ sheet, table }) => tableLines(table, sheet.name));
  if (!lines.some((line) => !line.excluded)) return refuse('FILE_EMPTY');
  return { lines, sheets: read.map(({ sheet, table }) => sheetOf(sheet, table)) };
}

function chosen(choices: Choices, name: string): { columns?: ColumnMap } {
  const choice = choices?.find(({ sheet }) => sheet === name);
  if (!choice) return {};
  const fields = columnFields.filter((field) => choice.columns[field] !== undefined);
  return { columns: Object.fromEntries(fields.map((field) => [field, choice.columns[field]])) };
}

function tableLines(table: TableReading, sheet: string | null): ParsedLineDto[] {
  return table.lines.map((line) =>
    lineOf(line.parsed, {
      sheet,
      row: line.row,
      remark: line.cells.remark ?? null,
      tag: line.cells.tag ?? null,
      own_cells: line.own_cells,
    }),
  );
}

/** Cells shown of a row when its columns are to be checked. */
const SHOWN_COLUMNS = 60;
const SHOWN_LENGTH = 60;

function sheetOf({ name, rows }: SheetRows, table: TableReading): ParsedSheet {
  const { header_row, header_rows, columns, lines } = table;
  const shown = (cell: string) => cell.slice(0, SHOWN_LENGTH);
  const names = header_row === null ? [] : rows.slice(header_row, header_row + header_rows);
  const width = Math.min(SHOWN_COLUMNS, Math.max(0, ...names.map((row) => row.length)));
  const first = lines.find((line) => line.parsed.item.category !== 'other');
  return {
    name,
    rows: rows.length,
    header_row,
    headers: Array.from({ length: width }, (_, column) =>
      shown([...new Set(names.map((row) => row[column] ?? ''))].filter(Boolean).join(' ')),
    ),
    sample: (first ? (rows[first.row] ?? []) : []).slice(0, SHOWN_COLUMNS).map(shown),
    columns,
  };
}
