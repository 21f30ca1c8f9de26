/**
 * Plants each fault of `plantedFaults.ts` in a copy of the project and runs the test that is to find it:
 * npm run check planted [-- unit architecture api]. Ends with 1 where a fault is not found, or a test fails without one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLANTED_FAULTS } from './plantedFaults';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const wanted = process.argv.slice(2);
const faults = PLANTED_FAULTS.filter(({ project }) => wanted.length === 0 || wanted.includes(project));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stlbs-planted-')));
let missed = 0;
try {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { layer, file, from, to, project, test } of faults) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has no "${from}"`);
    const passes = () =>
      spawnSync(
        process.execPath,
        [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--project', `${project}*`, '--retry=0', test],
        {
          cwd: folder,
          stdio: 'ignore',
        },
      ).status === 0;
    const began = Date.now();
    writeFileSync(
      path,
      before.replaceAll(from, () => to),
    );
    const found = !passes();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    writeFileSync(path, before);
    const sound = passes();
    if (!found || !sound) missed += 1;
    process.stdout.write(
      `${found ? 'found' : 'NOT FOUND'}${sound ? '' : ', BUT FAILS WITHOUT IT'}  ${layer}  ${test}  ${seconds} s\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
