import { renderToStaticMarkup } from 'react-dom/server';
import { createRef } from 'react';
import styled, { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { by, eachOf } from './by';
import { plainPart } from './plainPart';

const Link = (props: object) => <i data-link {...props} />;

test('takes attributes, keeps what begins with $, and adds a class that it is given', () => {
  const Box = plainPart('div', 's1');
  expect(renderToStaticMarkup(<Box id="a" $tone="red" className="own" />)).toBe('<div id="a" class="s1 own"></div>');
  expect(`${String(Box)}:hover`).toBe('.s1:hover');
});

test('is drawn as another element or component', () => {
  const Box = plainPart('div', 's1');
  expect(renderToStaticMarkup(<Box as="h2" />)).toBe('<h2 class="s1"></h2>');
  expect(renderToStaticMarkup(<Box as={Link} />)).toBe('<i data-link="true" class="s1"></i>');
});

test('has the classes, attributes and choices of what it is built on', () => {
  const Base = plainPart('td', 's1', { role: 'cell' }, [['$align', { right: 's1-0' }]]);
  const Part = plainPart(Base, 's2', { scope: 'row' }, [['$size', { 14: 's2-0' }, '14']]);
  expect(renderToStaticMarkup(<Part $align="right" />)).toBe(
    '<td role="cell" scope="row" class="s1 s2 s1-0 s2-0"></td>',
  );
});

test('gives its element to a ref', () => {
  const Box = plainPart('div', 's1');
  const ref = createRef<HTMLDivElement>();
  expect(Box({ ref })).toMatchObject({ props: { ref } });
});

test('a choice declares the same without a build: by the value, by its text, or by what stands in for none', () => {
  const Box = styled.div<{ $gap?: number; $wide?: boolean }>`
    ${by(
      '$gap',
      eachOf([1, 2], (gap) => `gap: ${gap}px;`),
      '2',
    )}
    ${by('$wide', { true: 'width: 100%;' })}
  `;
  const rulesOf = (element: React.ReactElement) => {
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(element));
    return sheet.getStyleTags().replaceAll('\n', '');
  };
  expect(rulesOf(<Box $gap={1} $wide />)).toContain('{gap:1px;width:100%;}');
  expect(rulesOf(<Box $wide={false} />)).toContain('{gap:2px;}');
});
