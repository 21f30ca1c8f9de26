import { ensureInstalled } from './install.mjs';
import { ROOT, requireNode } from './processes.mjs';
import { countsText, runParts } from './testRun.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
const { TEST_PARTS, watchUnits } = await import('./testParts.mjs');
const { RUNS, namedParts } = await import('./testRuns.mjs');

const wanted = process.argv.slice(2);
if (wanted.length === 1 && wanted[0] === 'watch') process.exit(await watchUnits());
const unknown = wanted.filter((name) => !(name in TEST_PARTS) && !(wanted.length === 1 && name in RUNS));
if (unknown.length > 0) {
  const names = Object.keys(TEST_PARTS).join(', ');
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${names}; or alone: quick, full, watch.\n`);
  process.exit(2);
}

const [first] = wanted;
const run = RUNS[first ?? 'normal'] ?? namedParts(wanted);
Object.assign(process.env, run.env);
const began = Date.now();
const { rows, total, unsteady } = await runParts(run.stages, TEST_PARTS, undefined, run.steadyOnly);
const seconds = ((Date.now() - began) / 1000).toFixed(1);
process.stdout.write(`\n== times\n${rows.join('\n')}\n${'in all'.padEnd(14)}${seconds.padStart(8)} s\n`);
for (const name of unsteady) process.stdout.write(`unsteady: ${name}\n`);
if (run.steadyOnly && unsteady.length > 0) process.stdout.write('In a full run they count as failed.\n');
process.stdout.write(`\n${countsText(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
