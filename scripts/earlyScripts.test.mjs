import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileEarly, HINT, oneLineDown } from './earlyScripts.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stlbs-early-'));
  mkdirSync(path.join(folder, 'static'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name, text) => writeFileSync(path.join(folder, name), text);
const get = (name) => readFileSync(path.join(folder, name), 'utf8');

test('scripts of first views get the hint once, their maps a line, and everything else stays as it is', () => {
  put(
    'build-manifest.json',
    JSON.stringify({ pages: { '/_app': ['static/a.js'], '/': ['static/a.js', 'static/a.css'] } }),
  );
  put('static/a.js', 'call();');
  put('static/a.js.map', JSON.stringify({ version: 3, mappings: 'AAAA' }));
  put('static/a.css', 'a{}');
  put('static/later.js', 'later();');
  for (const time of [1, 2]) {
    compileEarly(folder);
    expect([time, get('static/a.js')]).toEqual([time, `${HINT}\ncall();`]);
  }
  expect(JSON.parse(get('static/a.js.map'))).toEqual({ version: 3, mappings: ';AAAA' });
  expect([get('static/a.css'), get('static/later.js')]).toEqual(['a{}', 'later();']);
});

test('a map in sections moves each of them down', () => {
  const section = (line) => ({ offset: { line, column: 7 }, map: { mappings: 'AAAA' } });
  expect(oneLineDown({ version: 3, sections: [section(0), section(4)] }).sections.map(({ offset }) => offset)).toEqual([
    { line: 1, column: 7 },
    { line: 5, column: 7 },
  ]);
});

test('a build that names no scripts is told', () => {
  put('build-manifest.json', JSON.stringify({ pages: {} }));
  expect(() => compileEarly(folder)).toThrow(/no scripts/);
});
