import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import type { ErrorName } from '../../src/contract/errorCodes';
import { book, expectRefusal, LIST, parseFile, readFile } from '../support/parseFiles';
import { Caller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { workbookParts, zipOf } from '../support/zip';

let server: OwnServer;
let reader: Caller;
let korean: Caller;

beforeAll(async () => {
  server = await startOwnServer();
  reader = new Caller(server.api, 'en');
  korean = new Caller(server.api, 'ko');
});
afterAll(() => server?.stop());

const MB = 1024 * 1024;

describe('bad input is refused by name in both languages, and the server goes on', () => {
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const cell = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const wideRow = Array.from({ length: 100_000 }, () => '<c><v>1</v></c>').join('');
  const sheet = (data: string) => zipOf(workbookParts(data));
  const cases: [string, string, ErrorName, () => Uint8Array | Promise<Uint8Array>][] = [
    ['words in a file called .xlsx', 'a.xlsx', 'FILE_UNREADABLE', () => Buffer.from('PIPE 6" 3 EA')],
    ['a picture without a picture', 'a.png', 'FILE_PICTURE_UNREADABLE', () => Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['a broken .pdf', 'a.pdf', 'FILE_PDF_UNREADABLE', () => Buffer.from('%PDF-1.7')],
    ['a broken .pdf called .xlsx', 'a.xlsx', 'FILE_PDF_UNREADABLE', () => Buffer.from('%PDF-1.7')],
    ['an old .xls', 'a.xls', 'FILE_TYPE', () => ole],
    [
      'an encrypted workbook',
      'a.xlsx',
      'FILE_ENCRYPTED',
      () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    [
      'macros',
      'a.xlsx',
      'FILE_MACRO',
      () => zipOf(workbookParts(cell('PIPE 6" 3 EA'), [{ name: 'xl/vbaProject.bin', content: 'x' }])),
    ],
    ['a zip that is no workbook', 'a.xlsx', 'FILE_TYPE', () => zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a zip cut in half', 'a.xlsx', 'FILE_UNREADABLE', () => sheet(cell('PIPE')).subarray(0, 300)],
    ['60 MB in a few kB', 'a.xlsx', 'FILE_TOO_LARGE', () => sheet(cell('x'.repeat(60 * MB)))],
    [
      '60 MB that claim to be 1 kB',
      'a.xlsx',
      'FILE_TOO_LARGE',
      () => zipOf(workbookParts(cell('x'.repeat(60 * MB))).map((part) => ({ ...part, claimed: 1000 }))),
    ],
    ['100,000 columns', 'a.xlsx', 'FILE_COLUMNS', () => sheet(`<row r="1">${wideRow}</row>`)],
    ['100,000 columns in a .csv', 'a.csv', 'FILE_COLUMNS', () => Buffer.from(`PIPE 6"${','.repeat(100_000)}`)],
    [
      'a cell in the last corner of a sheet',
      'a.xlsx',
      'FILE_COLUMNS',
      () => sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    ],
    ['10 MB and more', 'a.xlsx', 'FILE_TOO_LARGE', () => Buffer.alloc(10 * MB + 1, 'PK\x03\x04')],
    ['no rows', 'a.xlsx', 'FILE_EMPTY', () => book({ name: 'A', rows: [] })],
    ['a header and nothing below', 'a.xlsx', 'FILE_EMPTY', () => book({ name: 'A', rows: LIST.slice(0, 1) })],
    ['zeros in a .csv', 'a.csv', 'FILE_TYPE', () => Buffer.alloc(64)],
  ];
  test.each(cases)('%s', async (_, name, code, make) => {
    const content = Buffer.from(await make()).toString('base64');
    for (const caller of [reader, korean]) {
      expectRefusal(await caller.call(parseRfq, { body: { file: { name, content } } }), code, caller.lang);
    }
  });

  test('one cell of 1 MB keeps its first 2,000 characters', async () => {
    const read = await readFile(server, 'a.xlsx', sheet(cell(`PIPE SMLS 6" SCH40 3 EA ${'x'.repeat(MB)}`)));
    expect(read.lines).toHaveLength(1);
    expect(read.lines[0]?.text).toHaveLength(2000);
    expect(read.lines[0]?.item).toMatchObject({ category: 'pipe', nps: ['6'] });
  });

  test('a body that is larger than any list', async () => {
    expectRefusal(await parseFile(server, 'a.xlsx', Buffer.alloc(12 * MB)), 'BODY_TOO_LARGE');
  });

  test('the server is the same one and reads on', async () => {
    expect((await reader.ok(parseRfq, { body: { lines: ['PIPE 6" 3 EA'] } })).lines).toHaveLength(1);
    expect(server.output()).not.toContain('unexpected error');
  });
});
