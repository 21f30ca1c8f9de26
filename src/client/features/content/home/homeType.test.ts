import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/constants';
import { homeCharacters } from './homeCharacters';
import { HomeType, homeTypeFile } from './HomeType';

/** It has no types of its own. */
const { create } = createRequire(import.meta.url)('fontkit') as {
  create(file: Buffer): { characterSet: number[] };
};

test.each(LANGUAGES)('the type of the first page has every character of it (%s)', (language) => {
  const file = readFileSync(`public${homeTypeFile(language)}`);
  const font = create(file);
  const known = new Set(font.characterSet);
  const absent = [...homeCharacters(language)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
  // `npm run make homeType` makes it again, under a new name.
  expect(absent.join('')).toBe('');
  // It is there with the words: a first view waits for it.
  expect(file.length).toBeLessThan(60_000);
});

test('home is drawn with the type of its language', () => {
  const drawn = renderToStaticMarkup(createElement(HomeType));
  expect(drawn).toMatch(/^<style>[^&]*@font-face[^&]*font-family: 'Steelbase Home'/);
  expect(drawn).toContain(`url(${homeTypeFile('en')})`);
});
