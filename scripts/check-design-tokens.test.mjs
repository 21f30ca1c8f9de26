import { expect, test } from 'vitest';
import { rawColors } from './check-design-tokens.mjs';

test('raw colours are found with their lines', () => {
  expect(rawColors("a\nconst c = '#FFF';\nbackground: rgb(0 0 0 / 5%);")).toEqual([
    { line: 2, color: '#FFF' },
    { line: 3, color: 'rgb(' },
  ]);
  expect(rawColors('color: hsl(1, 2%, 3%)')).toHaveLength(1);
});

test('addresses, numbers of things and role names are no colours', () => {
  expect(rawColors("href='/rfq#add' title='#12' &#39; ${color('text')}")).toEqual([]);
});
