import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkFirstLoads } from './firstLoad.mjs';
import { PARTS, buildVersion, isFresh, stamped } from './freshness.mjs';
import { ensureInstalled } from './install.mjs';
import { packFiles } from './packFiles.mjs';
import { inRoot, readEnvFile, requireNode, show } from './processes.mjs';
import { publishBuild } from './publish.mjs';
import { extractStyles } from './styles/extract.mjs';
import { checkTexts } from './texts.mjs';

/** Whether any part has to be built before the app can start. */
export function needsBuild() {
  return !isFresh(PARTS.web) || !isFresh(PARTS.server);
}

/** Builds the pages when their sources changed. Throws when the build fails. */
export async function buildPages() {
  if (isFresh(PARTS.web)) return;
  checkTexts();
  await stamped(PARTS.web, async () => {
    const styles = await extractStyles();
    const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next');
    const code = await show(process.execPath, [next, 'build'], {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      STLBS_BUILD: buildVersion(),
      STLBS_STYLES: JSON.stringify(styles),
    });
    if (code !== 0) throw new Error(`The build of the pages failed (${code}).`);
    checkFirstLoads();
    await packFiles();
  });
}

/** Bundles the server when its sources changed: milliseconds. */
export async function buildServer() {
  if (isFresh(PARTS.server)) return;
  await stamped(PARTS.server, async () => {
    rmSync(PARTS.server.product, { force: true });
    await bundle({ entryPoints: { server: 'src/server/main.ts', ...OPS, ...THREADS }, outdir: 'dist' });
  });
}

/** The commands of the operator, beside the server of the same build. */
export const OPS = { ops: 'src/server/ops/main.ts' };

/** What runs in a thread or process of its own is a file of its own, beside the one that starts it. */
export const THREADS = {
  planWorker: 'src/server/modules/award/plan/planWorker.ts',
  fileReader: 'src/server/fileReader.ts',
  makerWorker: 'src/server/makerWorker.ts',
};

/** Bundles programs of the server side, each named by its key, into a folder. Packages stay outside, in node_modules. */
export async function bundle({ entryPoints, outdir }) {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: inRoot(),
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await stop();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  await ensureInstalled();
  await buildPages();
  await buildServer();
  readEnvFile();
  publishBuild();
}
