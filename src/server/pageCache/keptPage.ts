import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Rendered } from './renderForVisitor';

/** A page as it is sent to any visitor. */
export interface KeptPage {
  plain: Buffer;
  zipped: Buffer;
  /** Of its inline scripts, for the policy: a nonce would be known to everybody who reads the page. */
  hashes: readonly string[];
}

const pack = promisify(gzip);
const LARGEST = 2 * 1024 * 1024;
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** What may be kept of a rendering; null unless it is a whole page without a cookie. */
export async function keptPage({ status, headers, body }: Rendered): Promise<KeptPage | null> {
  const html = String(headers['content-type'] ?? '').startsWith('text/html');
  if (status !== 200 || !html || headers['set-cookie'] !== undefined || body.length > LARGEST) return null;
  const scripts = [...body.toString('utf8').matchAll(INLINE)].filter(([, words = '']) => !DATA.test(words));
  const hashes = scripts.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return { plain: body, zipped: await pack(body), hashes: [...new Set(hashes)] };
}

/** The policy of an answer with the hashes of this page's scripts in place of the nonce. */
export function policyFor(policy: string, { hashes }: KeptPage): string {
  return policy.replace(/'nonce-[^']*'/, hashes.join(' '));
}
