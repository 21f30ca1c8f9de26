import type { Language } from '../../../contract/constants';
import { KEPT, READER } from './forgetReader';

/** The lists, comparisons and records that can be read without a network. Not what is being written, nor an award. */
const READABLE =
  /^(?:\/en)?\/service\/(?:buyer|project(?:\/(?:purchase\/(?!bid$|buy$))?[^/]+)?|seller(?:\/detail\/(?:view\/)?[^/]+)?)$/;
const MOST_PAGES = 40;
const MOST_BYTES = 2_000_000;
const STYLE = '/offline-style/';

/** Whether a page is one of those that are kept. */
export const isReadable = (pathname: string): boolean => READABLE.test(pathname);

/** A page as it was read. */
interface KeptPage {
  title: string;
  /** By the server's clock. */
  at: number;
  html: string;
  /** All rules of the page. */
  css: string;
  /** Attributes of the root element: light or dark. */
  look: string;
  language: Language;
}

const jsonAnswer = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** Notes who reads here, and deletes what was kept for anybody else. `signs`: cookies of which one lasts as long as the login. */
export async function noteReader(id: string, language: Language, signs: readonly string[]): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(KEPT) && name !== KEPT + id).map((name) => caches.delete(name)),
  );
  const reader = await caches.open(READER);
  await reader.put('/reader', jsonAnswer({ id, language, signs }));
}

/** Keeps a page for its reader; of many the ones read longest ago go. Nothing is kept once the reader is another. */
export async function keepPage(reader: string, pathname: string, { css, ...page }: KeptPage): Promise<void> {
  if (!('caches' in window) || page.html.length + css.length > MOST_BYTES) return;
  const noted = await (await caches.open(READER)).match('/reader');
  if (((await noted?.json()) as { id?: string } | undefined)?.id !== reader) return;
  const cache = await caches.open(KEPT + reader);
  const style = STYLE + (await digestOf(css));
  if (!(await cache.match(style)))
    await cache.put(style, new Response(css, { headers: { 'content-type': 'text/css' } }));
  await cache.put(pathname, jsonAnswer({ ...page, style, frame: '' }));
  await prune(cache);
}

async function prune(cache: Cache): Promise<void> {
  const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pages = await Promise.all(
    keys
      .filter((key) => !key.startsWith(STYLE))
      .map(async (key) => ({ key, ...((await (await cache.match(key))?.json()) as { at: number; style: string }) })),
  );
  const newest = pages.toSorted((one, other) => other.at - one.at).slice(0, MOST_PAGES);
  const needed = new Set(newest.flatMap(({ key, style }) => [key, style]));
  await Promise.all(keys.filter((key) => !needed.has(key)).map((key) => cache.delete(key)));
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
