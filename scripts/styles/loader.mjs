import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { applied } from './edits.mjs';

let read;

/** Replaces in a source what `extract.mjs` found to be static. */
export default function loader(text) {
  const { edits, version, root } = this.getOptions();
  if (read?.version !== version) read = { version, edits: JSON.parse(readFileSync(edits, 'utf8')) };
  const path = relative(root, this.resourcePath).replaceAll('\\', '/');
  return applied(text, read.edits[path] ?? []);
}
