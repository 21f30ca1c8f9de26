/**
 * Photographs every route in both languages and at three widths, as visitor, buyer, seller and newcomer, with data,
 * while loading and with an API that fails, and the dialogs and menus on them: npm run make screens [-- --only <part of a name> --width 390,1920
 * --lang ko --condition data --viewer buyer --look light,dark]. Any width can be named; a condition or look that is not
 * named is taken in light, and loading and failures in Korean at one width alone. Builds what changed, starts the demo on a data folder of its own and writes
 * screens/index.html with all pictures. Prints what is wrong by itself: a page too wide, an answer of 400 and more;
 * then it ends with 1.
 * npm run make screens -- --accept writes the coarse pictures of the key screens again that the tests compare (tests/pictures).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { COOKIES, DEMO_LOGINS, DEMO_PASSWORD, LANGUAGES } from '../src/contract/constants.ts';
import { createApi } from '../tests/support/http.ts';
import { Caller, join, signIn } from '../tests/support/people.ts';
import { startProcess } from '../tests/support/serverProcess.ts';
import { groupsOf } from '../tests/screens/groups.ts';
import { indexPage } from '../tests/screens/indexPage.ts';
import { CONDITIONS, LOOKS, openWindow, photograph } from '../tests/screens/photographer.ts';
import { demoScreens, emptyScreens } from '../tests/screens/screenList.ts';
import { CHROMIUM_FLAGS, ensureBrowser } from './browser.mjs';
import { buildPages, buildServer } from './build.mjs';
import { inRoot, show } from './processes.mjs';

const FOLDER = 'screens';
const WIDTHS = [360, 768, 1440];
const TABLET = 768;
/** Skeletons and failures differ little by width and not by language: elsewhere they are taken where they are named. */
const PLAIN = { language: 'ko', width: 1440 };

const { values: requested } = parseArgs({
  options: {
    accept: { type: 'boolean' },
    ...Object.fromEntries(
      ['only', 'width', 'lang', 'condition', 'viewer', 'look'].map((name) => [name, { type: 'string' }]),
    ),
  },
});
if (requested.accept) process.exit(await acceptPictures());
const listed = (name) => requested[name]?.split(',');
const widths = requested.width ? listed('width').map(Number) : WIDTHS;
const looks = requested.look ? LOOKS.filter((look) => listed('look').includes(look)) : ['light'];
const isWanted = ({ name, viewer, language, condition }) =>
  (!requested.only || listed('only').some((part) => name.includes(part))) &&
  Object.entries({ viewer, lang: language, condition }).every(
    ([option, value]) => !requested[option] || listed(option).includes(value),
  );

await buildPages();
await buildServer();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startProcess({ DEMO_DATA: '1' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
const pictures = [];
try {
  const api = createApi(server.url);
  const people = {
    buyer: await signedIn(DEMO_LOGINS.buyer),
    seller: await signedIn(DEMO_LOGINS.seller),
    newcomer: await join(api),
  };
  const screens = [...(await demoScreens(people.buyer, people.seller)), ...emptyScreens()];
  const shots = screens.flatMap((screen) =>
    CONDITIONS.flatMap((condition) =>
      LANGUAGES.flatMap((language) =>
        widths.flatMap((width) => looks.map((look) => ({ ...screen, condition, language, width, look }))),
      ),
    ),
  );
  const wanted = shots.filter(isReal).filter(isWanted);
  const windows = groupsOf(wanted, ({ viewer, language, look }) => `${viewer} ${language} ${look}`);
  for (const group of windows.values()) {
    const { viewer, language, look } = group[0];
    const context = await openWindow(browser, server.url, language, look);
    if (people[viewer]) await context.addCookies(cookiesOf(people[viewer], language));
    for (const same of groupsOf(group, pageOf).values()) {
      const ownWidths = same.map(({ width }) => width);
      const taken = await photograph(context, same[0], { ...same[0], widths: ownWidths, folder: FOLDER }).catch(
        (error) => {
          process.exitCode = 1;
          console.log(`${same[0].name} ${language} ${ownWidths.join()}: ${error.message.split('\n')[0]}`);
          return [];
        },
      );
      pictures.push(...taken);
      for (const { file, faults } of taken) {
        for (const fault of faults) {
          process.exitCode = 1;
          console.log(`${file}: ${fault}`);
        }
      }
    }
    await context.close();
  }
} finally {
  const printed = server.output();
  if (printed !== '') console.log(`The server printed:\n${printed.slice(-4000)}`);
  await browser.close();
  await server.stop();
}
writeFileSync(`${FOLDER}/index.html`, indexPage(pictures));
console.log(`${pictures.length} pictures: ${FOLDER}/index.html`);

/** Loading and failing are shown once per screen; only what asks for data has them. */
function isReal({ condition, viewer, language, width, path, open, wide }) {
  if (wide && width < TABLET) return false;
  if (condition === 'data') return true;
  if (open) return false;
  const isPlain = language === PLAIN.language && width === PLAIN.width;
  return viewer !== 'newcomer' && /^\/(service|user|push)/.test(path) && (isPlain || requested.condition !== undefined);
}

/** Names the loaded page that a picture is of. What is opened on a page may stand elsewhere on a phone, so it is loaded for each width. */
function pageOf({ name, condition, open, width }) {
  return open ? `${name} ${condition} ${width}` : `${name} ${condition}`;
}

async function signedIn(email) {
  const caller = new Caller(createApi(server.url));
  await signIn(caller, email, DEMO_PASSWORD);
  return caller;
}

function cookiesOf({ token, refreshToken }, language) {
  const values = { access: token, refresh: refreshToken, login: '1', language };
  return Object.entries(values).map(([kind, value]) => ({ name: COOKIES[kind].name, value, url: server.url }));
}

/** The tests that compare them visit all screens; with this flag they write what they find. */
function acceptPictures() {
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const specs = ['everyScreen', 'comparisonPictures'].map((name) => `tests/e2e/${name}.spec.ts`);
  return show(process.execPath, [playwright, 'test', ...specs], { ACCEPT_PICTURES: '1' });
}
