/**
 * Records the landing videos from the product itself, per audience, language and look: npm run make videos [-- buyer.ko buyer.ko.dark …].
 * Builds what changed, starts the demo on a data folder of its own, drives it in a browser and writes
 * public/cdn/videos/<audience>.<language>[.dark|.phone].{webm,mp4,jpg}, and when its steps begin into `recordedSteps.json`
 * of the first page. Needs ffmpeg (Debian: apt-get install ffmpeg).
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { COOKIES, DEMO_LOGINS, DEMO_PASSWORD, LANGUAGES } from '../src/contract/constants.ts';
import { startProcess } from '../tests/support/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';
import { openStage } from './video/stage.mjs';
import { recordStage } from './video/recorder.mjs';
import { scenes } from './video/scenes.mjs';

const FOLDER = 'public/cdn/videos';
const STEPS = 'src/client/features/content/home/recordedSteps.json';
const wanted = process.argv.slice(2);

const desktop = { viewport: { width: 1040, height: 650 }, deviceScaleFactor: 1.25 };
/** What a recording is made for, with the size of its picture. */
const variants = [
  { suffix: '', size: [1280, 800], options: desktop },
  { suffix: '.dark', size: [1280, 800], options: { ...desktop, colorScheme: 'dark' } },
  {
    suffix: '.phone',
    size: [576, 1024],
    options: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.6, hasTouch: true },
  },
];

await buildPages();
await buildServer();
mkdirSync(FOLDER, { recursive: true });
const server = await startProcess({ DEMO_DATA: '1' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
try {
  for (const [audience, scene] of Object.entries(scenes)) {
    for (const language of LANGUAGES) {
      for (const variant of variants) {
        const name = `${audience}.${language}${variant.suffix}`;
        if (wanted.length === 0 || wanted.includes(name)) await record(name, { audience, scene, language, ...variant });
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function record(name, { audience, scene, language, size, options, suffix }) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language === 'ko' ? 'ko-KR' : 'en-GB',
    timezoneId: 'Asia/Seoul',
    ...options,
  });
  await signIn(context, audience === 'seller' ? DEMO_LOGINS.seller : DEMO_LOGINS.buyer, language);
  context.setDefaultTimeout(120_000);
  const stage = await openStage(await context.newPage(), { language, phone: suffix === '.phone' });
  const starts = await recordStage(stage, `${FOLDER}/${name}`, size, () => scene(stage));
  await context.close();
  const steps = { ...JSON.parse(readFileSync(STEPS, 'utf8')), [name]: starts };
  const sorted = Object.entries(steps).sort(([one], [other]) => one.localeCompare(other));
  const lines = sorted.map(([one, at]) => `  ${JSON.stringify(one)}: [${at.join(', ')}]`);
  writeFileSync(STEPS, `{\n${lines.join(',\n')}\n}\n`);
  for (const kind of ['webm', 'mp4', 'jpg']) {
    console.log(`${name}.${kind}: ${Math.round(statSync(`${FOLDER}/${name}.${kind}`).size / 1024)} KB`);
  }
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
