import { expect, test } from 'vitest';
import { kindNames, rejectedFile } from './fileRules';

const file = (name: string, size = 10, type = '') => ({ name, size, type });

test('files are judged by ending or by kind, as the input element does', () => {
  expect(rejectedFile([file('BOM.XLSX')], { accept: '.xlsx, .csv' })).toBeNull();
  expect(rejectedFile([file('a.png', 1, 'image/png')], { accept: 'image/*' })).toBeNull();
  expect(rejectedFile([file('virus.exe')], { accept: '.xlsx' })).toEqual({ name: 'virus.exe', reason: 'wrongType' });
});

test('the limit itself is allowed, one byte more is not, and an empty file is useless', () => {
  expect(rejectedFile([file('a.xlsx', 100)], { maxSize: 100 })).toBeNull();
  expect(rejectedFile([file('a.xlsx', 101)], { maxSize: 100 })?.reason).toBe('tooLarge');
  expect(rejectedFile([file('a.xlsx', 0)], {})?.reason).toBe('empty');
});

test('kinds of files are named as people name them', () => {
  expect(kindNames('.pdf,.png, .jpg,.jpeg')).toBe('PDF, PNG, JPG');
});
