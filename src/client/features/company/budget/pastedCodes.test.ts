import { expect, test } from 'vitest';
import { pastedCodes } from './pastedCodes';

test('codes come from a spreadsheet, a list with commas, or words', () => {
  expect(pastedCodes('CC-100\t울산 정비\r\nCC-200, 온산 증설\nP-7 열교환기 교체\n\nP-8').codes).toEqual([
    { code: 'CC-100', name: '울산 정비' },
    { code: 'CC-200', name: '온산 증설' },
    { code: 'P-7', name: '열교환기 교체' },
    { code: 'P-8', name: '' },
  ]);
});

test('a code that stands there twice has the last name, and a line that cannot be taken is named', () => {
  expect(pastedCodes(`A 처음\nA 나중\n${'X'.repeat(41)} 이름\n, 이름만`)).toEqual({
    codes: [{ code: 'A', name: '나중' }],
    wrong: [3, 4],
  });
});
