import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { INLINE_SCRIPTS } from '../../src/client/shell/inlineScripts';
import { startServer } from '../support/startServer';

const server = await startServer({ PAGES: '1', PAGE_CACHE_SECONDS: '60' });
afterAll(() => server.stop());

const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each(['/', '/en', '/customer/faq', '/service/stock/search'])(
  'the kept page %s runs the scripts of the build and no other, and holds no nonce',
  async (path) => {
    const answer = await fetch(server.url + path);
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(INLINE_SCRIPTS.map(hashOf)));
    expect(policy).not.toMatch(/'nonce-|script-src[^;]*'unsafe-/);
    const written = [...html.matchAll(INLINE)].map(([, code = '']) => hashOf(code));
    expect(written.toSorted()).toEqual(INLINE_SCRIPTS.map(hashOf).toSorted());
    expect(html).not.toMatch(/nonce="[^"]/);
  },
);
