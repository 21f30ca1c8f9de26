import { expect, test } from 'vitest';
import { isBlock, parseClipboard } from './parseClipboard';

test('a block from Excel keeps its shape and loses the last line break', () => {
  expect(parseClipboard('PIPE\t2"\t10\r\nELBOW\t1/2"\t4\r\n')).toEqual([
    ['PIPE', '2"', '10'],
    ['ELBOW', '1/2"', '4'],
  ]);
});

test('inch signs and quoted words are not mistaken for quoting', () => {
  expect(parseClipboard('"A" grade\t2" x 1"')).toEqual([['"A" grade', '2" x 1"']]);
  expect(parseClipboard('"A"')).toEqual([['"A"']]);
});

test('a cell with a break inside stays one cell', () => {
  expect(parseClipboard('"PIPE\nSMLS 2"""\t5\nTEE\t1')).toEqual([
    ['PIPE SMLS 2"', '5'],
    ['TEE', '1'],
  ]);
});

test('empty cells and empty lines keep their places', () => {
  expect(parseClipboard('a\t\tb\n\nc')).toEqual([['a', '', 'b'], [''], ['c']]);
  expect(parseClipboard('')).toEqual([['']]);
});

test('one cell is no block, with or without the break that Excel puts behind it', () => {
  expect(isBlock('1,250\r\n')).toBe(false);
  expect(isBlock('1,250')).toBe(false);
  expect(isBlock('1\n2')).toBe(true);
  expect(isBlock('1\t2\r\n')).toBe(true);
});

test('control characters and spaces that do not show are no part of a cell', () => {
  expect(parseClipboard('PIPE\u0000 4\u00a0"\tA\u200b106')).toEqual([['PIPE 4 "', 'A106']]);
});
