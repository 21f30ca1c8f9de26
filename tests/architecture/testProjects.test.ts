import { expect, test } from 'vitest';
import { ISOLATED, SLOW } from '../../vitest.config';
import { filesUnder, textOf } from './sourceFiles';

test('unit tests that replace modules have modules of their own', () => {
  const tests = ['src', 'scripts', 'tests/pictures', 'tests/catalogue']
    .flatMap(filesUnder)
    .filter((path) => /[.]test[.]\w+$/.test(path));
  const replacing = tests.filter((path) => /\bvi[.](do)?[mM]ock\(/.test(textOf(path)));
  expect(replacing.length).toBeGreaterThan(0);
  const apart = [...ISOLATED, ...SLOW];
  expect(replacing.filter((path) => !apart.includes(path))).toEqual([]);
  expect(apart.filter((path) => !tests.includes(path))).toEqual([]);
});
