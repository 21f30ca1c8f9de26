import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cachedPage } from './cachedPage';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('only scripts of the document are named to browsers, and the nonce is not kept', async () => {
  const nonce = '0123456789abcdef';
  const body = Buffer.from(
    `<html><head><script nonce="${nonce}">own()</script></head><body>
    <script>planted()</script><script nonce="">planted(2)</script><script nonce="guessed">planted(3)</script>
    <script type="application/json">{"a":1}</script></body></html>`,
  );
  const page = await cachedPage({ status: 200, headers: { 'content-type': 'text/html' }, body, nonce });
  expect(page?.hashes).toEqual([hashOf('own()')]);
  expect(page?.plain.toString()).not.toContain(nonce);
  expect(page?.plain.toString()).toContain('own()');
});

test('a page whose data could not be read is not kept', async () => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  await expect(cachedPage({ status: 200, headers, body: Buffer.from('<html></html>'), nonce: '0' })).rejects.toThrow();
});
