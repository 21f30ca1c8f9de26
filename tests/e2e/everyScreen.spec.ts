import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Language, LANGUAGES } from '../../src/contract/constants';
import { pictureName } from '../pictures/keyScreens';
import { loadType, look } from '../pictures/look';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings, inTheDark, enlargedFindings } from '../support/browserFindings';
import { goTo, openFromServer, untilShown } from '../support/browserNavigation';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { FULL } from '../support/depth';
import type { Caller } from '../support/people';
import { type Visit, visitsOf } from '../support/routeVisits';

test.describe.configure({ mode: 'parallel' });
// A recording of every step would take longer than the steps.
test.use({ trace: 'off' });

/** What a member sees differently from a visitor. */
const ALSO_SIGNED_IN = ['/', '/service/stock/search'];

for (const language of LANGUAGES) {
  test(`every screen passes axe in both looks, cuts off no word twice as large, and looks as it did (${language})`, async ({
    browser,
  }) => {
    // A busy machine needs several times the minutes of a quiet one.
    test.setTimeout(1_200_000);
    const [buyer, seller] = await Promise.all([newBuyer(language), newSeller(language)]);
    const visits = await visitsOf(buyer, seller);
    const painter = await (await browser.newContext()).newPage();
    const findings: string[] = [];
    for (const who of [null, buyer, seller]) {
      const page = await opened(browser, who, language);
      const complaints = complaintsOf(page);
      await page.goto(at(language, '/document/intro'));
      for (const { route, path, place } of addressesOf(visits, who)) {
        const looks = looksAt(language, route, place);
        if (!looks.large) continue;
        // In Korean as the server draws it, which the browser must draw alike; in English as a link leads there.
        if (language === 'ko') await openFromServer(page, path);
        else await goTo(page, path);
        const found = await findingsOf(page, looks);
        findings.push(...found.map((each) => `${at(language, path)}: ${each}`));
        const name = place < 0 ? undefined : pictureName(language, route, place);
        await untilShown(page);
        const reported = name && (await look(page, painter, name));
        if (reported) findings.push(reported);
      }
      findings.push(...complaints);
      await page.context().close();
    }
    expect(findings).toEqual([]);
  });
}

/** Addresses of one person's screens; those of no place of their own are only looked at by axe. */
function addressesOf(visits: readonly Visit[], who: Caller | null) {
  const own = visits.filter((visit) => visit.who === who);
  const also = who ? ALSO_SIGNED_IN.map((path) => ({ route: path, path, place: -1 })) : [];
  return [...also, ...own.flatMap(({ route, paths }) => paths.map((path, place) => ({ route, path, place })))];
}

interface Looks {
  /** In letters twice as large, and in small windows. */
  large: boolean;
  light: boolean;
  dark: boolean;
}

/**
 * Roles, names and colours are the same in both languages, and the dark has the colours of the key screens: only a full run
 * looks for them once more. Every screen is looked at in Korean, in English the key screens, since their texts are longer.
 */
function looksAt(language: Language, route: string, place: number): Looks {
  const inKorean = language === 'ko';
  const key = place >= 0 && pictureName('ko', route, place) !== undefined;
  return { large: FULL || inKorean || key, light: FULL || inKorean, dark: FULL || (inKorean && place === 0 && key) };
}

async function findingsOf(page: Page, looks: Looks): Promise<string[]> {
  const light = looks.light ? await axeFindings(page) : [];
  const dark = looks.dark ? await inTheDark(page, () => axeFindings(page, ['color-contrast'])) : [];
  return [...light, ...dark.map((each) => `dark: ${each}`), ...(await enlargedFindings(page))];
}

async function opened(browser: Browser, who: Caller | null, language: Language): Promise<Page> {
  const context = who ? await openedAs(browser, who, language) : await browser.newContext();
  const page = await context.newPage();
  await loadType(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  return page;
}
