import type * as z from 'zod';
import { MAX_FILE_BYTES, MAX_LINES, MAX_READ_LINES } from '../../../contract/constants';
import { parseRfq } from '../../../contract/endpoints/rfq';
import { parseInput } from '../../../contract/entities/parse';
import type { ColumnChoice, ParsedLineDto, ParsedSheet, ParseOutput } from '../../../contract/entities/parse';
import type { WordRule } from '../../../contract/entities/wordRule';
import { envelope } from '../../../contract/envelope';
import { parseLines } from '../../../domain/material/parseLine';
import { lineOf, type LineOrigin } from '../../../domain/material/requestLine';
import { withDecimalPoints } from '../../../domain/material/tables/decimalComma';
import { folded } from '../../../domain/material/tables/foldedLines';
import { underHeadings } from '../../../domain/material/tables/lineHeadings';
import { listTerms } from '../../../domain/material/tables/listTerms';
import { setAsideSheets } from '../../../domain/material/tables/otherSheets';
import { withStatedWeight } from '../../../domain/material/tables/statedWeight';
import { type ColumnMap, readTable, type TableReading } from '../../../domain/material/table';
import { columnFields } from '../../../domain/material/tableHeader';
import type { ParsedLine } from '../../../domain/material/types';
import { wordReader } from '../../../domain/material/words/learnedWords';
import { answerText } from '../../http/answerText';
import { fail } from '../../http/fail';
import { isPaged, type PagedFile, readPagedFile, type RowPlace } from '../../pageReading/pagedFile';
import type { OnProgress, ReadingTask } from '../../reading/readingTask';
import { asPictured, placeOfRows } from './placedLines';
import { bytesOf, MOST_CHARACTERS, readSheets, type SheetRows } from '../../spreadsheet/readSheets';

/** What a person has said of the columns, and the words that the company has taught. */
interface How {
  choices: readonly ColumnChoice[] | undefined;
  learn: ReturnType<typeof wordReader>;
}

interface RequestListOrder {
  /** The call's body as it came. */
  body: Uint8Array;
  /** Whether the body may bring a file: those of visitors are counted. */
  mayHoldFile: boolean;
  /** Whether the answer is checked against its whole schema, as in tests. */
  check: boolean;
  /** Words that the caller's company has taught; no others are applied. */
  rules: readonly WordRule[];
}

/** Reads the body of `POST /rfq/parse`, pasted lines or a file, and writes the answer; null for a file that takes long. */
export const requestListTask: ReadingTask<RequestListOrder, Uint8Array | null> = {
  name: 'request list',
  read: (order, onProgress) => readBody(order, { patient: false, onProgress }),
};

/** The same for scans and long PDFs, page by page. */
export const pagedListTask: ReadingTask<RequestListOrder, Uint8Array> = {
  name: 'paged list',
  read: async (order, onProgress) => (await readBody(order, { patient: true, onProgress })) ?? fail('FILE_UNREADABLE'),
};

interface Manner {
  /** Whether it may take minutes. */
  patient: boolean;
  onProgress: OnProgress;
}

async function readBody(
  { body, mayHoldFile, check, rules }: RequestListOrder,
  manner: Manner,
): Promise<Uint8Array | null> {
  const input = inputOf(body);
  if ('file' in input && !mayHoldFile) return fail('WRONG_PARAM');
  const how = { choices: input.columns, learn: wordReader(rules) };
  const data = 'lines' in input ? readText(input.lines, how) : await readFile(input.file, how, manner);
  if (!data) return null;
  const { method, path: url } = parseRfq;
  const write = answerText(check)({ schema: envelope(parseRfq.response), method, url });
  return Buffer.from(write({ mcode: 0, message: '', data }));
}

const MOST_ISSUES = 50;

function inputOf(body: Uint8Array): z.output<typeof parseInput> {
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(body).toString());
  } catch {
    return fail('WRONG_PARAM');
  }
  const lines = typeof given === 'object' && given !== null && 'lines' in given ? given.lines : null;
  // Shown by name before millions of lines are read one by one.
  if (Array.isArray(lines) && lines.length > MAX_READ_LINES) return fail('LIST_TOO_LONG');
  const checked = parseInput.safeParse(given);
  if (checked.success) return checked.data;
  const issues = checked.error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, code }) => ({ path: path.map(placeOf), code }));
  return fail('WRONG_PARAM', { issues });
}

const placeOf = (part: PropertyKey) => (typeof part === 'number' ? part : String(part));

/** Reads pasted lines, in their order; none is dropped. */
function readText(texts: readonly string[], how: How): ParseOutput {
  if (texts.length > MAX_READ_LINES) return fail('LIST_TOO_LONG');
  if (texts.reduce((sum, text) => sum + text.length, 0) > MOST_CHARACTERS) return fail('FILE_TOO_MUCH');
  const tabbed = texts.some((text) => text.includes('\t'));
  if (!tabbed)
    return {
      lines: underHeadings(parseLines([...texts]).map((parsed) => learnedLine(parsed, how))),
      sheets: [],
      terms: [],
      pages: [],
    };
  const rows = withDecimalPoints(
    texts.map((text) => text.split('\t')),
    { native: false },
  );
  return outputOf([{ name: '', rows }], how, { pasted: true });
}

function learnedLine(given: ParsedLine, { learn }: How, origin: LineOrigin = {}): ParsedLineDto {
  const { parsed, learned } = learn(given);
  const named = given.item.category === 'other' && parsed.item.category !== 'other';
  // A row that nobody understood is an item by the company's word; a title, a sum or a row that was taken out stays aside.
  const aside = named && origin.aside === 'unknown' ? null : origin.aside;
  return lineOf(parsed, { ...origin, aside, learned });
}

/** Rows that are read of one file; what is no item among them is folded until the list fits. */
const MOST_ROWS = 30_000;

/** Reads every sheet of a spreadsheet into lines; rows that are no items stay as excluded lines. */
async function readFile(
  file: { name: string; content: string },
  how: How,
  { patient, onProgress }: Manner,
): Promise<ParseOutput | null> {
  const bytes = bytesOf(file.content);
  if (bytes.length > MAX_FILE_BYTES) return fail('FILE_TOO_LARGE');
  const paged = isPaged(bytes) ? await readPagedFile(bytes, patient, onProgress) : undefined;
  if (paged === null) return null;
  const sheets = paged ? [paged.sheet] : await readSheets(file.name, bytes);
  const held = sheets.reduce((sum, { rows }) => sum + rows.filter((row) => row.some(Boolean)).length, 0);
  if (held > MOST_ROWS) return fail('LIST_TOO_LONG');
  const output = outputOf(sheets, how, { pasted: false, paged });
  const items = output.lines.filter((line) => !line.excluded).length;
  if (items === 0) return fail('FILE_EMPTY');
  // Refused instead of cut off: a list that silently lost its end would be ordered without it.
  return items > MAX_READ_LINES ? fail('LIST_TOO_LONG') : output;
}

function outputOf(
  sheets: readonly SheetRows[],
  how: How,
  { pasted, paged }: { pasted: boolean; paged?: PagedFile | undefined },
): ParseOutput {
  const read = sheets.map((sheet) => {
    const { rows, merges, looks, name } = sheet;
    return { name, sheet, table: readTable(rows, { ...chosen(how, name), merges, looks }) };
  });
  setAsideSheets(read);
  const lines = underHeadings(
    read.flatMap(({ name, table }) => tableLines(table, pasted ? null : name, how, paged?.places)),
  );
  return {
    lines: pasted ? lines : folded(lines, MAX_LINES),
    sheets: read.map(({ sheet, table }) => sheetOf(sheet, table)),
    terms: read.flatMap(({ name, table }) => listTerms(table).map((term) => ({ ...term, sheet: name }))),
    pages: paged?.pages ?? [],
  };
}

function chosen({ choices }: How, name: string): { columns?: ColumnMap } {
  const choice = choices?.find(({ sheet }) => sheet === name);
  if (!choice) return {};
  const fields = columnFields.filter((field) => choice.columns[field] !== undefined);
  return { columns: Object.fromEntries(fields.map((field) => [field, choice.columns[field]])) };
}

function tableLines(
  table: TableReading,
  sheet: string | null,
  how: How,
  places?: readonly RowPlace[],
): ParsedLineDto[] {
  return table.lines.map((line) => {
    const place = places ? placeOfRows(line.rows, places) : null;
    const read = withStatedWeight(
      learnedLine(line.parsed, how, { ...originOf(line, sheet), place: place?.at }),
      line.cells.weight,
    );
    return place?.pictured ? asPictured(read, place.sure) : read;
  });
}

function originOf(line: TableReading['lines'][number], sheet: string | null): LineOrigin {
  return {
    sheet,
    row: line.row,
    rows: line.rows,
    aside: line.aside,
    marks: line.marks,
    remark: line.cells.remark ?? null,
    tag: line.cells.tag ?? null,
    own_cells: line.own_cells,
  };
}

/** Cells shown of a row when its columns are to be checked. */
const SHOWN_COLUMNS = 60;
const SHOWN_LENGTH = 60;

function sheetOf({ name, rows }: SheetRows, table: TableReading): ParsedSheet {
  const { header_row, headers, columns, lines } = table;
  const shown = (cell: string) => cell.slice(0, SHOWN_LENGTH);
  const first = lines.find((line) => line.aside === null && line.parsed.item.category !== 'other');
  return {
    name,
    rows: rows.length,
    header_row,
    headers: headers.slice(0, SHOWN_COLUMNS).map(shown),
    sample: (first ? (rows[first.row] ?? []) : []).slice(0, SHOWN_COLUMNS).map(shown),
    columns,
  };
}
