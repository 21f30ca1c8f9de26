import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishStatic, staticDays } from './staticFiles.mjs';

const DAY = 24 * 60 * 60 * 1000;
let folder;
let to;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-static-'));
  to = join(folder, 'shared');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publish(version, files, day) {
  const from = join(folder, version);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    writeFileSync(join(from, name), text);
  }
  publishStatic({ from, version, to, days: 30, now: day * DAY });
}

const shared = (name) => join(to, '_next', 'static', name);

test('files of several builds lie side by side, each whole', () => {
  publish('one', { 'chunks/same.js': 'same', 'chunks/old.js': 'old', 'one/_buildManifest.js': '1' }, 0);
  publish('two', { 'chunks/same.js': 'same', 'chunks/new.js': 'new', 'two/_buildManifest.js': '2' }, 1);
  for (const name of ['chunks/same.js', 'chunks/old.js', 'chunks/new.js', 'one/_buildManifest.js']) {
    expect(existsSync(shared(name))).toBe(true);
  }
  expect(readFileSync(shared('chunks/old.js'), 'utf8')).toBe('old');
  expect(readdirSync(to, { recursive: true }).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a build goes some days after it was replaced, however old it was then, and leaves what others have', () => {
  publish('one', { 'same.js': 'same', 'old.js': 'old' }, 0);
  publish('two', { 'same.js': 'same', 'new.js': 'new' }, 100);
  expect(existsSync(shared('old.js'))).toBe(true);
  publish('three', { 'same.js': 'same' }, 129);
  expect(existsSync(shared('old.js'))).toBe(true);
  publish('four', { 'four.js': 'four' }, 131);
  expect(existsSync(shared('old.js'))).toBe(false);
  expect(['same.js', 'new.js', 'four.js'].every((name) => existsSync(shared(name)))).toBe(true);
});

test('a build that is rolled back to is the newest again', () => {
  publish('one', { 'old.js': 'old' }, 0);
  publish('two', { 'new.js': 'new' }, 10);
  publish('one', { 'old.js': 'old' }, 11);
  publish('three', { 'three.js': 'three' }, 42);
  expect(existsSync(shared('new.js'))).toBe(false);
  expect(existsSync(shared('old.js'))).toBe(true);
});

test('the days are a whole number, 30 where nothing is set', () => {
  expect([staticDays(), staticDays(''), staticDays('7')]).toEqual([30, 30, 7]);
  for (const wrong of ['soon', '0', '-1', '1.5', '7d', '99999']) {
    expect(() => staticDays(wrong)).toThrow(`and is ${wrong}`);
  }
});
