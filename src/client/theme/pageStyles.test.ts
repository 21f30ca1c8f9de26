import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { pageStyles } from './pageStyles';

const turn = keyframes`to { rotate: 1turn; }`;
const Ground = createGlobalStyle`body { margin: 0; }`;
const Card = styled.div<{ $gap: number }>`padding: ${({ $gap }) => $gap}px; &:hover { color: red; }`;
const Wide = styled(Card)`@media (min-width: 40em) { padding: 40px; }`;
const Wheel = styled.i`animation: ${turn} 1s;`;

const cards = createElement(
  Fragment,
  null,
  createElement(Ground),
  ...[8, 12].map((gap) => createElement(Card, { $gap: gap })),
);
const wheel = createElement(Wide, { $gap: 8 }, createElement(Wheel));

function page(sheet: ServerStyleSheet, content: ReactElement) {
  const html = renderToString(sheet.collectStyles(content));
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}

it('gives each page the very styles that the library works out for it, and none of another', () => {
  for (const content of [cards, wheel, cards, wheel]) {
    expect(page(pageStyles(), content)).toEqual(page(new ServerStyleSheet(), content));
  }
  expect(page(pageStyles(), cards).css).not.toContain('rotate');
});

it('takes the rules of a class that a page had before', () => {
  const { css } = page(pageStyles(), wheel);
  const sheet = pageStyles();
  const inserted: string[] = [];
  const { insertRules } = sheet.instance;
  sheet.instance.insertRules = (part, name, rules) => {
    inserted.push(name);
    insertRules(part, name, rules);
  };
  expect(page(sheet, wheel).css).toBe(css);
  expect(inserted).toEqual([]);
});
