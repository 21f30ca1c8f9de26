import { expect, test } from 'vitest';
import { media } from './media';

test('paper, narrow as it is, gets the tables of a desk and not the cards of a phone', () => {
  expect(media.phone).toMatch(/^@media screen and /);
  expect(media.desktop).toMatch(/^@media print, /);
});
