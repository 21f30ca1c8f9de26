import { expect, test } from 'vitest';
import { pictureType } from './pictureType';

test('a PNG is known by the three letters of its name, anything else is taken as a JPEG', () => {
  expect(pictureType(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe('png');
  for (const other of [
    [0xff, 0xd8, 0xff, 0xe0],
    [0x89, 0, 0x4e, 0x47],
    [0x89, 0x50, 0, 0x47],
    [0x89, 0x50, 0x4e, 0],
  ])
    expect(pictureType(new Uint8Array(other))).toBe('jpeg');
});
