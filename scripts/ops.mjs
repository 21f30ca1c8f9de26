import { rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { ROOT, endWithNpm, inRoot, readEnvFile, requireNode, show } from './processes.mjs';

requireNode();
endWithNpm();
process.chdir(ROOT);
await ensureInstalled();
readEnvFile();

/** The commands of the operator are bundled again each time: it takes milliseconds, and they fit the server beside them. */
const { build, stop } = await import('esbuild');
const product = inRoot('dist', `ops-${process.pid}.mjs`);
await build({
  absWorkingDir: ROOT,
  entryPoints: ['src/server/ops/main.ts'],
  outfile: product,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
await stop();
const code = await show(process.execPath, [product, ...process.argv.slice(2)]);
rmSync(product, { force: true });
process.exit(code);
