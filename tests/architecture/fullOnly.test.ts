import { expect, test } from 'vitest';
import { FULL_ONLY_API, FULL_TAG } from '../../scripts/fullOnly.mjs';
import { filesUnder, textOf } from './sourceFiles';

/** A test that carries the tag, by the name of its file and its title. */
const TAGGED = new RegExp(`\\btest\\(\\s*(['"\`])(.*?)\\1,\\s*\\{\\s*tag: '${FULL_TAG}'`, 'g');

const tagged = filesUnder('tests/e2e').flatMap((path) =>
  [...textOf(path).matchAll(TAGGED)].map(([, , title = '']) => ({
    file: path.replace(/^.*[/]|[.]spec[.]ts$/g, ''),
    title: title.replace(/^\$\{language\}: /, '').replaceAll("\\'", "'"),
  })),
);
const section = textOf('docs/testing.md').split('## What only a full run takes')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `([^`]+)`(?: › ([^|]+?))? \|/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

test('each browser test of a full run alone has its row, and each row its test', () => {
  const isOf = (row: { file: string; title: string }, one: { file: string; title: string }) =>
    row.file === one.file && one.title.startsWith(row.title);
  expect(tagged.length).toBeGreaterThan(30);
  const ofBrowser = rows.filter(({ title }) => title !== '');
  expect(tagged.filter((one) => !ofBrowser.some((row) => isOf(row, one)))).toEqual([]);
  expect(ofBrowser.filter((row) => !tagged.some((one) => isOf(row, one)))).toEqual([]);
});

test('so has each file of the API, which is there', () => {
  const named = rows.filter(({ title }) => title === '').map(({ file }) => file);
  expect(named.toSorted()).toEqual(FULL_ONLY_API.toSorted());
  const files = ['tests/api', 'tests/operations'].flatMap(filesUnder);
  expect(FULL_ONLY_API.filter((file) => !files.includes(file))).toEqual([]);
});

/** Every browser test, tagged or not, by the name of its file and its title. */
const ANY = /\btest\(\s*(['"`])(.*?)\1,/g;
const all = filesUnder('tests/e2e').flatMap((path) =>
  [...textOf(path).matchAll(ANY)].map(([, , title = '']) => ({
    file: path.replace(/^.*[/]|[.]spec[.]ts$/g, ''),
    title: title.replace(/^\$\{language\}: /, '').replaceAll("\\'", "'"),
  })),
);

test('what a table names as run each time is there and in each run', () => {
  const shared = [...section.matchAll(/^\| `[^|]+\| [^|]+\| ([^|]+) \|/gm)].map(([, text = '']) => text);
  expect(shared.length).toBe(rows.length);
  const isFull = (file: string, title: string) =>
    tagged.some((one) => one.file === file && one.title.startsWith(title));
  const named = shared.flatMap((text) => [...text.matchAll(/`([\w-]+)` › ([^;|]+)/g)]);
  expect(named.length).toBeGreaterThan(30);
  const faults = named
    .map(([, file = '', title = '']) => ({ file, title: title.trim() }))
    .filter(
      ({ file, title }) => isFull(file, title) || !all.some((one) => one.file === file && one.title.startsWith(title)),
    );
  expect(faults).toEqual([]);
  const known = ['src', 'scripts', 'tests'].flatMap(filesUnder);
  const files = shared
    .filter((text) => !text.startsWith('only a full run'))
    .flatMap((text) => [...text.matchAll(/`([\w/]+[.]test[.]\w+)`/g)].map(([, name = '']) => name));
  expect(files.filter((name) => !known.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([]);
  expect(files.filter((name) => FULL_ONLY_API.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([]);
});
