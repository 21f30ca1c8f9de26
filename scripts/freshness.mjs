import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './processes.mjs';

/** What configures a build. */
export const CONFIGS = ['next.config.js', 'package-lock.json', 'tsconfig.json', 'next-i18next.config.js'];
/** What each runtime of the pages loads first. */
export const STARTS = ['instrumentation.ts', 'instrumentation-client.ts', 'sentry.client.config.ts'];
/** What changes the pages on their way into a bundle, and what a bundle is held against. */
const BUNDLING = ['firstLoad.mjs', 'firstLoadBudgets.mjs', 'packFiles.mjs', 'styles'].map((name) => `scripts/${name}`);

/** Files and texts that are read while the app runs, not built into it. */
const READ_LATER = /^(public\/cdn|src\/content)\//;

/** What the pages are built from. Of the server only the handle of the app reaches them. */
const WEB = {
  stamp: inRoot('.next', 'stlbs-build'),
  product: inRoot('.next', 'BUILD_ID'),
  sources: ['pages', 'src', 'public', 'locales', ...CONFIGS, ...STARTS, ...BUNDLING],
  skip: (path) => READ_LATER.test(path) || /^src\/server\/(?!appHandle[.])/.test(path),
};

/** What the server's bundle is built from. */
const SERVER = {
  stamp: inRoot('dist', 'stlbs-build'),
  product: inRoot('dist', 'server.mjs'),
  sources: ['src', 'locales', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'],
  skip: (path) => READ_LATER.test(path) || /^src\/client\/(screens|parts|ui|shell)\//.test(path),
};

export const PARTS = { web: WEB, server: SERVER };

/** Whether the part was built, to the end, from exactly the present sources. */
export function isFresh(part) {
  return existsSync(part.product) && existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === sourceHash(part);
}

/** Names what a build of the pages is made from: the product's version and its sources. Made of letters that an address takes. */
export function buildVersion() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return `${version.replace(/[^a-zA-Z0-9]/g, '_')}-${sourceHash(WEB).slice(0, 12)}`;
}

/** Runs a build so that one that fails or is killed counts as none. */
export async function stamped(part, build) {
  const hash = sourceHash(part);
  rmSync(part.stamp, { force: true });
  await build();
  mkdirSync(dirname(part.stamp), { recursive: true });
  writeFileSync(`${part.stamp}.new`, hash);
  renameSync(`${part.stamp}.new`, part.stamp);
}

/** Contents, not times: a fresh clone and a copied folder hash the same. */
function sourceHash(part) {
  const hash = createHash('sha1');
  const roots = [...part.sources, ...rootFiles(/^(instrumentation|sentry|proxy).*[.]ts$/)];
  for (const path of roots.flatMap(filesUnder).sort((a, b) => (a < b ? -1 : 1))) {
    if (part.skip(path) || /[.]test[.]tsx?$/.test(path)) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (statSync(inRoot(path)).isFile()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesUnder(join(path, name).replaceAll('\\', '/')));
}

function rootFiles(pattern) {
  return readdirSync(inRoot()).filter((name) => pattern.test(name));
}
