/** Draws the pictures of the demo's stock: npm run make pictures, after a change of scripts/picture. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { drawings, sheetOf } from './picture/drawings.mjs';

const folder = 'public/cdn/demo';
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
for (const [name, drawing] of Object.entries(drawings)) {
  await page.setContent(sheetOf(drawing));
  const file = path.join(folder, `${name}.png`);
  const bytes = await page.screenshot();
  writeFileSync(file, bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();
