import { ensureInstalled } from './install.mjs';
import { ROOT, requireNode } from './processes.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
const { TEST_PARTS } = await import('./testParts.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in TEST_PARTS));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(TEST_PARTS).join(', ')}.\n`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, run] of Object.entries(TEST_PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const began = Date.now();
  const counts = await run();
  for (const key of Object.keys(total)) total[key] += counts[key];
  process.stdout.write(`== ${name}: ${sum(counts)} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
}
process.stdout.write(`\n${sum(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function sum({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
