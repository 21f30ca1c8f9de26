import { expect, type Page, test } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD, type Language } from '../../src/contract/constants';
import { at, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { Caller, signIn } from '../support/people';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { wordsOf } from '../support/pageWords';
import { type Outcome, routeContents } from '../support/routeContents';
import { routeRecords } from '../support/routeRecords';
import { pageOf, specRoutes } from '../support/specRoutes';

async function demoMember(email: string, language: Language): Promise<Caller> {
  const caller = new Caller(createApi(serverUrl()), language);
  await signIn(caller, email, DEMO_PASSWORD);
  return caller;
}

const cookiesOf = (who: Caller | null, language: Language) =>
  [
    `LANGUAGE=${language}`,
    ...(who ? [`ACCESS_TOKEN=${who.token}`, `REFRESH_TOKEN=${who.refreshToken}`, 'LOGIN=1'] : []),
  ].join('; ');

/** The words of a page that stands in a browser, and what its fields hold. */
const wordsIn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')] as Array<HTMLInputElement | HTMLTextAreaElement>;
    return [document.body.innerText, ...fields.map(({ value }) => value)].join(' ').replace(/\s+/g, ' ');
  });

const lacking = (words: string, texts: readonly string[]) =>
  texts.filter((text) => text === '' || !words.includes(text.replace(/\s+/g, ' ').trim()));

for (const language of JOURNEY_LANGUAGES) {
  test(`every route shows the demo’s data of its record to visitor, buyer and seller (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const [buyer, seller] = [
      await demoMember(DEMO_LOGINS.buyer, language),
      await demoMember(DEMO_LOGINS.seller, language),
    ];
    const contents = routeContents(await routeRecords(buyer, seller), sayIn(language));
    expect(Object.keys(contents).sort()).toEqual([...specRoutes].filter((route) => pageOf(route)).sort());
    const faults: string[] = [];
    for (const [name, who] of [
      ['visitor', null],
      ['buyer', buyer],
      ['seller', seller],
    ] as const) {
      const context = who ? await openedAs(browser, who, language) : await browser.newContext({ baseURL: serverUrl() });
      const page = await context.newPage();
      for (const [route, content] of Object.entries(contents)) {
        const outcome: Outcome = content[name];
        const address = at(language, route.replace('{x}', content.x ?? '')) + (content.search ?? '');
        const say = (what: string) => faults.push(`${address} for ${name} ${what}`);
        const answer = await fetch(serverUrl() + address, {
          redirect: 'manual',
          headers: { cookie: cookiesOf(who, language) },
        });
        const words = wordsOf(await answer.text());
        if (outcome === 'missing') {
          if (answer.status !== 404) say(`answers ${answer.status}`);
        } else if ('to' in outcome) {
          const to = new URL(answer.headers.get('location') ?? '', serverUrl());
          if (answer.status === 200) {
            await page.goto(address);
            await page
              .waitForURL((url) => url.pathname + url.search === at(language, outcome.to))
              .catch(() => say('leads nowhere'));
          } else if (!(to.pathname + to.search).startsWith(at(language, outcome.to))) say(`leads to ${to.href}`);
        } else {
          if (answer.status !== 200) say(`answers ${answer.status}`);
          // What a page draws in the browser alone is looked for there.
          if (lacking(words, outcome).length === 0) continue;
          await page.goto(address);
          const seen = async () => lacking(await wordsIn(page), outcome);
          await expect
            .poll(async () => (await seen()).length)
            .toBe(0)
            .catch(() => undefined);
          const missed = await seen();
          if (missed.length > 0) say(`does not show ${missed.join(' · ')}`);
        }
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  });
}

test('the switch of the header leads each audience to its own requests, and the choice is remembered', {
  tag: '@full',
}, async ({ browser }) => {
  const language = 'ko';
  const say = sayIn(language);
  const member = await demoMember(DEMO_LOGINS.seller, language);
  const context = await openedAs(browser, member, language);
  const page = await context.newPage();
  const first = async () =>
    (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).map((text) => text.trim());
  const sides = [say('service:buyer'), say('service:seller')];
  for (const [audience, place, heading] of [
    ['seller', '/service/seller', say('seller:list.title')],
    ['buyer', '/service/buyer', say('buyer:list.title')],
  ] as const) {
    const entry = page.getByRole('banner').getByRole('link', { name: say(`layout:${audience}`), exact: true });
    await page.goto('/service');
    await entry.click();
    await page.waitForURL(`**${place}`);
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // After a reload the hub still begins with the side that was chosen last.
    await page.goto('/service');
    const [own, other] = audience === 'buyer' ? sides : [...sides].reverse();
    const inOrder = async () => {
      const headings = await first();
      const place = headings.indexOf(own ?? '');
      return place >= 0 && (place < headings.indexOf(other ?? '') || !headings.includes(other ?? ''));
    };
    await expect.poll(inOrder).toBe(true);
  }
  await context.close();
});
