import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, SHARED_NAMESPACES } from '../contract/constants';
import { accepts } from './http/accepts';

/** The name of the texts that every page has. Any other file is named by its namespace. */
const SHARED = 'shared';
const FOLDER = 'locales';
const NAMED = /^\/texts\/([0-9a-f]{12})\/(ko|en)\/(\w+)\.js(?:\?|$)/;

/** A script with texts: it keeps them where `src/client/shell/i18n/textsConfig.ts` looks for them. */
interface TextFile {
  url: string;
  plain: Buffer;
  packed: Promise<{ br: Buffer; gzip: Buffer }>;
}

const files = new Map<string, TextFile>();
let known: ReadonlySet<string> | undefined;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The file of a name in a language, made once: the texts of a release do not change while it runs. */
function textFile(language: Language, name: string): TextFile {
  const key = `${language}/${name}`;
  let file = files.get(key);
  if (!file) {
    const texts = Object.fromEntries(
      (name === SHARED ? SHARED_NAMESPACES : [name]).map((namespace) => [
        namespace,
        JSON.parse(readFileSync(path.join(FOLDER, language, `${namespace}.json`), 'utf8')) as unknown,
      ]),
    );
    const plain = Buffer.from(`(self.stlbsTexts??=[]).push(${JSON.stringify([language, texts])})`);
    const hash = createHash('sha256').update(plain).digest('hex').slice(0, 12);
    file = { url: `/texts/${hash}/${key}.js`, plain, packed: packedOf(plain) };
    files.set(key, file);
  }
  return file;
}

async function packedOf(plain: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  return { br, gzip: zipped };
}

/** The addresses of files with all texts of these namespaces: the shared ones are one file, each other is one. */
export function textFilesOf(language: Language, namespaces: readonly string[]): string[] {
  const shared = new Set<string>(SHARED_NAMESPACES);
  const names = new Set(namespaces.map((namespace) => (shared.has(namespace) ? SHARED : namespace)));
  return [...names].map((name) => textFile(language, name).url);
}

/**
 * Answers a request for a file of texts; false where it is for something else. A page of another release gets the present
 * texts, which nobody may keep under that name.
 */
export function sendTexts(request: IncomingMessage, response: ServerResponse, compress: boolean): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [, hash, language, name = ''] = NAMED.exec(request.url ?? '') ?? [];
  if (hash === undefined) return false;
  known ??= new Set(readdirSync(path.join(FOLDER, 'ko')).map((file) => path.basename(file, '.json')));
  if (name !== SHARED && !known.has(name)) return false;
  const file = textFile(language as Language, name);
  void answer(request, response, file, { kept: file.url.includes(`/${hash}/`), compress });
  return true;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { plain, packed }: TextFile,
  { kept, compress }: { kept: boolean; compress: boolean },
): Promise<void> {
  const encoding = (['br', 'gzip'] as const).find((one) => compress && accepts(request, one));
  const body = encoding ? (await packed)[encoding] : plain;
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': kept ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(compress ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
