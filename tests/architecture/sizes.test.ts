import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CODE, LISTS, ROOT, filesUnder, linesOf } from './sourceFiles';

const code = filesUnder('').filter((path) => CODE.test(path) && !LISTS.test(path) && !path.startsWith('public/'));
const app = code.filter((path) => /^(src|pages)\//.test(path) && !/[.]test[.]tsx?$/.test(path));

/** Length of the file at this share of all files, the shortest first. */
function lengthAt(share: number): number {
  const lengths = app.map(linesOf).sort((a, b) => a - b);
  return lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
}

describe('files stay short enough to be read at a glance', () => {
  test('there is code to look at', () => {
    expect(app.length).toBeGreaterThan(20);
  });

  test('none has more than 300 lines', () => {
    expect(code.filter((path) => linesOf(path) > 300)).toEqual([]);
  });

  test('half of them have at most 60 lines, nine of ten fewer than 150', () => {
    expect(lengthAt(0.5)).toBeLessThanOrEqual(60);
    expect(lengthAt(0.9)).toBeLessThan(150);
  });

  test('a page has at most 15 lines', () => {
    const pages = existsSync(`${ROOT}/pages`) ? filesUnder('pages').filter((path) => CODE.test(path)) : [];
    const long = pages.filter((path) => !/\/_(app|document|error)[.]tsx$/.test(`/${path}`) && linesOf(path) > 15);
    expect(long).toEqual([]);
  });
});
