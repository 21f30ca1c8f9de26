import { expect, test } from 'vitest';
import { editDistance, lettersOf } from './editDistance';

test.each([
  ['가', '\u1100\u1161'],
  ['각', '\u1100\u1161\u11a8'],
  ['힣', '\u1112\u1175\u11c2'],
  ['파이프', '\u1111\u1161\u110b\u1175\u1111\u1173'],
  ['ＫＩＴＺ', 'kitz'],
  ['A106', 'a106'],
  ['힤', '힤'],
])('%s is taken apart into its letters', (word, letters) => expect(lettersOf(word)).toBe(letters));

test.each([
  ['valve', 'valve', 0],
  ['valve', 'valv', 1],
  ['valve', 'valvee', 1],
  ['valve', 'value', 1],
  ['valve', 'vavle', 1],
  ['avlve', 'valve', 1],
  ['valev', 'valve', 1],
  ['avlev', 'valve', 2],
  ['flange', 'flenga', 2],
  ['abcd', 'cdab', 4],
  ['ab', 'ba', 1],
  ['abx', 'xba', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from %s to %s: %i edits', (from, to, edits) => expect(editDistance(from, to, 4)).toBe(edits));

test('what is farther than wanted is one more than wanted', () => {
  expect(editDistance('pipe', 'flange', 2)).toBe(3);
  expect(editDistance('pipe', 'pipeline', 2)).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
  expect(editDistance('flenga', 'flange', 1)).toBe(2);
});
