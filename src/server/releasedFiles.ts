import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Where the product's own files (templates, documents, videos) stand for browsers, and in the sources. */
const FILES = '/cdn';
const FOLDER = 'public/cdn';
const RELEASED = /^\/cdn\/([0-9a-f]{12})(?=\/)/;

let digest: string | undefined;

/** Names what the files hold: another release with other files has another name. */
function releaseOf(): string {
  digest ??= digestOf(FOLDER);
  return digest;
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const entry = path.join(folder, name);
    if (path.extname(name) !== '') hash.update(name).update('\0').update(readFileSync(entry));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The base of files in production when no CDN is named: under a name of this release, so that browsers and any CDN before
 * the app may keep them for good. It is below the app's own address, and works without anything being set up.
 */
export function releaseBase(): string {
  return `${FILES}/${releaseOf()}`;
}

/**
 * Serves files under the name of a release, whichever: a page that was opened before a new release still finds its files.
 * Only those of this release may be kept.
 */
export function openRelease(request: IncomingMessage, response: ServerResponse): void {
  const found = RELEASED.exec(request.url ?? '');
  if (!found) return;
  request.url = FILES + (request.url ?? '').slice(found[0].length);
  if (found[1] === releaseOf()) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}
