import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/startServer';

const server = await startServer({ PAGES: '1', PAGE_CACHE_SECONDS: '60' });
afterAll(() => server.stop());

const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

test('a kept page runs all of its own scripts, holds no nonce, and runs no other', async () => {
  const answer = await fetch(`${server.url}/`);
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const own = [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  expect(own.length).toBeGreaterThan(2);
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(own));
  expect(policy).not.toContain("'nonce-");
  expect(html).not.toMatch(/nonce="[^"]/);
});
