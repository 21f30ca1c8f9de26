import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT_SHEET } from './fontSheet';
import { neededFiles } from './neededFiles';

const sheet = readFileSync(`public${FONT_SHEET}`, 'utf8');

it('names the files of the characters a page shows, and no others', () => {
  const faces =
    "@font-face{src:url(/a.woff2) format('x');unicode-range: U+41-5a, U+61;}@font-face{src:url(/b.woff2);unicode-range:U+ac00}";
  expect(neededFiles(faces, 'Z')).toEqual(['/a.woff2']);
  expect(neededFiles(faces, 'a가')).toEqual(['/a.woff2', '/b.woff2']);
  expect(neededFiles(faces, 'b각')).toEqual([]);
});

it('reads the sheet in use: each character of ours lies in one file, which is there', () => {
  const files = neededFiles(sheet, '배관 자재 A106-B');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  expect(neededFiles(sheet, '배')).toHaveLength(1);
  expect(neededFiles(sheet, '가나다라마바사').length).toBeLessThan(10);
});
