import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { FONT_SHEET } from '../../src/client/shell/fonts/fontSheet';
import { clearBlocks, drawBlocks } from './blocks';
import { complaint, type Grid, SQUARE } from './grid';
import { fromPng, toPng } from './png';

const FOLDER = fileURLToPath(new URL('./known', import.meta.url));
const SEEN = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));
/** Set by `npm run make screens -- --accept`: what is seen becomes what is known. */
const ACCEPT = process.env['ACCEPT_PICTURES'] === '1';

/**
 * Has a page wait for the product's own type, which readers may do without: another machine's would wrap otherwise. To be
 * called before the first page.
 */
export async function loadType(page: Page): Promise<void> {
  await page.route(`**${FONT_SHEET}`, async (route) => {
    // The server may close a connection that has rested, just as it is used again.
    const answer = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('optional', 'block') });
  });
}

/** Compares what the window shows with the picture known under a name. Says what is different, or nothing. */
export async function look(page: Page, painter: Page, name: string): Promise<string | undefined> {
  await drawBlocks(page);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await clearBlocks(page);
  const now = await gridOf(painter, shot);
  const known = `${FOLDER}/${name}.png`;
  if (ACCEPT) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(known, toPng(now));
    return undefined;
  }
  if (!existsSync(known)) return `${name} has no picture yet: npm run make screens -- --accept`;
  const reported = complaint(name, fromPng(readFileSync(known)), now);
  if (reported) {
    mkdirSync(SEEN, { recursive: true });
    writeFileSync(`${SEEN}/${name}.png`, shot);
  }
  return reported;
}

/** Averages a screenshot to squares; the browser that took it also reads it. */
async function gridOf(painter: Page, shot: Buffer): Promise<Grid> {
  const { width, height, squares } = await painter.evaluate(
    async ({ data, side }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('There is no canvas.');
      pen.drawImage(image, 0, 0);
      const [across, down] = [Math.floor(image.width / side), Math.floor(image.height / side)];
      const { data: pixels } = pen.getImageData(0, 0, across * side, down * side);
      const sums = new Float64Array(across * down * 3);
      for (let at = 0; at < pixels.length; at += 4) {
        const pixel = at / 4;
        const place =
          Math.floor(pixel / (across * side * side)) * across + Math.floor((pixel % (across * side)) / side);
        for (let part = 0; part < 3; part += 1)
          sums[place * 3 + part] = (sums[place * 3 + part] ?? 0) + (pixels[at + part] ?? 0);
      }
      return { width: across, height: down, squares: Array.from(sums, (sum) => Math.round(sum / (side * side))) };
    },
    { data: shot.toString('base64'), side: SQUARE },
  );
  return { width, height, squares: Buffer.from(squares) };
}
