import { ensureInstalled } from './install.mjs';
import { ROOT, requireNode } from './processes.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
const { TEST_PARTS, watchUnits } = await import('./testParts.mjs');

const wanted = process.argv.slice(2);
if (wanted.length === 1 && wanted[0] === 'watch') process.exit(await watchUnits());
const unknown = wanted.filter((name) => !(name in TEST_PARTS));
if (unknown.length > 0) {
  process.stderr.write(
    `No such part: ${unknown.join(', ')}. Parts: ${Object.keys(TEST_PARTS).join(', ')}; or watch.\n`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
const unsteady = [];
for (const [name, run] of Object.entries(TEST_PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  const counts = await run();
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${sum(counts)} (${seconds} s)\n`);
  rows.push(`${name.padEnd(14)}${seconds.padStart(8)} s  ${sum(counts)}`);
  unsteady.push(...(counts.unsteady ?? []));
}
process.stdout.write(`\n== times\n${rows.join('\n')}\n`);
for (const name of unsteady) process.stdout.write(`unsteady: ${name}\n`);
process.stdout.write(`\n${sum(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function sum({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
