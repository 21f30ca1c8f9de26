import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { inRoot } from '../processes.mjs';

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const known = new Map();

/**
 * Whether a component that a source styles draws nothing with styles of its own: one of a package, or one whose source, with
 * all that it imports, has no styles. Else its own rules, which may come later, would overrule a class that it is given.
 */
export function isSettled(path, text, component) {
  const [name] = component.split('.');
  const from = new RegExp(`import\\s[^;]*\\b${name}\\b[^;]*?from '([^']+)'`).exec(text)?.[1];
  if (from === undefined) return false;
  if (!from.startsWith('.')) return true;
  const file = sourceOf(path, from);
  return file !== undefined && !hasStyles(file);
}

function hasStyles(path) {
  const before = known.get(path);
  if (before !== undefined) return before;
  known.set(path, false);
  const text = readFileSync(inRoot(path), 'utf8');
  const names = [...text.matchAll(IMPORT)].map(([, name]) => name);
  const has =
    names.includes('styled-components') ||
    names.some((name) => {
      const file = name.startsWith('.') ? sourceOf(path, name) : undefined;
      return file !== undefined && hasStyles(file);
    });
  known.set(path, has);
  return has;
}

function sourceOf(path, name) {
  return ['.ts', '.tsx'].map((end) => join(dirname(path), name) + end).find((file) => existsSync(inRoot(file)));
}
