import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/browser.mjs';

const browser = await findTestBrowser();

const LONG = ['everyScreen', 'comparisonPictures', 'walk', 'mainJourney'].map((name) => `**/${name}.spec.ts`);

/** Browser tests run against the production build, started once by the setup on a free port. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.{e2e,spec}.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2eSetup.ts',
  fullyParallel: false,
  forbidOnly: true,
  // Tests wait for timers and answers now and then: a third one keeps two cores busy meanwhile.
  workers: 3,
  // One test that fell over a busy machine does not fail the run; it is named as unsteady, to be mended.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The longest begin: one that came last would leave the other worker idle.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'pages', testIgnore: LONG },
  ],
  reporter: [['line'], ['json', { outputFile: '.tmp/report-browser.json' }]],
  use: {
    baseURL: process.env['E2E_URL'],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Recording every step of every test would take as long as the steps; a second try shows what the first one met.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: CHROMIUM_FLAGS },
  },
});
