/**
 * Changes the rules in small ways, one at a time, and sees whether a unit test notices: npm run check mutants [-- <folder, glob or folder@stretches> …].
 * Prints the share that was noticed for each folder and the changes that were not; ends with 1 where a share is too small.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT, inRoot } from './processes.mjs';
import { ensureTool } from './toolPackages.mjs';

const DOMAIN = inRoot('src', 'domain');
/** Of the server's money, states and policies what needs no database; what reads it is tested over HTTP (tests/api, tests/authorisation). */
const SERVER_RULES = [
  'src/server/modules/request/request.policy.ts#isOwn,readableRound,endedEarly',
  'src/server/modules/quotation/quotation.policy.ts#isCollecting',
  'src/server/modules/statistics/statistics.policy.ts#ownFigures',
  'src/server/modules/request/round/participation.ts#takesPart,projectBefore',
  'src/server/modules/stock/cost.policy.ts',
  'src/server/modules/order/orderState.ts',
  'src/server/modules/order/shipping.ts',
  'src/server/modules/quotation/pricing.ts',
  'src/server/modules/quotation/standing.ts',
  'src/server/modules/cart/pricing.ts',
  'src/server/http/hiddenMoney.ts',
];
const PLAN = 'src/server/modules/award/plan';
/**
 * Tests of a folder that lie where it is run: the search for an award is compared with trying everything, beside the solver; workbooks
 * are read where files are taken.
 */
const TESTED_ELSEWHERE = new Map([
  ['src/domain/award', [`${PLAN}/searchAlone.test.ts`, `${PLAN}/solvePlan.test.ts`]],
  ['src/domain/material', ['src/server/modules/material/bookReadings.test.ts']],
]);
/** What is measured unless something is named: the rules of the trade folder by folder, and who may do what. */
const measured = () => [...readdirSync(DOMAIN).map((name) => `src/domain/${name}`), ...SERVER_RULES];
/** The least share, in percent, of changes in a folder that tests must notice. */
const LEAST = 85;
const REPORT = inRoot('.tmp', 'mutants.json');
const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** Lines of a stretch of a sample: changes within it are tried. */
const STRETCH = 10;

/**
 * What Stryker changes of a place (folder, file, glob, `file#function,function`, or `folder@stretches` for a sample of a large one), and
 * the tests that are to notice: those beside it, and those elsewhere that are named for its folder.
 */
export function planOf(place) {
  const [named, stretches] = place.split('@');
  const [path, names] = named.split('#');
  const domain = /^src\/domain\/[^/]+/.exec(path)?.[0];
  const folder = domain ?? path.replace(/\/[^/]*[.]ts.*$/, '');
  const glob = /[*]|[.]ts(:|$)/.test(path) ? path : `${path.replace(/\/$/, '')}/**/*.ts`;
  let mutate = [glob];
  if (stretches) mutate = sampleOf(path, Number(stretches));
  else if (names) mutate = names.split(',').map((name) => `${path}:${linesOf(path, name)}`);
  return {
    mutate: [...mutate, '!**/*.test.ts', '!**/oracle/**'].join(','),
    tests: [`${folder}/**/*.test.ts`, ...(TESTED_ELSEWHERE.get(folder) ?? [])].join(','),
  };
}

/** So many stretches of lines, at even distances through all files of a folder. */
function sampleOf(folder, stretches) {
  const files = readdirSync(inRoot(folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /[.]ts$/.test(file) && !/[.]test[.]ts$|[/]oracle[/]/.test(file))
    .sort();
  const places = files.flatMap((file) => {
    const ofFile = Math.ceil(readFileSync(inRoot(file), 'utf8').split('\n').length / STRETCH);
    return Array.from({ length: ofFile }, (_, at) => `${file}:${at * STRETCH + 1}-${(at + 1) * STRETCH}`);
  });
  const count = Math.min(stretches, places.length);
  return Array.from({ length: count }, (_, at) => places[Math.floor(((at + 0.5) * places.length) / count)]);
}

/** First and last line of a function at the top of a file, as `first-last`. */
function linesOf(path, name) {
  const lines = readFileSync(inRoot(path), 'utf8').split('\n');
  const first = lines.findIndex((line) => new RegExp(`^export (function|const) ${name}\\b`).test(line));
  const end = lines[first]?.startsWith('export const') ? /;$/ : /^[}]/;
  const length = lines.slice(first).findIndex((line) => end.test(line));
  if (first < 0 || length < 0) throw new Error(`${path} has no function ${name}.`);
  return `${first + 1}-${first + length + 1}`;
}

/** Of each folder how many changes were noticed, and those that were not. Changes that nobody can try count on neither side. */
export function sharesOf(report) {
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const folder = file.split('/').slice(0, 3).join('/');
    const share = folders.get(folder) ?? { folder, noticed: 0, missed: [] };
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (NOTICED.has(status)) share.noticed += 1;
      if (MISSED.has(status))
        share.missed.push(`${file}:${location.start.line} ${mutatorName} → ${short(replacement)}`);
    }
    folders.set(folder, share);
  }
  return [...folders.values()]
    .filter(({ noticed, missed }) => noticed + missed.length > 0)
    .map((share) => ({ ...share, percent: (100 * share.noticed) / (share.noticed + share.missed.length) }));
}

const short = (text = '') => text.replaceAll(/\s+/g, ' ').slice(0, 60);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureTool('mutants');
  mkdirSync(inRoot('.tmp'), { recursive: true });
  const stryker = inRoot('tools', 'mutants', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const named = process.argv.slice(2);
  const shares = [];
  for (const place of named.length > 0 ? named : measured()) {
    const { mutate, tests } = planOf(place);
    rmSync(REPORT, { force: true });
    const words = [stryker, 'run', inRoot('tools', 'mutants', 'stryker.config.json'), '--mutate', mutate];
    const env = { ...process.env, MUTANT_TESTS: tests };
    const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env });
    if (status !== 0) process.exit(1);
    shares.push(...sharesOf(JSON.parse(readFileSync(REPORT, 'utf8'))));
  }
  for (const { missed } of shares) for (const one of missed) process.stdout.write(`not noticed: ${one}\n`);
  for (const { folder, noticed, missed, percent } of shares)
    process.stdout.write(`${percent.toFixed(1).padStart(6)} %  ${noticed} of ${noticed + missed.length}  ${folder}\n`);
  process.exitCode = shares.every(({ percent }) => percent >= LEAST) ? 0 : 1;
}
