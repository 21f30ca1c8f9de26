import { expect, test } from 'vitest';
import { decodeCp949 } from './cp949';

test('reads syllables of the standard and those that only the Korean code page has', () => {
  // The first and last places of the extension, two syllables in between, and plain text around them.
  const bytes = Buffer.from('8141c652b0a1412c8c6394ee0a', 'hex');
  expect(decodeCp949(bytes)).toBe('갂힣가A,똠뷁\n');
  expect(decodeCp949(Buffer.from('b0', 'hex'))).toHaveLength(1);
});
