import { expect, test } from 'vitest';
import { keptPage, policyFor } from './keptPage';
import { hashOf } from './ownScripts';

const NONCE = '0123456789abcdef';
const OWN = new Set([hashOf('own()'), hashOf('ownToo()')]);
const headers = { 'content-type': 'text/html' };
const kept = (html: string) => keptPage({ status: 200, headers, body: Buffer.from(html), nonce: NONCE }, OWN);

test('the nonce is not kept, and whatever stands in a page, the policy names the scripts of the build alone', async () => {
  const page = await kept(
    `<html><head><script nonce="${NONCE}">own()</script></head><body>
    <script>planted()</script><script nonce="">planted(2)</script><script nonce="guessed">planted(3)</script>
    <script type="application/json" nonce="${NONCE}">{"a":1}</script></body></html>`,
  );
  expect(page?.plain.toString()).not.toContain(NONCE);
  expect(page?.plain.toString()).toContain('own()');
  const policy = policyFor(`script-src 'self' 'nonce-${NONCE}'; object-src 'none'`, OWN);
  expect(policy).toBe(`script-src 'self' ${[...OWN].join(' ')}; object-src 'none'`);
  for (const code of ['planted()', 'planted(2)', 'planted(3)']) expect(policy).not.toContain(hashOf(code));
});

test('a script under the right nonce that the build does not know makes a page one that is not kept', async () => {
  expect(await kept(`<script nonce="${NONCE}">own()</script><script nonce="${NONCE}">planted()</script>`)).toBeNull();
});
