import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/support/until.ts';

/**
 * Unit tests that replace modules, or set up what a library keeps for good: with shared modules it would reach the next
 * file. pdf.js replaces built-ins (`JSON.stringify` among them) when it is loaded.
 */
export const ISOLATED = [
  'src/client/shell/i18n/textBackend.test.ts',
  'src/client/ui/Menu.test.tsx',
  'src/server/ports/pdf/patchLineBreaker.test.ts',
  'src/ssr/pageTexts.test.ts',
];

/**
 * Unit tests of seconds each: they start processes, print documents and read them back, derive keys, or try thousands of
 * lists. They run in each whole run.
 */
export const SLOW = [
  'scripts/endWithNpm.test.mjs',
  'scripts/install.test.mjs',
  'scripts/texts.test.mjs',
  'src/domain/material/fuzz.test.ts',
  'src/domain/material/readings.test.ts',
  'src/server/db/backup/sealed.test.ts',
  'src/server/http/drain.test.ts',
  'src/server/modules/material/bookReadings.test.ts',
  'src/server/modules/material/listQuality.test.ts',
  'src/server/modules/material/losesNoRow.test.ts',
  'src/server/making/makers.test.ts',
  'src/server/modules/award/plan/planWorkerPool.test.ts',
  'src/server/modules/order/print/deliveryPages.test.ts',
  'src/server/modules/order/print/extremeAmounts.test.ts',
  'src/server/modules/order/print/printedMoney.test.ts',
  'src/server/modules/order/print/promisedDay.test.ts',
  'src/server/pageReading/pagedFile.test.ts',
  'src/server/ports/pdf/printPdf.test.ts',
  'src/server/reading/readers.test.ts',
];

/**
 * Unit tests whose first line asks for a document. They are a project of their own: Vitest ends a thread when its next
 * file needs another environment, and all modules with it.
 */
const WITH_DOCUMENT = ['src/client', 'tests/catalogue']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((path) => /[.]test[.]tsx?$/.test(path))
  .filter((path) => !ISOLATED.includes(path))
  .filter((path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment happy-dom'));

const unit = {
  environment: 'node',
  // Properties are tried thousands of times, also on a busy machine.
  testTimeout: 60_000,
  env: { TZ: 'UTC' },
  pool: 'threads',
  maxWorkers: 2,
} as const;

/**
 * Kinds of vitest tests: `unit`, `isolated` and `slow` lie beside the source and touch no network, `architecture` looks at the
 * source as text, `api` talks to a started server and its own database.
 */
export default defineConfig({
  test: {
    // What a run has translated serves the parts and runs after it; `npx vitest --clearCache` drops it.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'tests/pictures/**/*.test.ts'],
          exclude: [...ISOLATED, ...SLOW, ...WITH_DOCUMENT],
          // Files of one thread share the modules they import: importing costs more than most tests.
          isolate: false,
          setupFiles: ['tests/support/unitSetup.ts', 'tests/support/routerSetup.ts'],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-document',
          include: WITH_DOCUMENT,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/unitSetup.ts', 'tests/support/routerSetup.ts', 'tests/support/domSetup.ts'],
          // After those without a document: files of two projects in turn would end each other's threads.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...unit,
          name: 'isolated',
          include: ISOLATED,
        },
      },
      {
        test: {
          ...unit,
          name: 'slow',
          include: SLOW,
          isolate: false,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,attacks,operations}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/apiSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // What happens by itself may come late on a busy machine.
          expect: { poll: { timeout: PATIENCE_MS } },
          // Tests wait for mails and timers now and then: a third worker keeps two cores busy meanwhile.
          maxWorkers: 3,
          // Reading the contract takes longer than most files; none of them changes what it imports.
          isolate: false,
          // As with the browser tests: a second try, and the test is named as unsteady.
          retry: 1,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
