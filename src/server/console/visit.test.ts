import { expect, test } from 'vitest';
import { ownPath } from './visit';

test.each([
  ['/test/companies?q=a', '/test/companies?q=a'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['/sign-in', '/'],
  ['/a\nb', '/'],
  [null, '/'],
])('after signing in %j leads to %s', (given, path) => {
  expect(ownPath(given)).toBe(path);
});
