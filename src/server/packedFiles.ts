import { readdirSync, readFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { accepts } from './http/accepts';

/** Where `npm run build` leaves scripts and styles packed with Brotli, under their names (`scripts/packFiles.mjs`). */
const FOLDER = '.next/packed';
const FILE = /^\/_next\/static\/([^?]+\.(js|css))(?:\?|$)/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

let names: ReadonlySet<string> | undefined;
const read = new Map<string, Buffer>();

function packed(name: string): Buffer | undefined {
  names ??= new Set(
    existsSync(FOLDER)
      ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
      : [],
  );
  if (!names.has(`${name}.br`)) return undefined;
  const body = read.get(name) ?? readFileSync(path.join(FOLDER, `${name}.br`));
  read.set(name, body);
  return body;
}

/**
 * Answers a request for a script or style of the build with what was packed by it; false where the reader takes no Brotli, or
 * there is no such file. The framework packs them with gzip for each reader.
 */
export function sendPacked(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [, name, kind = ''] = FILE.exec(url) ?? [];
  if (name === undefined || !accepts(request, 'br')) return false;
  const body = packed(decoded(name));
  if (!body) return false;
  response.writeHead(200, {
    'Content-Type': TYPES[kind],
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
