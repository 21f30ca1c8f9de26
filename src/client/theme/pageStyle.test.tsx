import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageStyle } from './pageStyle';

test('rules of the page reach the browser as they are written', () => {
  const rules = '@media (width >= 600px) { main > a { content: "\'&"; } }';
  const Rules = pageStyle(rules);
  expect(renderToString(<Rules />)).toBe(`<style>${rules}</style>`);
});
