/**
 * Records the landing videos from the product itself, per audience and language: npm run make videos [-- buyer.ko …].
 * Builds what changed, starts the demo on a data folder of its own, drives it in a browser and writes
 * public/cdn/videos/<audience>.<language>.{webm,mp4,jpg}. Needs ffmpeg (Debian: apt-get install ffmpeg).
 */
import { mkdirSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { COOKIES, DEMO_LOGINS, DEMO_PASSWORD, LANGUAGES } from '../src/contract/constants.ts';
import { startProcess } from '../tests/support/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';
import { openStage } from './video/stage.mjs';
import { recordStage } from './video/recorder.mjs';
import { scenes } from './video/scenes.mjs';

const FOLDER = 'public/cdn/videos';
const wanted = process.argv.slice(2);

await buildPages();
await buildServer();
mkdirSync(FOLDER, { recursive: true });
const server = await startProcess({ DEMO_DATA: '1' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
try {
  for (const [audience, scene] of Object.entries(scenes)) {
    for (const language of LANGUAGES) {
      const name = `${audience}.${language}`;
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1040, height: 650 },
        deviceScaleFactor: 1.25,
        locale: language === 'ko' ? 'ko-KR' : 'en-GB',
        timezoneId: 'Asia/Seoul',
      });
      await signIn(context, audience === 'seller' ? DEMO_LOGINS.seller : DEMO_LOGINS.buyer, language);
      context.setDefaultTimeout(120_000);
      const stage = await openStage(await context.newPage(), language);
      await recordStage(stage, `${FOLDER}/${name}`, () => scene(stage));
      await context.close();
      for (const kind of ['webm', 'mp4', 'jpg']) {
        console.log(`${name}.${kind}: ${Math.round(statSync(`${FOLDER}/${name}.${kind}`).size / 1024)} KB`);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function signIn(context, email, language) {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token, refresh_token } = (await answer.json()).data;
  const values = { access: access_token, refresh: refresh_token, login: '1', language };
  await context.addCookies(
    Object.entries(values).map(([kind, value]) => ({ name: COOKIES[kind].name, value, url: server.url })),
  );
}
