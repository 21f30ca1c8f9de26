import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { accepts } from './http/accepts';
import type { PageHandler } from './pageCache/renderForVisitor';

const STATIC = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*(?=$|[?])/;
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const TEXT = /^(text|application|image\/svg)/;

/**
 * Serves files of the pages from the folder that several releases share, whenever they were put there; what it does not have
 * is left to `next`, which has those of its own build. Without a folder nothing changes.
 */
export function shareStatic(folder: string | undefined, compress: boolean, next: PageHandler): PageHandler {
  if (folder === undefined) return next;
  return async (request, response) => {
    const [name] = STATIC.exec(request.url ?? '') ?? [];
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const served = name && readable && (await serveFile(path.join(folder, name), request, response, compress));
    if (!served) await next(request, response);
  };
}

/** False when there is no such file. */
async function serveFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  compress: boolean,
): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  const stat = await handle.stat();
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  if (!stat.isFile()) {
    await handle.close();
    return false;
  }
  const zipped = compress && TEXT.test(type) && accepts(request, 'gzip');
  response.writeHead(200, {
    'Content-Type': type,
    // The name of a file changes with what it holds.
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(compress ? { Vary: 'Accept-Encoding' } : {}),
    ...(zipped ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': stat.size }),
  });
  if (request.method === 'HEAD') {
    await handle.close();
    response.end();
    return true;
  }
  const source = handle.createReadStream();
  // A client that leaves before the end is no failure.
  await (zipped ? pipeline(source, createGzip(), response) : pipeline(source, response)).catch(() => undefined);
  return true;
}
