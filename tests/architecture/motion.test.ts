import { expect, test } from 'vitest';
import { CODE, filesUnder, textOf } from './sourceFiles';

/** What a browser moves beside the page's own thread; anything else costs that thread a frame of work sixty times a second. */
const CHEAP = new Set(['transform', 'opacity', 'visibility']);
const TEMPLATE = /\bkeyframes`([^`]*)`/g;
const DECLARATION = /([\w-]+)\s*:\s*[^;{}]+/g;

/** Properties that the keyframes of a source change. A variable moves with the scroll position, not with time. */
function movedBy(source: string): string[] {
  return [...source.matchAll(TEMPLATE)].flatMap(([, body = '']) =>
    [...body.matchAll(DECLARATION)]
      .map(([, property = '']) => property)
      .filter((property) => !property.startsWith('--')),
  );
}

test('animations change nothing that the page would have to lay out or paint again', () => {
  const sources = filesUnder('src/client').filter((path) => CODE.test(path));
  const moved = sources.map((path) => ({ path, properties: movedBy(textOf(path)) }));
  expect(moved.filter(({ properties }) => properties.length > 0).length).toBeGreaterThan(8);
  expect(
    moved.flatMap(({ path, properties }) =>
      properties.filter((property) => !CHEAP.has(property)).map((property) => `${path}: ${property}`),
    ),
  ).toEqual([]);
});

test('a property that is painted again is found in a line of keyframes', () => {
  expect(
    movedBy('const slide = keyframes`from { left: -40%; opacity: 0; } 60% { background-size: 100% 100%; }`;'),
  ).toEqual(['left', 'opacity', 'background-size']);
});
