import { expect, test } from 'vitest';
import { media } from './media';

test('print, narrow as it is, gets the tables of a desktop and not the cards of a phone', () => {
  expect(media.phone).toMatch(/^@media screen and /);
  expect(media.desktop).toMatch(/^@media print, /);
});
