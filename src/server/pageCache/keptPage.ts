import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hashOf } from './ownScripts';
import type { Rendered } from './renderForVisitor';

/** A page as it is sent to any visitor. */
export interface KeptPage {
  plain: Buffer;
  zipped: Buffer;
}

const pack = promisify(gzip);
const LARGEST = 2 * 1024 * 1024;
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="application\/(?:ld\+)?json"/;

/**
 * What may be kept of a rendering; null unless it is a whole page without a cookie, whose document wrote only scripts that
 * the build knows. What else might stand in the page is no reason: it does not run.
 */
export async function keptPage(
  { status, headers, body, nonce }: Rendered,
  own: ReadonlySet<string>,
): Promise<KeptPage | null> {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (status !== 200 || !isPage || headers['set-cookie'] !== undefined || body.length > LARGEST) return null;
  const html = body.toString('utf8');
  const unknown = [...html.matchAll(INLINE)].some(
    ([, words = '', code = '']) => !DATA.test(words) && words.includes(`nonce="${nonce}"`) && !own.has(hashOf(code)),
  );
  if (unknown) return null;
  // Everybody who reads the page would know the nonce.
  const plain = Buffer.from(html.replaceAll(nonce, ''));
  return { plain, zipped: await pack(plain) };
}

/** The policy of an answer with the hashes of the build's scripts in place of the nonce. */
export function policyFor(policy: string, own: ReadonlySet<string>): string {
  return policy.replace(/'nonce-[^']*'/, [...own].join(' '));
}
