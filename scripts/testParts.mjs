import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildPages, buildServer } from './build.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { capture, inRoot, show } from './processes.mjs';
import { unsteady } from './unsteadyReporter.mjs';

const NODE = process.execPath;
const bin = (...names) => inRoot('node_modules', ...names);
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js');
/** Printed by npm and Node about the machine, not about the app. */
const QUIET = { NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', NO_COLOR: '1' };

/** The parts of `npm test` in their order. Each resolves to how many passed, failed and were skipped, and which were unsteady. */
export const TEST_PARTS = {
  format: check(bin('@biomejs', 'biome', 'bin', 'biome'), ['format', '.']),
  lint: check(bin('oxlint', 'bin', 'oxlint'), ['--type-aware', '--deny-warnings']),
  boundaries: check(inRoot('scripts', 'boundaries.mjs'), []),
  unused: check(bin('knip', 'bin', 'knip.js'), ['--no-progress']),
  types: check(bin('typescript-7', 'bin', 'tsc'), ['--noEmit', '-p', '.']),
  architecture: vitest('architecture'),
  unit: vitest('unit'),
  build: async () => {
    try {
      await buildServer();
      await buildPages();
      return counted(1, 0);
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return counted(0, 1);
    }
  },
  api: vitest('api'),
  browser,
};

function counted(passed, failed, skipped = 0) {
  return { passed, failed, skipped };
}

/** A part that is one check: it passes when its program ends well; otherwise all it printed is shown. */
function check(program, words) {
  return async () => {
    const { code, output } = await capture(NODE, [program, ...words], QUIET);
    if (code !== 0) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
    return code === 0 ? counted(1, 0) : counted(0, 1);
  };
}

/** Runs the unit tests again at each change of a file, until it is stopped. Resolves to the exit code. */
export function watchUnits() {
  return show(NODE, [bin('vitest', 'vitest.mjs'), 'watch', '--project', 'unit']);
}

function vitest(project) {
  return async () => {
    const file = freshReport(project);
    const list = `${file}.unsteady`;
    rmSync(list, { force: true });
    const reporters = ['dot', 'json', inRoot('scripts', 'unsteadyReporter.mjs')].map((each) => `--reporter=${each}`);
    const words = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`];
    const code = await show(NODE, [bin('vitest', 'vitest.mjs'), ...words], { ...QUIET, UNSTEADY_LIST: list });
    const report = read(file);
    if (!report) return counted(0, 1);
    // A file that cannot even be loaded has no tests to count, and must not vanish.
    const broken = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
    return honest(code, {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      unsteady: existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [],
    });
  };
}

async function browser() {
  const path = await ensureTestBrowser();
  if (!path) {
    const { output } = await capture(NODE, [PLAYWRIGHT, 'test', '--list'], QUIET);
    process.stdout.write('No browser could be found or installed: the browser tests are skipped.\n');
    return counted(0, 0, Number(/Total: (\d+)/.exec(output)?.[1] ?? 1));
  }
  const file = freshReport('browser');
  const env = { ...QUIET, CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await show(NODE, [PLAYWRIGHT, 'test', '--reporter=dot,json'], env);
  const report = read(file);
  if (!report) return counted(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = report.suites.flatMap(flakySpecs);
  for (const name of names) process.stdout.write(`${unsteady(name)}\n`);
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped, unsteady: names });
}

/** Titles of the tests below one suite of Playwright's report that passed only on a second try. */
function flakySpecs({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(flakySpecs)];
}

/** A program that failed without a failed test, or ran none at all, still counts as one failure. */
function honest(code, counts) {
  const nothing = counts.passed + counts.failed + counts.skipped === 0;
  return counts.failed === 0 && (code !== 0 || nothing) ? { ...counts, failed: 1 } : counts;
}

function freshReport(name) {
  mkdirSync(inRoot('.tmp'), { recursive: true });
  const file = inRoot('.tmp', `report-${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
