import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFile, linkFile } from '../../src/contract/endpoints/file';
import { register } from '../../src/contract/endpoints/auth';
import { fileNameOf } from '../../src/contract/fileName';
import { type Caller, join, registrationOf } from '../support/people';
import { parseFile } from '../support/parseFiles';
import { sendRaw } from '../support/rawHttp';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { PNG, uploadedFile } from '../support/uploads';
import { workbookParts, zipOf, type ZipPart } from '../support/zip';

let server: OwnServer;
let buyer: Caller;
/** Stands for whatever a file could make the server look up: another machine, or a service within the own network. */
let listener: http.Server;
let canary: string;
const requested: string[] = [];

beforeAll(async () => {
  listener = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end('secret');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  canary = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  server = await startOwnServer();
  buyer = await join(server.api);
});
afterAll(async () => {
  listener?.close();
  await server?.stop();
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF');

/** The file as a browser that follows its link gets it. */
async function downloaded(name: string, bytes: Buffer<ArrayBuffer>): Promise<Response> {
  const file_id = await uploadedFile(buyer, server.url, name, bytes);
  const { url } = await buyer.ok(linkFile, { params: { file_id } });
  return fetch(`${server.url}${url}`);
}

describe('a file that is two things at once', () => {
  test.each<[string, string, Buffer<ArrayBuffer>, string]>([
    [
      'a page within a pdf',
      'a.html',
      Buffer.concat([PDF, Buffer.from('<html><script>alert(1)</script>')]),
      'a.html.pdf',
    ],
    ['a script called a list', '단가.csv.bat', Buffer.from('start calc.exe'), '단가.csv.bat.txt'],
    ['a picture with a program behind', 'a.png.exe', Buffer.concat([PNG, Buffer.from('MZ')]), 'a.png.exe.png'],
    ['a name that reads backwards', '계약\u202efdp.exe', PDF, '계약fdp.exe.pdf'],
    ['a name that climbs', '../../../etc/cron.d/x', PDF, '.. .. .. etc cron.d x.pdf'],
    ['a name of another system', '..\\..\\windows\\x.dll', PDF, '.. .. windows x.dll.pdf'],
    ['a name with quotes', 'a"; filename="b.exe', PDF, 'a"; filename="b.exe.pdf'],
  ])('%s: is saved as what it is, and never shown in place', async (_, name, bytes, saved) => {
    const answer = await downloaded(name, bytes);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[^"\s]+$/);
    expect(fileNameOf(disposition)).toBe(saved);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('content-type')).not.toMatch(/html|svg|javascript|xml;/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('a page in the letters of UTF-16, or behind a mark, is a page', async () => {
    for (const bytes of [
      Buffer.from('\ufeff<html><script>x</script>', 'utf16le'),
      Buffer.from('\ufeff<svg onload=x>'),
    ]) {
      const { upload_url } = await buyer.ok(createFile, {
        body: { name: 'a.txt', size: bytes.length, landing_type: 'AR' },
      });
      const { status } = await fetch(`${server.url}${upload_url}`, { method: 'PUT', body: new Uint8Array(bytes) });
      expect(status).toBe(422);
    }
  });
});

test('an upload that is longer or shorter than it says is not stored', async () => {
  for (const [length, sent] of [
    [PDF.length + 50, PDF.toString('latin1')],
    [PDF.length - 5, PDF.toString('latin1')],
  ] as const) {
    const body = { name: 'a.pdf', size: PDF.length, landing_type: 'AR' as const };
    const { file_id, upload_url } = await buyer.ok(createFile, { body });
    const head = `PUT ${upload_url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nContent-Length: ${length}\r\n`;
    await sendRaw(server.port, `${head}Connection: close\r\n\r\n${sent}`, 1_000);
    expect(await server.sql('select stored_at from stored_file where id = $1', [file_id])).toEqual([
      { stored_at: null },
    ]);
  }
});

test('a certificate that is another file, is no base64 or is too large is refused', async () => {
  const page = Buffer.from('<html>').toString('base64');
  const bomb = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-').toString('base64');
  for (const company_registration_number_file of [page, '***', bomb, Buffer.from('GIF89a').toString('base64')]) {
    const body = registrationOf({ company_registration_number_file });
    const { status } = await server.api('POST', '/auth/register', { body });
    expect([400, 413, 422]).toContain(status);
    expect(await server.sql('select 1 from account where email = $1', [body.email])).toEqual([]);
  }
  expect(register.bodyLimit).toBeGreaterThan(10 * 1024 * 1024);
});

describe('a workbook that reaches out', () => {
  const cell = (inner: string) =>
    `<row r="1"><c r="A1" t="inlineStr"><is><t>PIPE SMLS 4" SCH40 3 EA ${inner}</t></is></c></row>`;
  const withDoctype = (doctype: string, inner: string) =>
    workbookParts('').map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? {
            ...part,
            content: part.content
              .toString()
              .replace('?>', `?>${doctype}`)
              .replace('<sheetData>', `<sheetData>${cell(inner)}`),
          }
        : part,
    );
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  const relations = (target: string): ZipPart => ({
    name: 'xl/worksheets/_rels/sheet1.xml.rels',
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/></Relationships>`,
  });
  const cases: Array<[string, () => ZipPart[]]> = [
    ['an entity of a file', () => withDoctype('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;')],
    ['an entity of an address', () => withDoctype(`<!DOCTYPE x [<!ENTITY e SYSTEM "${canary}/e">]>`, '&e;')],
    ['a definition elsewhere', () => withDoctype(`<!DOCTYPE x SYSTEM "${canary}/x.dtd">`, '')],
    ['a parameter entity', () => withDoctype(`<!DOCTYPE x [<!ENTITY % p SYSTEM "${canary}/p"> %p;]>`, '')],
    ['a billion laughs', () => withDoctype(`<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>`, '&l9;')],
    ['a linked picture', () => workbookParts(cell(''), [relations(`${canary}/picture.png`)])],
    [
      'a linked workbook',
      () =>
        workbookParts(cell(''), [
          {
            name: 'xl/externalLinks/externalLink1.xml',
            content: `<externalLink xmlns:r="r"><externalBook r:id="rId1"/></externalLink>`,
          },
          relations('file:///etc/passwd'),
        ]),
    ],
    [
      'formulas that fetch',
      () =>
        workbookParts(`<row r="1"><c r="A1"><f>WEBSERVICE("${canary}/f")</f><v>PIPE SMLS 4" SCH40 3 EA</v></c></row>`),
    ],
    [
      'parts that climb',
      () =>
        workbookParts(cell(''), [
          { name: '../../../tmp/evil.txt', content: 'x' },
          { name: '/etc/evil', content: 'x' },
        ]),
    ],
    [
      'ten thousand parts',
      () =>
        workbookParts(
          cell(''),
          Array.from({ length: 10_000 }, (_, n) => ({ name: `xl/${n}.xml`, content: '' })),
        ),
    ],
  ];

  test.each(cases)('%s: is read as a list or refused, and looks nothing up', async (_, parts) => {
    const answer = await parseFile(server, 'list.xlsx', zipOf(parts()));
    expect([200, 413, 422]).toContain(answer.status);
    expect(JSON.stringify(answer)).not.toMatch(/root:|secret|(lol){100}/);
    expect(requested).toEqual([]);
  });

  test('after all of it the server is the same one, and reads on', async () => {
    const answer = await parseFile(server, 'list.xlsx', zipOf(workbookParts(cell(''))));
    expect(answer.data.lines[0]?.item).toMatchObject({ category: 'pipe', nps: ['4'] });
    expect(server.output()).not.toContain('unexpected error');
  });
});
