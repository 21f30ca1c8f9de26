import { readFileSync } from 'node:fs';
import http from 'node:http';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHARED_NAMESPACES } from '../../src/contract/constants';
import { textFilesOf } from '../../src/server/textFiles';
import { type OwnServer, startOwnServer } from '../support/startServer';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ PAGES: '1' });
});
afterAll(() => server?.stop());

/** An answer as it travels. */
function get(
  path: string,
  encoding = '',
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(server.url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', reject);
  });
}

const source = (namespace: string): unknown => JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8'));

test('the shared texts are one file and each other namespace is one, kept for good under the name of what they hold', async () => {
  const files = textFilesOf('en', [...SHARED_NAMESPACES, 'home', 'trade']);
  expect(files.map((file) => file.replace(/[0-9a-f]{12}/, 'x'))).toEqual([
    '/texts/x/en/shared.js',
    '/texts/x/en/home.js',
    '/texts/x/en/trade.js',
  ]);
  expect(textFilesOf('ko', ['home'])).not.toEqual(textFilesOf('en', ['home']));

  const { headers, body } = await get(files[0] ?? '');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const page: { stlbsTexts?: unknown } = {};
  runInNewContext(String(body), { self: page });
  expect(JSON.parse(JSON.stringify(page.stlbsTexts))).toEqual([
    ['en', Object.fromEntries(SHARED_NAMESPACES.map((name) => [name, source(name)]))],
  ]);
});

test('a file comes packed as the reader takes it', async () => {
  const [file = ''] = textFilesOf('en', ['home']);
  const plain = (await get(file)).body;
  const brotli = await get(file, 'gzip, deflate, br');
  const zipped = await get(file, 'gzip');
  expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  expect(gunzipSync(zipped.body)).toEqual(plain);
  expect(brotli.body.length).toBeLessThan(zipped.body.length);
  const refused = await get(file, 'br; q=0, gzip ;q=0.0');
  expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain]);
});

test('a file is read, and nothing else is done with it', async () => {
  const url = server.url + (textFilesOf('en', ['home'])[0] ?? '');
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const method of ['POST', 'DELETE']) {
    const response = await fetch(url, { method });
    expect(response.ok, method).toBe(false);
    expect(await response.text(), method).not.toContain('stlbsTexts');
  }
});

test('a page of another release finds the present texts, which are not kept; no other name is read as a file', async () => {
  const [file = ''] = textFilesOf('en', ['home']);
  const other = await get(file.replace(/[0-9a-f]{12}/, '0123456789ab'));
  expect([other.status, other.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(other.body).toEqual((await get(file)).body);
  for (const name of ['nothing', '__proto__', '..%2fko%2fhome']) {
    expect([name, (await get(`/texts/0123456789ab/en/${name}.js`)).status]).toEqual([name, 404]);
  }
});

test('scripts of the build come as it packed them, to readers who take Brotli', async () => {
  const html = String((await get('/')).body);
  const [, script = ''] = /<script[^>]* src="(\/_next\/static\/chunks\/[^"]+)"/.exec(html) ?? [];
  const plain = await get(script);
  const brotli = await get(script, 'gzip, deflate, br');
  expect([plain.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  for (const header of ['content-type', 'cache-control'] as const) {
    expect(String(brotli.headers[header]).toLowerCase()).toBe(String(plain.headers[header]).toLowerCase());
  }
  expect((await get(script, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/_next/static/%2e%2e/%2e%2e/package.js', 'br')).status).toBe(404);
});
