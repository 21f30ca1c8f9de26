import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Rendered } from './renderForVisitor';

/** A page as it is sent to any visitor. */
export interface CachedPage {
  plain: Buffer;
  zipped: Buffer;
  /** Of its inline scripts, for the policy: a nonce would be known to everybody who reads the page. */
  hashes: readonly string[];
}

const pack = promisify(gzip);
const LARGEST = 2 * 1024 * 1024;
/** How rendering marks a page without all of its data (`src/ssr/answer.ts`); any other one says more than this. */
const UNREAD = 'no-store';
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="application\/(?:ld\+)?json"/;

/**
 * What may be kept of a rendering; null unless it is a whole page without a cookie. Rejects where some of its data could not be
 * read, so that the next reader has it rendered again. Only scripts that the document wrote
 * itself, with the nonce of this rendering, are named to browsers: whatever else got into the page does not run.
 */
export async function cachedPage({ status, headers, body, nonce }: Rendered): Promise<CachedPage | null> {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (headers['cache-control'] === UNREAD) throw new Error('Some of the page could not be read.');
  if (status !== 200 || !isPage || headers['set-cookie'] !== undefined || body.length > LARGEST) return null;
  const html = body.toString('utf8');
  const scripts = [...html.matchAll(INLINE)].filter(
    ([, words = '']) => !DATA.test(words) && words.includes(`nonce="${nonce}"`),
  );
  const hashes = scripts.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const plain = Buffer.from(html.replaceAll(nonce, ''));
  return { plain, zipped: await pack(plain), hashes: [...new Set(hashes)] };
}

/** The policy of an answer with the hashes of this page's scripts in place of the nonce. */
export function policyFor(policy: string, { hashes }: CachedPage): string {
  return policy.replace(/'nonce-[^']*'/, hashes.join(' '));
}
