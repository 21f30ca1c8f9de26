/**
 * Builds the catalogue and looks at every page of it: npm run check catalogue. With `-- --accept` what is seen becomes what is
 * known.
 */
import { ensureTestBrowser } from './browser.mjs';
import { buildCatalogue } from './catalogue.mjs';
import { inRoot, show } from './processes.mjs';

const browser = await ensureTestBrowser();
if (!browser) throw new Error('No browser could be found or installed.');
await buildCatalogue();
const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
process.exitCode = await show(
  process.execPath,
  [playwright, 'test', '--config', inRoot('tests', 'catalogue', 'catalogue.config.ts')],
  { CHROME_PATH: browser, ...(process.argv.includes('--accept') ? { ACCEPT_PICTURES: '1' } : {}) },
);
