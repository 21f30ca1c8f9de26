import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { COOKIES } from '../../src/contract/constants';
import { cachedPage, policyFor } from '../../src/server/pageCache/cachedPage';
import { startOwnServer } from '../support/startServer';

const server = await startOwnServer({ PAGES: '1', PAGE_CACHE_SECONDS: '60' });
afterAll(() => server.stop());

const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a kept page runs all of its own scripts, holds no nonce, and runs no other', async () => {
  const answer = await fetch(`${server.url}/`);
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const own = [...html.matchAll(INLINE)].map(([, code = '']) => hashOf(code));
  expect(own.length).toBeGreaterThan(2);
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(own));
  expect(policy).not.toContain("'nonce-");
  expect(html).not.toMatch(/nonce="[^"]/);
});

test('a script that somebody brings into a page does not run once the page is kept', async () => {
  // A page for somebody with a cookie is rendered for this request, with the nonce of this rendering.
  const answer = await fetch(`${server.url}/`, { headers: { cookie: `${COOKIES.access.name}=made-up` } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(nonce).not.toBe('');
  const html = await answer.text();
  const own = [...html.matchAll(INLINE)].map(([, code = '']) => hashOf(code));
  const body = Buffer.from(
    html.replace('</body>', '<script>planted()</script><script nonce="">planted(2)</script></body>'),
  );
  const page = await cachedPage({ status: 200, headers: { 'content-type': 'text/html' }, body, nonce });
  expect(page?.plain.toString()).toContain('planted(2)');
  const hashes = page ? policyFor(policy, page).match(/'sha256-[^']+'/g) : [];
  expect(new Set(hashes)).toEqual(new Set(own));
});
