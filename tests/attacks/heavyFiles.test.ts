import { existsSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import type { ErrorName } from '../../src/contract/errorCodes';
import { errorTable } from '../../src/contract/errors';
import { FULL } from '../support/depth';
import { book, expectRefusal, LIST, parseFile } from '../support/parseFiles';
import { Caller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { workbookParts, zipOf } from '../support/zip';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server?.stop());

/** A second is more than anything but a blocked process takes; the attacks took five and more. */
const LONGEST_MS = 1_000;
const EVERY_MS = 20;

/**
 * Milliseconds that the server's own thread has worked. A clock would count the turns of all other programs too, and the
 * writing of the ten megabytes in this one. Only where the system does not count does it take the clock's place.
 */
function worked(): number {
  const counted = `/proc/${server.pid}/task/${server.pid}/schedstat`;
  return existsSync(counted) ? Number(readFileSync(counted, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}

/** Whether the server answers others while something is read: the most that it worked on anything before one of them. */
async function longestMeanwhile(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let ended = false;
  const asking = (async () => {
    while (!ended) {
      const began = worked();
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
      longest = Math.max(longest, worked() - began);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  await work().finally(() => (ended = true));
  await asking;
  return longest;
}

const cell = (column: string, row: number, text: string) =>
  `<c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of one sheet whose last row is far down, with so many merges all the way to it. */
function merged(merges: number, last: number): Buffer {
  const rows = `<row r="1">${cell('A', 1, 'PIPE')}</row><row r="${last}">${cell('A', last, 'ELBOW')}</row>`;
  const ranges = Array.from({ length: merges }, () => `<mergeCell ref="A1:A${last}"/>`).join('');
  return withMerges(rows, ranges);
}

function withMerges(rows: string, ranges: string): Buffer {
  const parts = workbookParts(rows).map((part) => ({
    ...part,
    content: String(part.content).replace('</sheetData>', `</sheetData><mergeCells>${ranges}</mergeCells>`),
  }));
  return zipOf(parts);
}

const wide = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (column === 0 ? `PIPE SMLS 4" SCH40 ${row} EA` : `x${column}`)),
  );

const manyRows = (count: number, each: (row: number) => string) => Array.from({ length: count }, (_, row) => each(row));

const csv = (rows: string[][]) => new TextEncoder().encode(rows.map((row) => row.join(',')).join('\n'));

const FILES: [string, () => Promise<Uint8Array> | Uint8Array, string, ErrorName][] = [
  ['1,000 merges over 300,000 rows', () => merged(1_000, 300_000), 'a.xlsx', 'FILE_TOO_MUCH'],
  ['20,000 merges', () => merged(20_000, 300_000), 'b.xlsx', 'FILE_TOO_MUCH'],
  ['20,000 merges of two cells each', () => merged(20_000, 2), 'b2.xlsx', 'FILE_TOO_MUCH'],
  ['4,800 rows of 120 cells', () => book({ name: 'A', rows: wide(4_800, 120) }), 'c.xlsx', 'FILE_TOO_MUCH'],
  ['the same with separators', () => csv(wide(4_800, 120)), 'd.csv', 'FILE_TOO_MUCH'],
  [
    'a row of every kind of cell, prefixed',
    () => zipOf(workbookParts(`<x:row r="1">${'<x:c r="A1"/>'.repeat(500_000)}</x:row>`)),
    'e.xlsx',
    'FILE_TOO_MUCH',
  ],
  [
    'cells that all name one long text',
    () => book({ name: 'A', rows: manyRows(4_000, () => 'y'.repeat(1_900)).map((text) => [text]) }),
    'f.xlsx',
    'FILE_TOO_MUCH',
  ],
  [
    'a part that unpacks to more than it claims',
    () => zipOf(workbookParts('', [{ name: 'xl/a.xml', content: Buffer.alloc(80 * 1024 * 1024, 32), claimed: 10 }])),
    'g.xlsx',
    'FILE_TOO_LARGE',
  ],
  ['a PDF of 10,000 pages', () => emptyPages(10_000), 'h.pdf', 'FILE_PAGES'],
  ['a PDF whose page unpacks to 400 MB of text', () => pageBomb(400), 'i.pdf', 'FILE_TOO_MUCH'],
  ['a picture of 100 megapixels', () => pngOf(10_000, 10_000), 'j.png', 'FILE_PIXELS'],
];

const pdfOf = (objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.map((object, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF'),
  ]);

function emptyPages(count: number): Buffer {
  const kids = manyRows(count, (page) => `${page + 3} 0 R`).join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    ...manyRows(count, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
  ]);
}

/** One page whose text unpacks to so many megabytes. */
function pageBomb(megabytes: number): Buffer {
  const line = 'BT /F 8 Tf 10 10 Td (PIPE SMLS 4 SCH40 A106-B 12 EA) Tj ET\n';
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, line));
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    Buffer.concat([
      Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

/** The head of a .png that says how large it is. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** One of each kind; a full run tries all. */
const TRIED = FULL
  ? FILES
  : FILES.filter(([name]) => !/1,000 merges|two cells each|4,800 rows|prefixed|one long text/.test(name));

test.each(TRIED)('%s: refused, and nobody else waits', async (_, make, name, code) => {
  const file = await make();
  const longest = await longestMeanwhile(async () => {
    const answer = await parseFile(server, name, file);
    // On a slow machine the limit of time is met before that of memory.
    const late = answer.mcode === errorTable.FILE_TIMEOUT.mcode;
    expectRefusal(answer, code === 'FILE_TOO_MUCH' && late ? 'FILE_TIMEOUT' : code);
  });
  expect(longest).toBeLessThan(LONGEST_MS);
});

test('10 MB of pasted text: refused, and nobody else waits', async () => {
  const reader = new Caller(server.api, 'en');
  const lines = manyRows(5_000, (row) => `PIPE SMLS 4" SCH40 A106-B ${row} EA `.padEnd(2_000, '4" x 80A SCH '));
  const longest = await longestMeanwhile(async () => {
    expectRefusal(await reader.call(parseRfq, { body: { lines } }), 'FILE_TOO_MUCH');
    expectRefusal(await reader.call(parseRfq, { body: { lines: Array(2_000_000).fill('x') } }), 'LIST_TOO_LONG');
  });
  expect(longest).toBeLessThan(LONGEST_MS);
});

test('one who asks for ten at once waits behind the others, not they behind him', async () => {
  const lines = manyRows(2_000, (row) =>
    `PIPE SMLS 4" SCH40 A106-B ASTM ${row} EA 납품장소 3호기 `.padEnd(150, '4" x 80A '),
  );
  const ask = (address: string, texts: string[]) =>
    server.api('POST', parseRfq.path, { body: { lines: texts }, headers: { 'x-forwarded-for': address } });
  const greedy = Promise.all(Array.from({ length: 10 }, () => ask('203.0.113.7', lines)));
  const other = await ask('203.0.113.8', ['PIPE SMLS 4" SCH40 10 EA']);
  expect(other.status).toBe(200);
  const answered = (await greedy).map(({ body }) => (body as { mcode: number }).mcode);
  // Two at once and four that wait, unless they wait too long; the others get a busy answer.
  expect(answered.filter((mcode) => mcode === 6027).length).toBeGreaterThanOrEqual(4);
});

test('a usual list is read as before', async () => {
  const answer = await parseFile(server, 'list.xlsx', await book({ name: 'A', rows: LIST }));
  expect(answer.data.lines.filter((line) => !line.excluded)).toHaveLength(2);
});
