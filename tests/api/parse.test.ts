import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import type { ParseOutput } from '../../src/contract/entities/parse';
import { quantities } from '../support/mixed60';
import { book, type Cells, expectRefusal, LIST, parseFile, readFile } from '../support/parseFiles';
import { Caller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let reader: Caller;

beforeAll(async () => {
  server = await startServer();
  reader = new Caller(server.api, 'en');
});
afterAll(() => server?.stop());

const texts = (name: string, content: Uint8Array) => readFile(server, name, content);
const items = ({ lines }: ParseOutput) => lines.filter((line) => !line.excluded).map((line) => line.item);

describe('text', () => {
  test('every line comes back in its place, with fields, spans, weight and what to ask about', async () => {
    const lines = [
      '1. PIPE',
      'PIPE SMLS 6" SCH40 A106-B 12 M',
      '',
      '감사합니다',
      '플랜지 SO 10K 80A A105 ASME B16.5 2 EA',
    ];
    const { lines: read, sheets } = await reader.ok(parseRfq, { body: { lines } });
    expect(read.map((line) => line.text)).toEqual(lines);
    expect(read.map((line) => line.excluded)).toEqual([true, false, true, true, false]);
    expect(read[1]?.item).toEqual({
      category: 'pipe',
      type: 'SMLS',
      grade: 'A106-B',
      nps: ['6'],
      schedule: ['40'],
      qty: 12,
      unit: 'M',
    });
    expect(lines[1]?.slice(...(read[1]?.spans['grade'] ?? [0, 0]))).toBe('A106-B');
    expect(read[1]?.weight).toMatchObject({ unit_weight_kg: '28.26', total_weight_kg: '339.12', basis: 'table' });
    expect(read[4]?.warnings).toContain('class_system_mix');
    expect(sheets).toEqual([]);
  });

  test('more lines than a request holds are read, 20,001 and none are refused by name', async () => {
    const line = 'PIPE SMLS 6" SCH40 A106-B 12 M';
    expect((await reader.ok(parseRfq, { body: { lines: Array(5001).fill(line) } })).lines).toHaveLength(5001);
    expectRefusal(await reader.call(parseRfq, { body: { lines: Array(20_001).fill(line) } }), 'LIST_TOO_LONG');
    expectRefusal(await reader.call(parseRfq, { body: { lines: [] } }), 'WRONG_PARAM');
    expectRefusal(await reader.call(parseRfq, { body: { lines: ['x'.repeat(2001)] } }), 'WRONG_PARAM');
  });
});

describe('spreadsheet', () => {
  test('a list of 60 lines with titles, sections, a subtotal and a note: no line and no quantity is lost', async () => {
    const read = await texts('목록.xlsx', readFileSync('tests/fixtures/lists/mixed60.xlsx'));
    expect(items(read).map((item) => item.qty)).toEqual(quantities);
    // Six more rows hold words: two titles, the header, two sections, a subtotal and a note.
    expect(read.lines.filter((line) => line.excluded)).toHaveLength(7);
  });

  test('several sheets are read in order, hidden ones are not', async () => {
    const english: Cells = [
      ['Project X'],
      ['Description', 'Size', 'Class', 'Qty', 'Unit'],
      ['GATE VALVE RF', '4"', '150', 2, 'EA'],
    ];
    const read = await texts(
      'two.xlsx',
      await book(
        { name: '배관', rows: LIST },
        { name: 'Valves', rows: english },
        { name: 'x', rows: LIST, hidden: true },
      ),
    );
    expect(read.sheets.map(({ name, header_row }) => ({ name, header_row }))).toEqual([
      { name: '배관', header_row: 0 },
      { name: 'Valves', header_row: 1 },
    ]);
    expect(items(read).map((item) => item.category)).toEqual(['pipe', 'fitting', 'valve']);
    expect(read.lines.map((line) => [line.sheet, line.row])).toEqual([
      ['배관', 0],
      ['배관', 1],
      ['배관', 2],
      ['Valves', 0],
      ['Valves', 1],
      ['Valves', 2],
    ]);
    expect(read.lines[5]?.item).toMatchObject({ type: 'GATE', nps: ['4'], class: 150, facing: 'RF', qty: 2 });
  });

  test('merged cells name every row they cover, but a merged quantity counts once', async () => {
    const rows: Cells = [
      ['품명', '규격', '재질', '단위', '수량'],
      ['게이트밸브', '10K 50A', 'GC200', 'EA', 5],
      [null, '10K 80A', null, 'EA', null],
      [null, '10K 100A', null, 'EA', 2],
    ];
    const merges: [number, number, number, number][] = [
      [1, 0, 3, 0],
      [1, 2, 3, 2],
      [1, 4, 2, 4],
    ];
    const read = await texts('merged.xlsx', await book({ name: 'A', rows, merges }));
    expect(items(read).map(({ type, nps, grade, qty }) => [type, nps?.[0], grade, qty])).toEqual([
      ['GATE', '2', 'GC200', 5],
      ['GATE', '3', 'GC200', undefined],
      ['GATE', '4', 'GC200', 2],
    ]);
  });

  test('two header rows, prices, a section that lends its words, ditto marks and sums', async () => {
    const rows: Cells = [
      ['배관 자재 내역'],
      [],
      ['품명', '규격', '단위', '수량', '재료비', null, '비고'],
      [null, null, null, null, '단가', '금액', null],
      ['SO 플랜지 10K RF SS400'],
      [null, '50A', 'EA', 18, 8500, 153000, '도장'],
      [null, '80A', '〃', 7, 9900, 69300, null],
      ['소계', null, null, 25, null, 222300, null],
      ['엘보 90 LR', '100A SCH40', '개', 12, 3000, 36000, null],
      ['"', '80A SCH40', '"', 4, 2500, 10000, null],
      ['합계', null, null, 41, null, 268300, null],
    ];
    const read = await texts('two rows.xlsx', await book({ name: 'A', rows }));
    expect(items(read).map(({ category, nps, qty, unit }) => [category, nps?.[0], qty, unit])).toEqual([
      ['flange', '2', 18, 'EA'],
      ['flange', '3', 7, 'EA'],
      ['fitting', '4', 12, 'EA'],
      ['fitting', '3', 4, 'EA'],
    ]);
    expect(read.lines).toHaveLength(10);
    expect(read.lines.find((line) => !line.excluded)?.remark).toBe('도장');
    expect(read.sheets[0]).toMatchObject({
      header_row: 2,
      columns: { name: 0, description: 1, unit: 2, qty: 3, remark: 6 },
    });
  });

  test('columns that were guessed wrong are read as the person says', async () => {
    const rows: Cells = [
      ['품명', '규격', '단위', '수량', '견본'],
      ['무계목 강관 A106-B', '6" SCH40', 'M', 12, 30],
    ];
    const file = await book({ name: 'A', rows });
    const guessed = (await parseFile(server, 'a.xlsx', file)).data;
    expect(items(guessed)[0]?.qty).toBe(12);
    expect(guessed.sheets[0]).toMatchObject({ headers: ['품명', '규격', '단위', '수량', '견본'] });
    expect(guessed.sheets[0]?.sample).toEqual(['무계목 강관 A106-B', '6" SCH40', 'M', '12', '30']);
    const chosen = { sheet: 'A', columns: { name: 0, description: 1, unit: 2, qty: 4, price: 3 } };
    expect(items((await parseFile(server, 'a.xlsx', file, [chosen])).data)[0]).toMatchObject({
      nps: ['6'],
      qty: 30,
      unit: 'M',
    });
  });

  test('5,001 items below a header pass, 30,001 rows are refused instead of cut off', async () => {
    const row = ['PIPE SMLS A106-B', '6" SCH40', 'M', 12];
    const rows = [LIST[0] ?? [], ...Array.from({ length: 5001 }, () => row)];
    expect(items(await readFile(server, 'long.xlsx', await book({ name: 'A', rows })))).toHaveLength(5001);
    const longer = await book({ name: 'A', rows: Array.from({ length: 30_001 }, () => ['PIPE', 1]) });
    expectRefusal(await parseFile(server, 'long.xlsx', longer), 'LIST_TOO_LONG');
  });
});

describe('.csv', () => {
  const csv = '품명,규격,단위,수량\r\n"똠방 무계목 강관","100A, SCH40",본,"1,250"\r\n엘보 90 LR,100A SCH40,개,12\r\n';
  const wide = Buffer.from(`\ufeff${csv}`, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`)],
    ['UTF-16 LE', wide],
    ['UTF-16 BE', Buffer.from(wide).swap16()],
    ['CP949', cp949(csv)],
  ])('in %s', async (_, bytes) => {
    const read = await texts('목록.csv', bytes);
    expect(read.lines[1]?.text).toContain('똠방 무계목 강관');
    expect(items(read).map(({ category, nps, qty }) => [category, nps?.[0], qty])).toEqual([
      ['pipe', '4', 1250],
      ['fitting', '4', 12],
    ]);
  });
});

/** Bytes as Excel in Korea saves a .csv: the Unified Hangul Code. */
function cp949(text: string): Buffer {
  const known = new Map<string, number[]>([['똠', [0x8c, 0x63]]]);
  const decoder = new TextDecoder('euc-kr');
  for (let lead = 0xa1; lead < 0xff; lead++) {
    for (let trail = 0xa1; trail < 0xff; trail++) {
      known.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  return Buffer.from([...text].flatMap((char) => (char < '\x80' ? [char.charCodeAt(0)] : (known.get(char) ?? [0x3f]))));
}
