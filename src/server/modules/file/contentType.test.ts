import { expect, test } from 'vitest';
import { contentTypeOf, hasMacros } from './contentType';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Letters of two bytes each, as UTF-16 has them. */
const wide = (text: string) => text.replaceAll(/./g, '$&\0');

test.each([
  ['%PDF-1.7 …', 'application/pdf'],
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
  ['AC1032\0\0', 'image/vnd.dwg'],
  [
    'PK\x03\x04…[Content_Types].xml…xl/workbook.xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [Buffer.from('품명,수량\n').toString('latin1'), 'text/plain'],
])('%s is told by its bytes', (content, type) => {
  expect(contentTypeOf(bytes(content))).toBe(type);
});

test.each([
  'PK\x03\x04 any archive',
  'MZ\x90\0\x03',
  '<html><script>alert(1)</script>',
  '  <!doctype html>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">',
  '\x7fELF\x02\x01\x01\0',
  '#!/bin/sh\nrm -rf /',
  '\xef\xbb\xbf<html><script>alert(1)</script>',
  `\xff\xfe${wide('<html>')}`,
  `\xfe\xff\0${wide('<svg onload=x>')}`,
])('%j is no kind that is taken', (content) => {
  expect(contentTypeOf(bytes(content))).toBeNull();
});

test('a workbook with a program in it is told', () => {
  expect(hasMacros(bytes('PK\x03\x04[Content_Types].xml xl/workbook.xml xl/vbaProject.bin'))).toBe(true);
});
