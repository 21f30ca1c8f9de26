import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { refusedFile } from './fileContent';
import { textLines } from '../../../shared/textLines';

test('blank lines go, tabs stay', () => {
  expect(textLines('PIPE\t4"\t10\r\n\r\n  \nFLANGE\t6"')).toEqual(['PIPE\t4"\t10', 'FLANGE\t6"']);
});

test('a cell of Excel with a line break stays one line', () => {
  expect(textLines('1\t"PIPE\nSMLS 4"""\t10')).toEqual(['1\tPIPE SMLS 4"\t10']);
});

test.each([
  ['a.xlsx', 10, null],
  ['A.CSV', 10, null],
  ['a.xls', 10, null],
  ['a.ods', 10, null],
  ['a.xlsb', 10, 'FILE_XLSB'],
  ['a.pdf', 10, null],
  ['a.JPG', 10, null],
  ['a.docx', 10, null],
  ['a.eml', 10, null],
  ['a.hwp', 10, 'FILE_TYPE'],
  ['a.xlsm', 10, 'FILE_MACRO'],
  ['a.gif', 10, 'FILE_TYPE'],
  ['a.xlsx', MAX_FILE_BYTES + 1, 'FILE_TOO_LARGE'],
  ['a.xlsx', 0, 'FILE_EMPTY'],
])('%s of %i bytes: %s', (name, size, expected) => {
  expect(refusedFile({ name, size })).toBe(expected);
});
