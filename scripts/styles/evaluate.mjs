import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../processes.mjs';
import { applied } from './edits.mjs';

const RECORDER = inRoot('scripts', 'styles', 'recorder.mjs');
/** Within the project, so that it finds the packages. */
const BUNDLE = inRoot('.tmp', 'styles', 'sources.cjs');

/**
 * Runs the sources that have styles, as a server loads them, and gives what each template was given: a map from its name
 * (`file#number`) to its kind, target, strings and values, in the order in which they were made.
 */
export async function evaluated(sources, first) {
  const { build, stop } = await import('esbuild');
  const entry = [...first, ...sources.keys()].map((path) => `import './${path}';`).join('\n');
  await build({
    absWorkingDir: inRoot(),
    stdin: { contents: entry, resolveDir: inRoot(), loader: 'ts' },
    bundle: true,
    outfile: BUNDLE,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [recording(sources)],
  });
  await stop();
  globalThis.stlbsStyleRecords = new Map();
  const require = createRequire(BUNDLE);
  delete require.cache[BUNDLE];
  require(BUNDLE);
  return globalThis.stlbsStyleRecords;
}

/** Puts the recorder where sources import styled-components, and names their templates. */
const recording = (sources) => ({
  name: 'recording',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styled-components$/ }, () => ({ path: RECORDER }));
    // Names that differ only in the case of a letter are two files here, and one for esbuild.
    onResolve({ filter: /^[.]/ }, ({ path, resolveDir }) => {
      const found = ['.ts', '.tsx'].map((end) => join(resolveDir, path) + end).find(existsSync);
      return found && { path: found };
    });
    onLoad({ filter: /[.]tsx?$/ }, ({ path }) => {
      const name = relative(inRoot(), path).replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      const templates = sources.get(name)?.templates ?? [];
      const edits = templates.flatMap(({ tag: [start, end] }, no) => [
        { start, end: start, text: `styleNamed(${JSON.stringify(`${name}#${no}`)}, ` },
        { start: end, end, text: ')' },
      ]);
      const head = edits.length > 0 ? "import { named as styleNamed } from 'styled-components';\n" : '';
      return {
        contents: head + applied(text, edits),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: dirname(path),
      };
    });
  },
});
