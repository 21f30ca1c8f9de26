import { expect, test } from 'vitest';
import { ISOLATED } from '../../vitest.config';
import { filesUnder, textOf } from './sourceFiles';

test('unit tests that replace modules have modules of their own', () => {
  const tests = ['src', 'scripts', 'tests/pictures'].flatMap(filesUnder).filter((path) => /[.]test[.]\w+$/.test(path));
  const replacing = tests.filter((path) => /\bvi[.](do)?[mM]ock\(/.test(textOf(path)));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((path) => !ISOLATED.includes(path))).toEqual([]);
  expect(ISOLATED.filter((path) => !tests.includes(path))).toEqual([]);
});
