import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../processes.mjs';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const DRAWN_ICON = inRoot('src', 'client', 'ui', 'drawnIcon');

/** Where sources import icons: of each import its place, and the names of icons and types in it. */
export function iconImports(text) {
  return [...text.matchAll(IMPORT)].map(({ 0: whole, 1: list, index: start }) => {
    const names = list.split(',').flatMap((one) => one.trim() || []);
    return {
      start,
      end: start + whole.length,
      types: names.filter((name) => name.startsWith('type ')),
      icons: names
        .filter((name) => !name.startsWith('type '))
        .map((name) => {
          const [icon, local = icon] = name.split(' as ');
          return { icon, local };
        }),
    };
  });
}

/** What is in the `svg` of an icon, as its component draws it. */
export async function drawnBy(name) {
  const [{ createElement }, { renderToStaticMarkup }, icons] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('lucide-react'),
  ]);
  const [, drawing] = /^<svg [^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icons[name])));
  return drawing;
}

/**
 * Writes a module for each icon that sources of the client and pages import, whose `svg` is one element with its drawing as a
 * text, and gives what the loader replaces: imports of lucide-react by imports of those modules.
 */
export async function iconEdits(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const edits = {};
  const written = new Set();
  for (const path of sourcesWithIcons()) {
    const text = readFileSync(inRoot(path), 'utf8');
    edits[path] = [];
    for (const { start, end, types, icons } of iconImports(text)) {
      const lines = icons.map(({ icon, local }) => `import ${local} from '${from(path, join(folder, `${icon}.js`))}';`);
      if (types.length > 0) lines.push(`import { ${types.join(', ')} } from 'lucide-react';`);
      edits[path].push({ start, end, text: lines.join(' ') });
      for (const { icon } of icons) written.add(icon);
    }
  }
  for (const icon of written) writeFileSync(join(folder, `${icon}.js`), await moduleOf(icon, folder));
  return edits;
}

async function moduleOf(icon, folder) {
  const drawing = await drawnBy(icon);
  const drawnIcon = from(relative(inRoot(), join(folder, 'icon.js')), DRAWN_ICON);
  return `import { drawnIcon } from '${drawnIcon}';\nexport default /* @__PURE__ */ drawnIcon(${JSON.stringify(drawing)});\n`;
}

/** From a source of the project to a file, as an import names it. */
function from(path, file) {
  const way = relative(inRoot(dirname(path)), file).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
}

export function sourcesWithIcons() {
  return ['src/client', 'pages']
    .flatMap((root) =>
      readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' }).map((name) =>
        `${root}/${name}`.replaceAll('\\', '/'),
      ),
    )
    .filter(
      (path) => /(?<![.]test)[.]tsx?$/.test(path) && readFileSync(inRoot(path), 'utf8').includes("'lucide-react'"),
    )
    .sort((a, b) => (a < b ? -1 : 1));
}
