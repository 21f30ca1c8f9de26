import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE, filesUnder, textOf } from './sourceFiles';

/** Every Korean text by its path, `project:compare.sumOf`. */
const texts = new Map<string, string>();
const collect = (value: unknown, path: string): void => {
  if (typeof value === 'string') texts.set(path, value);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value))
      collect(each, path.endsWith(':') ? path + name : `${path}.${name}`);
};
for (const file of readdirSync('locales/ko'))
  collect(JSON.parse(textOf(`locales/ko/${file}`)), `${file.slice(0, -5)}:`);

/** What the texts of a key need; the namespaces of a call are not looked at, so all that have the key are given. */
function needsOf(key: string): string[][] {
  const own = key.includes(':') ? key : `:${key}`;
  const found = [...texts].filter(([path]) => {
    const plain = path.replace(/_(?:zero|one|other)$/, '');
    return key.includes(':') ? plain === own : plain.endsWith(own) && plain.indexOf(':') === plain.length - own.length;
  });
  return found.map(([, text]) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name));
}

/** Calls of `t` with a fixed key and an object of values written out: its names. */
const CALL = /\bt\(\s*'([\w:.]+)',\s*\{([^{}]*)\}\s*,?\s*\)/g;
const namesOf = (object: string) =>
  [...object.matchAll(/(?:^|[,\n])\s*(\w+)(?=\s*[:,]|\s*$)/g)].map(([, name = '']) => name);

test('a text gets a value for each of its placeholders', () => {
  const wrong: string[] = [];
  let calls = 0;
  for (const path of filesUnder('src').filter((each) => CODE.test(each) && !each.includes('.test.'))) {
    for (const [, key = '', object = ''] of textOf(path).matchAll(CALL)) {
      const needs = needsOf(key);
      if (needs.length === 0 || object.includes('...')) continue;
      calls += 1;
      const given = namesOf(object);
      if (!needs.some((names) => names.every((name) => given.includes(name))))
        wrong.push(`${path}: ${key} {${object.trim()}}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(100);
});
