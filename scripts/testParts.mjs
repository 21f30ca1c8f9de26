import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestBrowser } from './browser.mjs';
import { FULL_ONLY_API, FULL_TAG } from './fullOnly.mjs';
import { newestNode } from './newestNode.mjs';
import { ensureProgram } from './packages.mjs';
import { capture, inRoot, show } from './processes.mjs';
import { unsteady } from './countingReporter.mjs';

const NODE = process.execPath;
const bin = (...names) => inRoot('node_modules', ...names);
const LINT = [bin('oxlint', 'bin', 'oxlint'), '--deny-warnings'];
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js');
/** Printed by npm and Node about the machine, not about the app. */
const QUIET = {
  NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};

/**
 * The parts of `npm test`. Each takes how to print and whether it may write to the terminal while it runs (`live`), and
 * resolves to how many passed, failed and were skipped, and which were unsteady.
 */
export const TEST_PARTS = {
  format: check([bin('@biomejs', 'biome', 'bin', 'biome'), 'format', '.']),
  lint: check([...LINT, '--type-aware']),
  touchedLint,
  boundaries: check([inRoot('scripts', 'boundaries.mjs')]),
  unused: check([bin('knip', 'bin', 'knip.js'), '--no-progress']),
  // Each of the usual four checkers works out for itself the types that they share; another lane has the other core.
  types: check([bin('typescript-7', 'bin', 'tsc'), '--noEmit', '-p', '.', '--checkers', '1']),
  architecture: vitest('architecture'),
  unit: vitest('unit'),
  isolated: vitest('isolated'),
  slow: vitest('slow'),
  build: check([inRoot('scripts', 'build.mjs')]),
  api: vitest('api'),
  touched: touchedApiFiles,
  browser,
  faults: check(['--import', 'tsx', 'tests/faults/run.ts', '--seconds', '180']),
  walk: check(['--import', 'tsx', 'tests/walk/run.ts', '--minutes', '8']),
  soak: check(['--import', 'tsx', 'tests/soak/run.mjs', '480']),
  screens: check(['--import', 'tsx', 'scripts/screens.mjs']),
  catalogue: check([inRoot('scripts', 'checkCatalogue.mjs')]),
  planted: check(['--import', 'tsx', 'tests/planted/run.ts']),
  pooler: throughPooler,
  newestNode: onNewestNode,
};

function counted(passed, failed, skipped = 0) {
  return { passed, failed, skipped };
}

/** A part that is one check: it passes when its program ends well; otherwise all it printed is shown. */
function check(words) {
  return async ({ print }) => {
    const { code, output } = await capture(NODE, words, QUIET);
    if (code !== 0) print(output.endsWith('\n') ? output : `${output}\n`);
    return code === 0 ? counted(1, 0) : counted(0, 1);
  };
}

/** Runs the unit tests again at each change of a file, until it is stopped. Resolves to the exit code. */
export function watchUnits() {
  return show(NODE, [bin('vitest', 'vitest.mjs'), 'watch', '--project', 'unit*', '--project', 'isolated'], QUIET);
}

/** Runs a program with its output on the terminal, or printed when it is done. Resolves to its exit code. */
async function run(node, words, env, { print, live }) {
  if (live) return show(node, words, env);
  const { code, output } = await capture(node, words, env);
  print(output);
  return code;
}

/** Whether what only a full run takes is left out. */
const isShort = () => process.env.TEST_DEPTH !== 'full';

function vitest(project, files = [], node = NODE, more = []) {
  return async (out) => {
    const file = freshReport(project);
    const reporters = ['dot', inRoot('scripts', 'countingReporter.mjs')].map((each) => `--reporter=${each}`);
    // A file that somebody names is wanted.
    const left = isShort() && files.length === 0 ? FULL_ONLY_API.map((each) => `--exclude=${each}`) : [];
    const words = ['run', '--project', `${project}*`, ...reporters, ...left, ...more, ...files];
    const code = await run(node, [bin('vitest', 'vitest.mjs'), ...words], { ...QUIET, TEST_COUNTS: file }, out);
    const counts = read(file);
    return counts ? honest(code, counts) : counted(0, 1);
  };
}

/** The files that differ from the last commit; on a clean tree those of that commit. */
async function touchedFiles(pattern) {
  const names = async (...words) => (await capture('git', words)).output.split('\n').filter(Boolean);
  const changed = [
    ...(await names('diff', '--name-only', 'HEAD')),
    ...(await names('ls-files', '--others', '--exclude-standard')),
  ];
  const files = changed.length > 0 ? changed : await names('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((path) => pattern.test(path) && existsSync(inRoot(path)));
}

/** Every rule that needs no types on all files; those that need them, which cost most, on the touched ones. */
async function touchedLint(out) {
  const files = await touchedFiles(/[.]tsx?$/);
  const whole = await check(LINT)(out);
  if (files.length === 0) return whole;
  const typed = await check([...LINT, '--type-aware', '--no-error-on-unmatched-pattern', ...files])(out);
  return together([whole, typed]);
}

/** The touched API files. */
async function touchedApiFiles(out) {
  const files = await touchedFiles(/^tests[/](api|attacks|operations)[/].*[.]test[.]ts$/);
  if (files.length > 0) return vitest('api', files)(out);
  out.print('No API file was touched.\n');
  return counted(0, 0);
}

/** API files on the newest Node: a third of them, another one each day. They take as long there as on any Node. */
const thirdOfToday = () => `--shard=${(Math.floor(Date.now() / 86_400_000) % 3) + 1}/3`;

/** Unit tests, and a third of the API tests, once more on the newest Node that is supported, in their short forms. */
async function onNewestNode(out) {
  const node = await newestNode();
  if (!node) {
    out.print('The newest Node could not be installed: its tests are skipped.\n');
    return counted(0, 0, 1);
  }
  const depth = process.env.TEST_DEPTH;
  delete process.env.TEST_DEPTH;
  const each = [];
  for (const project of ['unit', 'isolated', 'slow']) each.push(await vitest(project, [], node)(out));
  each.push(await vitest('api', [], node, [thirdOfToday()])(out));
  if (depth !== undefined) process.env.TEST_DEPTH = depth;
  return together(each);
}

/** API files that send every kind of statement. */
const POOLED = [
  'trade',
  'dataScope',
  'statements',
  'killDuringAward',
  'oversell',
  'stock',
  'statistics',
  'fileExports',
];

/** Those files once more behind a pooler in transaction mode: the one of the system, and a newer one that PGBOUNCER names. */
async function throughPooler(out) {
  const files = POOLED.map((name) => `tests/api/${name}.test.ts`);
  const runs = [
    { program: await ensureProgram('pgbouncer'), names: '0', without: 'No pgbouncer could be installed' },
    { program: process.env.PGBOUNCER, names: '1', without: 'PGBOUNCER names no pgbouncer of 1.21 or newer' },
  ];
  const each = [];
  for (const { program, names, without } of runs) {
    if (!program) {
      out.print(`${without}: the tests behind it are skipped.\n`);
      each.push(counted(0, 0, files.length));
      continue;
    }
    Object.assign(process.env, { TEST_POOLER: program, TEST_POOLER_NAMES: names });
    each.push(await vitest('api', files)(out));
  }
  for (const name of ['TEST_POOLER', 'TEST_POOLER_NAMES']) delete process.env[name];
  return together(each);
}

function together(each) {
  const sum = (key) => each.reduce((so, counts) => so + counts[key], 0);
  return {
    ...counted(sum('passed'), sum('failed'), sum('skipped')),
    unsteady: each.flatMap(({ unsteady: names = [] }) => names),
  };
}

async function browser(out) {
  const chosen = isShort() ? ['--grep-invert', FULL_TAG] : [];
  const path = await ensureTestBrowser();
  if (!path) {
    const { output } = await capture(NODE, [PLAYWRIGHT, 'test', '--list', ...chosen], QUIET);
    out.print('No browser could be found or installed: the browser tests are skipped.\n');
    return counted(0, 0, Number(/Total: (\d+)/.exec(output)?.[1] ?? 1));
  }
  const file = freshReport('browser');
  const env = { ...QUIET, CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run(NODE, [PLAYWRIGHT, 'test', '--reporter=dot,json', ...chosen], env, out);
  const report = read(file);
  if (!report) return counted(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = report.suites.flatMap(flakySpecs);
  for (const name of names) out.print(`${unsteady(name)}\n`);
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
