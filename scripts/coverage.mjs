/** Which branches the unit tests reach, by folder: npm run make coverage [-- <test file> …]. Reported, not enforced. Its pages are written to coverage. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, show } from './processes.mjs';

/** Of each folder of the source how many branches there are and how many were gone through. */
export function branchesOf(summary, root) {
  const folders = new Map();
  for (const [path, { branches }] of Object.entries(summary)) {
    if (path === 'total') continue;
    const folder = path
      .slice(root.length + 1)
      .split('/')
      .slice(0, 3)
      .join('/');
    const sum = folders.get(folder) ?? { folder, covered: 0, total: 0 };
    sum.covered += branches.covered;
    sum.total += branches.total;
    folders.set(folder, sum);
  }
  return [...folders.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = [
    'run',
    '--project',
    'unit*',
    '--project',
    'isolated',
    '--project',
    'slow',
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--reporter=dot',
  ];
  const reports = [
    '--coverage.reporter=json-summary',
    '--coverage.reporter=html',
    '--coverage.include=src/**/*.{ts,tsx}',
  ];
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  process.exitCode = await show(process.execPath, [vitest, ...words, ...reports, ...process.argv.slice(2)]);
  const summary = JSON.parse(readFileSync(inRoot('coverage', 'coverage-summary.json'), 'utf8'));
  for (const { folder, covered, total } of branchesOf(summary, inRoot()))
    if (total > 0)
      process.stdout.write(
        `${((100 * covered) / total).toFixed(1).padStart(6)} %  ${covered} of ${total}  ${folder}\n`,
      );
}
