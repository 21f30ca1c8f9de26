import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SHARED_NAMESPACES } from '../../src/contract/constants';
import { CODE, filesUnder, ROOT, textOf } from './sourceFiles';

const pages = filesUnder('pages').filter((path) => CODE.test(path) && /definePage\(/.test(textOf(path)));
const namespaces = filesUnder('locales/ko').map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** The project's file that a relative import means. */
function fileOf(importer: string, specifier: string): string | undefined {
  const path = join(dirname(importer), specifier);
  return ['.ts', '.tsx', '']
    .map((ending) => path + ending)
    .find((each) => CODE.test(each) && existsSync(join(ROOT, each)));
}

/** Everything that comes to the browser with this file, lazily or at once. */
function reachedFrom(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, type, specifier = ''] of textOf(path).matchAll(
    /(?:(import type)[^;]*?|import\(|from )\s?'(\.[^']+)'/g,
  )) {
    const file = type ? undefined : fileOf(path, specifier);
    if (file?.startsWith('src/client/') && !file.startsWith('src/client/shell/')) reachedFrom(file, seen);
  }
  return seen;
}

/** Namespaces that a file reads texts from. */
function usedIn(path: string): string[] {
  const code = textOf(path);
  const named = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, words = '']) => words.match(/\w+/g) ?? []);
  const prefixed = [...code.matchAll(/\bt\(\s*[`'](\w+):/g)].map(([, name = '']) => name);
  return [...named, ...prefixed].filter((name) => namespaces.includes(name));
}

test('a page is given the texts of everything on it, so that server and browser draw the same words', () => {
  expect(pages.length).toBeGreaterThan(50);
  const missing = pages.flatMap((page) => {
    const given = [...SHARED_NAMESPACES, ...(/texts: \[([^\]]*)\]/.exec(textOf(page))?.[1]?.match(/\w+/g) ?? [])];
    const files = [...reachedFrom(page)];
    return [...new Set(files.flatMap(usedIn))]
      .filter((name) => !given.includes(name))
      .map((name) => `${page}: ${name}, used in ${files.find((file) => usedIn(file).includes(name))}`);
  });
  expect(missing).toEqual([]);
});
