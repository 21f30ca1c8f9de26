import { expect, test } from 'vitest';
import { zipOf } from '../../../tests/support/zip';
import type { AppError } from '../http/fail';
import { readSheets } from './readSheets';

const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr><w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p></w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const docx = (body: string) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    },
  ]);

test('a .docx gives its paragraphs and tables in their order, merged cells as those of a sheet', async () => {
  const titles = row(cell('품명'), cell('규격'), cell('수량', '<w:gridSpan w:val="2"/>'));
  const file = docx(
    `<w:p><w:r><w:t>공사명: 3공장 &amp; 부대</w:t></w:r></w:p><w:tbl>${titles}` +
      row(cell('엘보', '<w:vMerge w:val="restart"/>'), cell('50A'), cell('12'), cell('EA')) +
      row(cell('', '<w:vMerge/>'), cell('80A'), cell('4'), cell('EA')) +
      '</w:tbl>',
  );
  const [sheet] = await readSheets('목록.docx', file);
  expect(sheet?.rows).toEqual([
    ['공사명: 3공장 & 부대'],
    ['품명', '규격', '수량', ''],
    ['엘보', '50A', '12', 'EA'],
    ['엘보', '80A', '4', 'EA'],
  ]);
  expect(sheet?.merges).toContainEqual({ startRow: 1, endRow: 1, startCol: 2, endCol: 3 });
  expect(sheet?.merges).toContainEqual({ startRow: 2, endRow: 3, startCol: 0, endCol: 0 });
});

test('what is struck through or deleted in a .docx is not read', async () => {
  const file = docx(
    '<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>PIPE 4" 10 EA</w:t></w:r><w:del><w:r><w:delText>8</w:delText></w:r></w:del>' +
      '<w:r><w:t>PIPE 4" 12 EA</w:t></w:r></w:p>',
  );
  expect((await readSheets('a.docx', file))[0]?.rows).toEqual([['PIPE 4" 12 EA']]);
});

const html =
  '<html><body><p>Please quote</p><table><tr><th>Description</th><th>Qty</th></tr><tr><td>PIPE 4"</td><td>12</td></tr></table></body></html>';

test('a mail as it was sent: the table in its text, and the list that came with it', async () => {
  const csv = Buffer.from('품명,규격,수량\n엘보,50A,7\n').toString('base64');
  const mail = [
    'From: buyer@example.com',
    'Subject: RFQ',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b',
    'Content-Type: text/csv; name="list.csv"',
    'Content-Disposition: attachment; filename="list.csv"',
    'Content-Transfer-Encoding: base64',
    '',
    csv,
    '--b--',
    '',
  ].join('\r\n');
  const sheets = await readSheets('request.eml', Buffer.from(mail));
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    [
      'mail',
      [
        ['Description', 'Qty'],
        ['PIPE 4"', '12'],
      ],
    ],
    [
      'list.csv csv',
      [
        ['품명', '규격', '수량'],
        ['엘보', '50A', '7'],
      ],
    ],
  ]);
});

test('a mail without a table gives its lines', async () => {
  const mail =
    'From: a@b.c\r\nSubject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPIPE SMLS 4" 12 EA\r\nELBOW 4" 3 EA\r\n';
  const [sheet] = await readSheets('a.eml', Buffer.from(mail));
  expect(sheet?.rows.filter((cells) => cells.length > 0)).toEqual([['PIPE SMLS 4" 12 EA'], ['ELBOW 4" 3 EA']]);
});

/** A compound file of one short stream for each name, as Outlook lays out a mail. */
function compound(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams);
  const sector = Buffer.alloc(512);
  const mini = Buffer.concat(names.map((name) => padded(streams[name] ?? Buffer.alloc(0), 64)));
  const miniSectors = Math.ceil(mini.length / 512);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const [directoryAt, miniFatAt, miniAt] = [1, 1 + directorySectors, 2 + directorySectors];
  const head = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(directoryAt, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(miniFatAt, 60);
  head.writeUInt32LE(1, 64);
  head.writeUInt32LE(0xfffffffe, 68);
  head.fill(0xff, 76);
  head.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(512, 0xff);
  const chain = (from: number, count: number) => {
    for (let at = 0; at < count; at += 1)
      fat.writeUInt32LE(at === count - 1 ? 0xfffffffe : from + at + 1, (from + at) * 4);
  };
  fat.writeUInt32LE(0xfffffffd, 0);
  chain(directoryAt, directorySectors);
  chain(miniFatAt, 1);
  chain(miniAt, miniSectors);
  const miniFat = Buffer.alloc(512, 0xff);
  const entries = [entry('Root Entry', 5, names.length ? 1 : 0xffffffff, 0xffffffff, miniAt, mini.length)];
  let at = 0;
  for (const [index, name] of names.entries()) {
    const size = streams[name]?.length ?? 0;
    const count = Math.max(1, Math.ceil(size / 64));
    for (let part = 0; part < count; part += 1)
      miniFat.writeUInt32LE(part === count - 1 ? 0xfffffffe : at + part + 1, (at + part) * 4);
    entries.push(entry(name, 2, 0xffffffff, index + 2 <= names.length ? index + 2 : 0xffffffff, at, size));
    at += count;
  }
  const directory = padded(Buffer.concat(entries), 512);
  return Buffer.concat([head, padded(fat, sector.length), directory, miniFat, padded(mini, 512)]);
}

const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)]);

function entry(name: string, kind: number, child: number, right: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = kind;
  bytes.writeUInt32LE(0xffffffff, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

test('a mail that Outlook saved: its table, else its lines', async () => {
  const head = { '__properties_version1.0': Buffer.alloc(32) };
  const withTable = compound({ ...head, '__substg1.0_10130102': Buffer.from(html) });
  expect((await readSheets('a.msg', withTable))[0]?.rows).toEqual([
    ['Description', 'Qty'],
    ['PIPE 4"', '12'],
  ]);
  const plain = compound({ ...head, '__substg1.0_1000001F': Buffer.from('PIPE 4" 12 EA\r\n엘보 50A 3개', 'utf16le') });
  expect((await readSheets('a.msg', plain))[0]?.rows).toEqual([['PIPE 4" 12 EA'], ['엘보 50A 3개']]);
});

test('a compound file that never ends, or ends too soon, is refused', async () => {
  const file = compound({ '__properties_version1.0': Buffer.alloc(32), '__substg1.0_10130102': Buffer.from(html) });
  const endless = Buffer.from(file);
  endless.writeUInt32LE(1, 512 + 4);
  const code = (bytes: Buffer) => readSheets('a.msg', bytes).catch((error: AppError) => error.code);
  expect(await code(endless)).toBe('FILE_UNREADABLE');
  expect(await code(file.subarray(0, 1600))).toBe('FILE_UNREADABLE');
});

test('more cells in a .docx than any list has are refused before rows are made', async () => {
  const file = docx(`<w:tbl><w:tr>${'<w:tc/>'.repeat(10)}${'<w:tc></w:tc>'.repeat(400_001)}</w:tr></w:tbl>`);
  await expect(readSheets('a.docx', file)).rejects.toMatchObject({ code: 'FILE_TOO_MUCH' });
});
