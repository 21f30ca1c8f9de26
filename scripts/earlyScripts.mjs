import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells V8 that the functions of a script are called while the page loads. It then compiles them all beside the page's own
 * thread, instead of one after the other in it when they are first called; other engines read a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export const HINT = '//# allFunctionsCalledOnLoad';

/** Puts the hint on every script of a first view, once. Throws when there are none: the build is not what this knows. */
export function compileEarly(distDir) {
  const { pages } = JSON.parse(readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8'));
  const scripts = [...new Set(Object.values(pages).flat())].filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) throw new Error('The build names no scripts of first views.');
  for (const script of scripts) hint(path.join(distDir, script));
}

function hint(file) {
  const script = readFileSync(file, 'utf8');
  if (script.startsWith(HINT)) return;
  writeFileSync(file, `${HINT}\n${script}`);
  const map = `${file}.map`;
  if (existsSync(map)) writeFileSync(map, JSON.stringify(oneLineDown(JSON.parse(readFileSync(map, 'utf8')))));
}

/** A source map of the same script with a line before it. A map is in one piece or in sections (ECMA-426). */
export function oneLineDown(map) {
  if (!map.sections) return { ...map, mappings: `;${map.mappings}` };
  const sections = map.sections.map(({ offset, ...section }) => ({
    ...section,
    offset: { ...offset, line: offset.line + 1 },
  }));
  return { ...map, sections };
}
