import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NOT_OURS = new Set(['node_modules', '.next', 'dist', '.data', '.tmp', '.git', 'coverage', 'test-results']);

/** The files of a thread share what was read: no test changes a file of the project. */
const listings = new Map<string, readonly string[]>();
const texts = new Map<string, string>();

/** Paths of the project's own files below `folder`, relative to the root, with forward slashes. */
export function filesUnder(folder: string): string[] {
  const paths = listings.get(folder) ?? listed(folder);
  listings.set(folder, paths);
  return [...paths];
}

function listed(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  texts.set(path, text);
  return text;
}

/** Number of lines as an editor shows them. */
export function linesOf(path: string): number {
  return textOf(path).trimEnd().split('\n').length;
}

export const CODE = /[.](ts|tsx|mjs|cjs|js)$/;

/** Data, migrations and seeds are lists, not code to be read. */
export const LISTS = /(^|[/.])(data|migrations|seeds?|demo|generated)[/.]/;
