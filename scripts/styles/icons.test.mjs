import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnIcon } from '../../src/client/ui/drawnIcon';
import { inRoot } from '../processes.mjs';
import { drawnBy, iconImports, sourcesWithIcons } from './icons.mjs';

const markup = (component, props) => renderToStaticMarkup(createElement(component, props));
const PROPS = [
  {},
  { 'aria-hidden': true },
  { size: 16, 'aria-hidden': true, 'data-mark': 'check' },
  { 'aria-label': 'done', className: 'one two' },
  { fill: 'currentColor', color: 'red', strokeWidth: 1.5 },
  { width: 10, height: 12, role: 'img', style: { top: 0 } },
];

/** An icon of lucide-react without what the build leaves out: its own classes and the namespace. */
const lean = (text) =>
  text
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide [^"]*?( one two)?"/, (_, given) => (given ? ` class="${given.trim()}"` : ''));

/** The attributes of an `svg` in an order of their own, and what is in it. */
const attributes = (text) => {
  const [, own, inside] = /^<svg ([^>]*)>(.*)$/s.exec(text);
  return { own: own.match(/[\w-]+="[^"]*"/g).toSorted(), inside };
};

test('an icon of the build is the one it stands for, without its own classes and the namespace', async () => {
  const names = new Set(
    sourcesWithIcons()
      .flatMap((path) => iconImports(readFileSync(inRoot(path), 'utf8')))
      .flatMap(({ icons }) => icons.map(({ icon }) => icon)),
  );
  expect(names.size).toBeGreaterThan(100);
  const lucide = await import('lucide-react');
  for (const name of names) {
    const drawn = drawnIcon(await drawnBy(name));
    for (const props of PROPS)
      expect(attributes(markup(drawn, props))).toEqual(attributes(lean(markup(lucide[name], props))));
  }
});

test('a title stands in an icon, which is no longer hidden then', async () => {
  const drawing = await drawnBy('Check');
  const text = markup(drawnIcon(drawing), { role: 'img', children: createElement('title', null, 'done') });
  expect(text).toContain(`><title>done</title><g>${drawing}</g></svg>`);
  expect(text).not.toContain('aria-hidden');
});

test('an import is read with other names, types and lines', () => {
  const text =
    "import {\n  Menu as MenuIcon,\n  type LucideIcon,\n  X,\n} from 'lucide-react';\nimport { Y } from 'y';";
  expect(iconImports(text)).toEqual([
    {
      start: 0,
      end: text.indexOf('\nimport { Y'),
      types: ['type LucideIcon'],
      icons: [
        { icon: 'Menu', local: 'MenuIcon' },
        { icon: 'X', local: 'X' },
      ],
    },
  ]);
});

test('every source names its icons in a way that is read', () => {
  for (const path of sourcesWithIcons()) {
    const text = readFileSync(inRoot(path), 'utf8');
    const imports = text.match(/from 'lucide-react'/g) ?? [];
    const types = text.match(/import type \{[^}]*\} from 'lucide-react'/g) ?? [];
    expect(iconImports(text), path).toHaveLength(imports.length - types.length);
  }
});
