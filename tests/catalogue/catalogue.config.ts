import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.mjs';

const browser = await findTestBrowser();

/** Every page of the built catalogue, without the product: npm run check catalogue. */
export default defineConfig({
  testDir: '.',
  testMatch: 'catalogue.spec.ts',
  outputDir: '../../test-results/catalogue',
  forbidOnly: true,
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: CHROMIUM_FLAGS },
  },
});
