import { rmSync } from 'node:fs';
import { bundle, OPS } from './build.mjs';
import { isFresh, PARTS } from './freshness.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, endWithNpm, inRoot, readEnvFile, requireNode, show } from './processes.mjs';

requireNode();
endWithNpm();
process.chdir(ROOT);
await ensureInstalled();
readEnvFile();

const words = process.argv.slice(2);
if (isFresh(PARTS.server)) {
  process.exit(await show(process.execPath, [inRoot('dist', 'ops.mjs'), ...words]));
}
// Beside a build of other sources, or none: bundled for this call alone, since a server may run from `dist`.
const name = `ops-${process.pid}`;
await bundle({ entryPoints: { [name]: OPS.ops }, outdir: 'dist' });
const code = await show(process.execPath, [inRoot('dist', `${name}.mjs`), ...words]);
for (const ending of ['mjs', 'mjs.map']) rmSync(inRoot('dist', `${name}.${ending}`), { force: true });
process.exit(code);
