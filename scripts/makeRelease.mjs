/**
 * One file that holds a finished build and what runs it, named after the build: npm run make release [-- --out <folder>].
 * Packages are not in it: `npm ci` installs them from the lock file.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { needsBuild } from './build.mjs';
import { CONFIGS, PARTS, STARTS } from './freshness.mjs';
import { ROOT, capture } from './processes.mjs';

/** What starts, builds and operates the product; sources are in it, since a build is fresh beside those it was made from. */
const HELD = [
  '.next',
  'dist',
  'pages',
  'src',
  'public',
  'locales',
  'scripts',
  'infra',
  'docs',
  'package.json',
  '.env.example',
  'CHANGELOG.md',
];
const LEFT_OUT = ['.next/cache', '.next/trace', '.next/trace-build', '.next/diagnostics', '.next/types'];

/** Packs the build of this folder into `out`; resolves to the file and the name of the build. */
export async function packRelease(out) {
  if (needsBuild()) throw new Error('The build is missing or older than the sources: run npm run build.');
  const version = readFileSync(PARTS.web.product, 'utf8');
  mkdirSync(out, { recursive: true });
  const file = join(out, `stlbs-${version}.tar.gz`);
  const without = LEFT_OUT.map((path) => `--exclude=${path}`);
  const inside = [...HELD, ...CONFIGS, ...STARTS];
  const { code, output } = await capture('tar', ['-czf', file, ...without, '-C', ROOT, ...inside]);
  if (code !== 0) throw new Error(`tar failed (${code}): ${output}`);
  return { file, version };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'releases' } } });
  const { file } = await packRelease(resolve(values.out));
  process.stdout.write(`${file}\n`);
}
