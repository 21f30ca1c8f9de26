/**
 * Known weaknesses of the installed packages: npm run check audit. Ends with 0 when the registry knows of none, 1 when it knows
 * some, 3 when it offers no such list or cannot be reached: then nothing was checked, and that is said.
 */
import { spawnSync } from 'node:child_process';

const NOT_RUN = 3;
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** What npm printed, or null when it is no report. */
function reportOf(text) {
  try {
    const report = JSON.parse(text);
    return report.metadata?.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

const report = reportOf(stdout);
if (!report) {
  const why = /"message": *"([^"]+)"/.exec(stdout)?.[1]?.replace(/https?:\/\/\S+/g, 'the registry') ?? 'no answer';
  process.stdout.write(`Not run: the registry in use gives no list of weaknesses (${why}). Nothing was checked.\n`);
  process.exit(NOT_RUN);
}
const { total, ...levels } = report.metadata.vulnerabilities;
const found = Object.entries(levels).filter(([, count]) => count > 0);
process.stdout.write(
  total === 0 ? 'No known weakness.\n' : `${found.map(([level, count]) => `${count} ${level}`).join(', ')}:\n`,
);
for (const { name, severity, range } of Object.values(report.vulnerabilities)) {
  process.stdout.write(`  ${severity}  ${name} ${range}\n`);
}
process.exit(total === 0 ? 0 : 1);
