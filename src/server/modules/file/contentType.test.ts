import { expect, test } from 'vitest';
import { PNG } from '../../../../tests/support/uploads';
import { workbookParts, zipOf } from '../../../../tests/support/zip';
import { contentTypeOf, hasMacros } from './contentType';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Letters of two bytes each, as UTF-16 has them. */
const wide = (text: string) => text.replaceAll(/./g, '$&\0');

const OFFICE = 'application/vnd.openxmlformats-officedocument';

test.each<[name: string, content: Buffer, type: string]>([
  ['a PDF', bytes('%PDF-1.7 …'), 'application/pdf'],
  ['a PNG', PNG, 'image/png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0rest'), 'image/jpeg'],
  ['a drawing', bytes('AC1032\0\0'), 'image/vnd.dwg'],
  ['a document of Hangul', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....HWP Document File'), 'application/x-hwp'],
  ['a newer one', bytes('PK\x03\x04....mimetypeapplication/hwp+zip'), 'application/hwp+zip'],
  ['a workbook', zipOf(workbookParts('')), `${OFFICE}.spreadsheetml.sheet`],
  ['a list', Buffer.from('품명,수량\n'), 'text/plain'],
  ['a list whose first letters begin a bitmap', bytes('BM-100,2\n'), 'text/plain'],
  ['a list in UTF-16', Buffer.from('\ufeff품명\t수량', 'utf16le'), 'text/plain'],
])('%s is known by its bytes', async (_, content, type) => {
  expect(await contentTypeOf(content)).toBe(type);
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
  'BM\0\0\0',
  'GIF89a\x01\x00',
])('%j is no accepted type', async (content) => {
  expect(await contentTypeOf(bytes(content))).toBeNull();
});

test('a workbook with a program in it is reported', () => {
  expect(hasMacros(bytes('PK\x03\x04[Content_Types].xml xl/workbook.xml xl/vbaProject.bin'))).toBe(true);
});
