import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readList } from '../../../../tests/support/bomScore';

type Reported = { rows: number[]; excluded: boolean; aside: string | null; sheet: string | null };

const FIELDS = ['no', 'name', 'size', 'material', 'unit', 'qty', 'remark'] as const;
const TITLES: Readonly<Record<(typeof FIELDS)[number], readonly string[]>> = {
  no: ['NO', '번호', 'POS'],
  name: ['DESCRIPTION', '품명', 'ITEM NAME'],
  size: ['SIZE', '규격', 'NPS'],
  material: ['MATERIAL', '재질', 'GRADE'],
  unit: ['UNIT', '단위', 'UOM'],
  qty: ["Q'TY", '수량', 'ORDER QTY'],
  remark: ['REMARKS', '비고', 'NOTE'],
};
const body = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(
        fc.constantFrom(
          'PIPE SMLS SCH40',
          '90 엘보 LR',
          'GATE VALVE, 150#, RF',
          'W12x26',
          'STEAM TRAP',
          '강관용접',
          'FE0135',
          '',
        ),
        fc.constantFrom('2"', '100A', '4"x2"', '', '1/2'),
        fc.constantFrom('12', '1,200', '3.5', '0', '', '약 40', '-5', '12-6', 'TBD'),
        fc.constantFrom('', '취소', 'HOLD', 'QTY 12→18', 'see drawing'),
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom('PIPE', '[ VALVE ]', '소계', 'NOTE: ALL NEW', '- 2 -', 'TOTAL') },
    { weight: 1, arbitrary: fc.constant('again') },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  { minLength: 1, maxLength: 16 },
);
const list = fc.record({
  order: fc.shuffledSubarray([...FIELDS], { minLength: 4 }),
  spoken: fc.nat({ max: 2 }),
  above: fc.integer({ min: 0, max: 3 }),
  /** A title over two columns, in a row of its own above the others. */
  wide: fc.boolean(),
  titled: fc.boolean(),
  body,
});
type List = typeof list extends fc.Arbitrary<infer T> ? T : never;

/** The cells of a list: notes above, titles of one or two rows, then items, headings, titles again and empty rows. */
function cellsOf({ order, spoken, above, wide, titled, body: parts }: List): string[][] {
  const titles = order.map((field) => TITLES[field][spoken] ?? '');
  const rows: string[][] = Array.from({ length: above }, (_, index) => [`공사명: ${index + 1}공구 배관공사`]);
  if (titled && wide) rows.push(titles.map((_, column) => (column === 1 ? 'MATERIAL LIST' : '')));
  if (titled) rows.push(titles);
  for (const [index, part] of parts.entries()) {
    if (part === null) rows.push(titles.map(() => ''));
    else if (part === 'again') rows.push(titles);
    else if (typeof part === 'string') rows.push(titles.map((_, column) => (column === 0 ? part : '')));
    else {
      const [name, size, qty, remark] = part;
      const cell = { no: String(index + 1), name, size, material: 'A106-B', unit: 'EA', qty, remark };
      rows.push(order.map((field) => cell[field]));
    }
  }
  return rows;
}

const filledRows = (rows: readonly string[][]) =>
  [...rows.keys()].filter((row) => rows[row]?.some((cell) => cell.trim())).sort((a, b) => a - b);

/** Every filled row is held by an item or by a line that is set aside, and what is set aside says why. */
async function losesNothing(name: string, content: Uint8Array | Buffer, rows: readonly string[][]): Promise<void> {
  let data: { lines: unknown[] } | null;
  try {
    data = await readList({ file: { name, content: Buffer.from(content).toString('base64') } });
  } catch (error) {
    // A file without any item is refused as a whole, and says so.
    expect(String(error)).toMatch(/FILE_EMPTY/);
    return;
  }
  const lines = (data?.lines ?? []) as Reported[];
  expect([...new Set(lines.flatMap((line) => line.rows))].sort((a, b) => a - b)).toEqual(filledRows(rows));
  for (const line of lines) if (line.excluded) expect(line.aside).not.toBeNull();
}

const quoted = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

test('of separated text in any order, delimiter and encoding no row is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      list,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('utf8' as const, 'utf16le' as const),
      async (given, delimiter, encoding) => {
        const rows = cellsOf(given);
        const text = rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        const bytes = encoding === 'utf8' ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le');
        await losesNothing('list.csv', bytes, rows);
      },
    ),
    { numRuns: 120 },
  );
});

test('of a workbook with merged titles and hidden rows no row is lost', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.array(fc.nat({ max: 15 }), { maxLength: 4 }), async (given, hidden) => {
      const rows = cellsOf(given);
      const header = given.titled ? given.above + (given.wide ? 1 : 0) : -1;
      const merges =
        given.titled && given.wide
          ? [{ startRow: header - 1, startCol: 1, endRow: header - 1, endCol: Math.max(2, given.order.length - 2) }]
          : [];
      const rowDefs = new Map(
        hidden.filter((row) => row > header && row < rows.length).map((row) => [row, { hidden: true }]),
      );
      const book = await writeXlsx({ sheets: [{ name: 'A', rows, merges, rowDefs }] });
      await losesNothing('list.xlsx', book, rows);
    }),
    { numRuns: 60 },
  );
});
