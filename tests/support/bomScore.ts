import { readdirSync, readFileSync } from 'node:fs';
import { parseLine } from '../../src/domain/material/parseLine';
import { requestListTask } from '../../src/server/modules/material/requestListTask';
import { goldLines, type Wanted } from './goldLines';

/** How many rows were read exactly, wrongly without a word, and rightly but flagged. */
export interface Tally {
  rows: number;
  exact: number;
  silent: number;
  right: number;
  flagged: number;
  /** By how sure the reader was. */
  bands: { from: number; lines: number; right: number }[];
}

type Read = {
  item: Wanted;
  overall: number;
  warnings: readonly (string | { code: string })[];
  qty?: unknown;
  uom?: unknown;
  excluded?: boolean;
};
type Listed = Read & { row: number; sheet?: string };
/** Hears of each wrong row, and of each right one that is flagged. */
export type Watch = { miss(name: string, fields: readonly string[]): void; flag(name: string, line: Read): void };

const FIELDS = [
  'category',
  'type',
  'standard',
  'grade',
  'nps',
  'schedule',
  'class',
  'ends',
  'facing',
  'length_m',
  'qty',
  'unit',
];
const SILENT: Watch = { miss: () => undefined, flag: () => undefined };

export const newTally = (): Tally => ({
  rows: 0,
  exact: 0,
  silent: 0,
  right: 0,
  flagged: 0,
  bands: [0.9, 0.8, 0.7, 0].map((from) => ({ from, lines: 0, right: 0 })),
});

/** Reads a list line by line and counts. */
export function scoreLines(name: string, tally: Tally, watch: Watch = SILENT): void {
  for (const { text, expect } of goldLines(name)) count(tally, expect, parseLine(text), JSON.stringify(text), watch);
}

interface BookTruth {
  file: string;
  source?: string;
  lines: { row: number; sheet?: string; expect: Wanted }[];
}

/** The workbooks of a folder, each with where it is from and its answers. */
export function bookTruths(folder: string): BookTruth[] {
  const at = `tests/fixtures/workbooks/${folder}/`;
  return readdirSync(at)
    .filter((name) => !name.endsWith('.truth.json'))
    .map((file) => {
      const truth = readFileSync(`${at}${file.replace(/\.\w+$/, '')}.truth.json`, 'utf8');
      return { file, ...(JSON.parse(truth) as Omit<BookTruth, 'file'>) };
    });
}

/** The workbooks of a folder, row by row; a row that nobody expects is a wrong one. */
export async function scoreBooks(folder: string, tally: Tally, watch: Watch = SILENT): Promise<void> {
  for (const truth of bookTruths(folder)) {
    const { file } = truth;
    const content = readFileSync(`tests/fixtures/workbooks/${folder}/${file}`).toString('base64');
    // A file in which no item is found is refused: each of its rows is missed then.
    const data = await readList({ file: { name: file, content } }).catch(() => null);
    const left = [...(data?.lines ?? [])];
    for (const { row, sheet, expect } of truth.lines) {
      const here = left.filter(
        (l) => l.row === row && (sheet === undefined || (data?.sheets.length ?? 1) < 2 || l.sheet === sheet),
      );
      const line =
        here.find(
          (l) =>
            !l.excluded && matches(expect['nps'], l.item['nps']) && matches(expect['category'], l.item['category']),
        ) ?? here[0];
      if (line) left.splice(left.indexOf(line), 1);
      count(tally, expect, line, `${file}, row ${row + 1}`, watch);
    }
    for (const line of left)
      if (!line.excluded)
        count(tally, { category: 'other' }, line, `${file}, row ${line.row + 1}, expected by nobody`, watch);
  }
}

/** Reads the body of `POST /rfq/parse` as the server does, and answers its data. */
export async function readList(input: object): Promise<{ lines: Listed[]; sheets: unknown[] } | null> {
  const order = { body: Buffer.from(JSON.stringify(input)), mayHoldFile: true, check: false, rules: [] };
  const answer = await requestListTask.read(order, () => undefined);
  if (!answer) return null;
  const { data } = JSON.parse(Buffer.from(answer).toString()) as {
    data: { lines: Listed[]; sheets: unknown[] } | null;
  };
  return data;
}

/** Counts one row: `line` is what was read of it, nothing where it was set aside. */
function count(tally: Tally, expect: Wanted, line: Read | undefined, name: string, watch: Watch): void {
  const item: Wanted =
    line && !line.excluded
      ? { ...line.item, qty: line.qty ?? line.item['qty'], unit: unitOf(expect, line) }
      : { category: 'other' };
  if (typeof item['qty'] === 'string') item['qty'] = Number(item['qty']);
  // What is put aside needs no further field.
  const fields = item['category'] === 'other' ? ['category'] : fieldsOf(expect);
  const wrong = fields.filter((field) => !matches(expect[field], item[field]));
  const isRead = line !== undefined && !line.excluded && item['category'] !== 'other';
  tally.rows++;
  if (!wrong.length) tally.exact++;
  // Where the quantity is requested, its gap is no silent one; what else is wrong is.
  else if (!isRead || (!isFlagged(line) && wrong.some((field) => !isGap(field, item)))) tally.silent++;
  if (wrong.length)
    watch.miss(
      name,
      wrong.map((field) => `${field}: want ${JSON.stringify(expect[field])} got ${JSON.stringify(item[field])}`),
    );
  if (!isRead) return;
  const band = tally.bands.find(({ from }) => line.overall >= from);
  if (band) band.lines++;
  if (wrong.length) return;
  if (band) band.right++;
  tally.right++;
  if (!isFlagged(line)) return;
  tally.flagged++;
  watch.flag(name, line);
}

/** A list without units is requested in pieces: that is a default of the request, no reading. */
const unitOf = (expect: Wanted, { item, uom }: Read) => (absent(expect['unit']) ? item['unit'] : (uom ?? item['unit']));

/** Whether the reading of a line is doubted. What a list leaves open is a gap in it, no doubt about its reading. */
const isFlagged = (line: Read) =>
  line.overall < 0.8 ||
  line.warnings.some((warning) => !GAPS.has(typeof warning === 'string' ? warning : warning.code));
const GAPS: ReadonlySet<string> = new Set([
  'missing_quantity',
  'missing_length',
  'missing_angle',
  'missing_wall',
  'missing_grade',
  'missing_body',
  'bolt_assumed',
  'unit_assumed',
  'missing_sides',
  'missing_thickness',
  'missing_flange',
  'section_assumed',
]);

/** A quantity that is missing is requested, with its unit. */
const isGap = (field: string, item: Wanted) => (field === 'qty' || field === 'unit') && absent(item['qty']);

const absent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    const [left, right] = [[a].flat(), [b].flat()];
    return left.length === right.length && left.every((value, index) => same(value, right[index]));
  }
  if (typeof a === 'number' && Number.isFinite(Number(b))) return Math.abs(a - Number(b)) < 1e-6;
  return String(a).trim().toUpperCase() === String(b).trim().toUpperCase();
}

const choices = (want: unknown): unknown[] | null =>
  typeof want === 'object' && want !== null && 'any' in want ? (want.any as unknown[]) : null;

function matches(want: unknown, got: unknown): boolean {
  const any = choices(want);
  if (any) return any.some((one) => matches(one, got));
  return absent(want) || absent(got) ? absent(want) && absent(got) : same(want, got);
}

/** Of steel and of what nobody classified, what is bought and how much of it counts; some answers give a part only. */
function fieldsOf(expect: Wanted): string[] {
  const kinds = choices(expect['category']) ?? [expect['category']];
  if (expect['partial']) return FIELDS.filter((field) => !absent(expect[field]));
  if (kinds.includes('other')) return ['category'];
  return kinds.some((kind) => kind === 'structural' || kind === 'unclassified') ? ['category', 'qty', 'unit'] : FIELDS;
}
