/**
 * Named commands of one kind: `npm run bench <name>`, `npm run make <name>`, `npm run check <name>`. Words behind the name go
 * to the command; without a name the list is printed.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './processes.mjs';

/** A file that Node runs as it is, or with types by tsx. */
const node = (file, ...words) => [process.execPath, file, ...words];
const tsx = (file, ...words) => [process.execPath, '--import', 'tsx', file, ...words];

const STATIC = ['format', 'lint', 'boundaries', 'unused', 'types'];

const TASKS = {
  bench: {
    all: ['every figure of docs/quality.md', tsx('tests/bench/run.mjs')],
    data: ['fills a database for the large measures', tsx('tests/bench/data.mjs')],
    api: ['reads and creations against a bare server', tsx('tests/bench/api.mjs')],
    pages: ['pages against bare pages', tsx('tests/bench/pages.mjs')],
    bom: ['reading of material lists: rates and speed', [process.execPath, '--expose-gc', 'tests/bench/bom.mjs']],
    stock: ['search of listed stock', tsx('tests/bench/stockSearch.mjs')],
    stockList: ['reading of a stock list', tsx('tests/bench/stockList.mjs')],
    statistics: ["a company's figures", tsx('tests/bench/statistics.mjs')],
    requests: ["a buyer's list of requests", tsx('tests/bench/requests.mjs')],
    sellerRequests: ["a seller's list of requests", tsx('tests/bench/sellerRequests.mjs')],
    explain: ['plans of the hottest queries', tsx('tests/bench/explain.mjs')],
    matrix: ['the comparison in a browser', tsx('tests/bench/matrix.mjs')],
    grid: ['the grid in a browser', tsx('tests/bench/grid.mjs')],
    award: ['award plans', tsx('tests/bench/award.mjs')],
    load: ['many users at once', tsx('tests/bench/load.mjs')],
    presses: ['how soon a page shows what was pressed', tsx('tests/bench/presses.mjs')],
    calls: ['what each journey asks of the server', tsx('tests/bench/calls.mjs')],
    sizing: ['what a number of companies needs, with own figures', tsx('tests/bench/sizing.mjs')],
    sockets: ['5,000 open sockets', tsx('tests/bench/sockets.mjs')],
    soak: ['hours of use: memory and handles', tsx('tests/soak/run.mjs')],
    lighthouse: ['Lighthouse of the public pages', tsx('scripts/lighthouse.mjs')],
  },
  make: {
    templates: ['the spreadsheets that people fill in', tsx('scripts/makeTemplates.mjs')],
    videos: ['the videos of the first page', tsx('scripts/makeVideos.mjs')],
    homeType: ['the font of the first page', tsx('scripts/makeHomeType.mjs')],
    icons: ['the icons of the installed app, from the logo', tsx('scripts/makeIcons.mjs')],
    samples: ['what the first page shows of reader and comparison', tsx('scripts/makeSamples.mjs')],
    documents: ['the PDF documents of public/cdn', tsx('scripts/makeDocuments.mjs')],
    screens: ['photographs of all screens', tsx('scripts/screens.mjs')],
    journeys: ['photographs of whole journeys', tsx('scripts/journeys.mjs')],
    licences: ['docs/licences.md', node('scripts/licences.mjs')],
    sbom: ['what a release holds, as CycloneDX', node('scripts/sbom.mjs')],
    release: ['a finished build as one file, named after the build', node('scripts/makeRelease.mjs')],
    releaseNotes: ['what changed since a tag or revision', node('scripts/releaseNotes.mjs')],
    coverage: ['which branches the unit tests reach, told and not enforced', node('scripts/coverage.mjs')],
    catalogue: ['the catalogue of components, as static pages', node('scripts/catalogue.mjs')],
  },
  check: {
    all: ['the five that follow', node('scripts/test.mjs', ...STATIC)],
    format: ['layout of the code', node('scripts/test.mjs', 'format')],
    lint: ['lint rules', node('scripts/test.mjs', 'lint')],
    boundaries: ['who imports whom', node('scripts/test.mjs', 'boundaries')],
    unused: ['unused files, exports and packages', node('scripts/test.mjs', 'unused')],
    types: ['types', node('scripts/test.mjs', 'types')],
    catalogue: ['every page of the catalogue: axe and pictures', node('scripts/checkCatalogue.mjs')],
    planted: ['ten faults, and whether the tests find them', tsx('tests/planted/run.ts')],
    mutants: ['whether the unit tests notice changed rules', node('scripts/mutants.mjs')],
    image: ['the image: built, run read-only and not as root, stopped', node('scripts/checkImage.mjs')],
    audit: ['known holes of the packages', node('scripts/audit.mjs')],
    faults: ['parts that break while people trade', tsx('tests/faults/run.ts')],
    walk: ['random walks with lost networks', tsx('tests/walk/run.ts')],
    fuzz: ['right and broken calls to every endpoint', node('scripts/fuzz.mjs')],
    fuzzBom: ['broken material lists', tsx('tests/bench/fuzzBom.mjs')],
  },
};

const [kind = '', name, ...words] = process.argv.slice(2);
const tasks = TASKS[kind] ?? {};
if (name !== undefined && Object.hasOwn(tasks, name)) {
  const [command, ...first] = tasks[name][1];
  process.exitCode = spawnSync(command, [...first, ...words], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
} else {
  const rows = Object.entries(tasks).map(([key, [text]]) => `  ${key.padEnd(16)}${text}`);
  process.stdout.write(`${name ? `There is no ${kind} ${name}. ` : ''}npm run ${kind} <name>:\n${rows.join('\n')}\n`);
  process.exitCode = name ? 2 : 0;
}
