import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/contract/constants';
import { at, fillLogin, newBuyer, serverUrl, signInByForm } from '../support/browserPeople';
import type { SampleReading } from '../../src/client/features/content/home/sampleReading';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings } from '../support/browserFindings';
import { joinByForms } from '../support/browserSignup';
import { sayIn } from '../support/browserTexts';
import { createApi } from '../support/http';
import { emailsTo } from '../support/emails';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const DISGUISED = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>1</script>') };

const sampleReading = JSON.parse(readFileSync('src/client/features/content/home/sampleReading.json', 'utf8')) as Record<
  Language,
  SampleReading
>;

/** As a server writes it into markup. */
const escaped = (text: string) => text.replaceAll('"', '&quot;');

async function stranger(page: Page, language: Language): Promise<void> {
  const say = sayIn(language);
  const main = page.getByRole('main');
  await page.goto(at(language, '/'));

  await test.step('sees what this is, for whom, and that it is alive', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('home:headline').replace('\n', ' '));
    const figures = main.getByRole('region', { name: say('home:figure.label') });
    const companies = figures.getByRole('term').filter({ hasText: say('home:figure.companies') });
    await expect(companies.locator('xpath=following-sibling::dd')).toHaveText(/^[1-9]\d*$/);
    for (const audience of ['buyer', 'seller', 'manage'] as const) {
      const scene = main.getByRole('region', { name: say(`home:how.${audience}`) });
      await expect(scene.getByRole('button', { name: say(`home:how.${audience}Steps.3`) })).toBeVisible();
      await expect(scene.getByText(say(`home:video.${audience}Text`))).toBeVisible();
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('sees a list read before any script, by its own record', async () => {
    const shown = main.getByRole('list', { name: say('home:show.label') });
    await expect(shown.getByRole('listitem')).toHaveCount(sampleReading[language].lines.length);
    const markup = await (await page.request.get(at(language, '/'))).text();
    for (const { words } of sampleReading[language].lines) expect(markup).toContain(escaped(words));
  });

  await test.step('compares unlike prices, with freight and without', async () => {
    const example = main.getByRole('table', { name: say('home:compare.label') });
    const pipe = example.getByRole('row').filter({ hasText: say('home:compare.pipeQty') });
    const best = (row: Locator) => row.locator('button[data-best]');
    await expect(best(pipe)).toContainText('44.2');
    await main.getByRole('checkbox', { name: say('home:compare.freight') }).check();
    await expect(best(pipe)).toContainText('2,230');
    await best(pipe).click();
    await expect(main.getByRole('heading', { name: say('home:compare.how', { name: 'B' }) })).toBeVisible();
  });

  await test.step('drops a list and sees it read, without an account', async () => {
    await main
      .getByLabel(say('home:box.label'))
      .fill('PIPE SMLS 4" SCH40 A106-B 12 M\nFLANGE WN RF 4" 150# A105 6 EA\nTOTAL');
    await main.getByRole('button', { name: say('home:box.read') }).click();
    const read = main.getByRole('region', { name: say('home:result.title', { count: 2 }) });
    await expect(read.getByRole('row')).toHaveCount(3);
    await expect(read).toContainText('A106-B');
    await expect(read.getByText(say('home:result.others', { count: 1 }))).toBeVisible();
    await read.getByRole('button', { name: say('home:result.continue') }).click();
    await expect(page).toHaveURL(/\/auth\/promoteSignUp\?next=/);
  });
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a stranger understands the home page, joins, and finds the dropped list in a request (${language})`, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const context = await browser.newContext({ baseURL: serverUrl() });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await stranger(page, language);
    // Joining makes mistakes on purpose, which the browser's console reports.
    expect(complaints).toEqual([]);
    const main = page.getByRole('main');
    await test.step('joins by the form and the mailed link', async () => {
      const email = `home${randomBytes(5).toString('hex')}@stlbs.test`;
      await main.getByRole('link', { name: say('auth:join'), exact: true }).click();
      await joinByForms(page, language, email);
      await expect(page.getByRole('heading', { name: say('auth:need.sentHeading') })).toBeVisible();
      const [mail] = await emailsTo(createApi(serverUrl()), email, '/auth/signup/need/done');
      const mailed = (mail?.text ?? '').match(/https?:\/\/\S+need\/done\S+/)?.[0] ?? '';
      await page.goto(mailed);
      await expect(main.getByRole('link', { name: say('auth:signIn'), exact: true })).toBeVisible();
      // Not by that link, which leads on to the editor: the hub offers the list as well.
      await signInByForm(page, language, email);
    });
    await test.step('the hub leads to the dropped list, line by line', async () => {
      await page.goto(at(language, '/service'));
      await expect(main.getByText(say('service:kept', { count: 2 }))).toBeVisible();
      await main.getByRole('link', { name: say('service:keptGo') }).click();
      await expect(page.getByRole('grid')).toContainText('A106-B');
      await expect(page.getByRole('grid')).toContainText('A105');
      // The same count everywhere, and why the third line is none of them.
      const items = main.getByRole('term').filter({ hasText: say('buyer:figures.items') });
      await expect(items.locator('xpath=following-sibling::dd')).toHaveText('2');
      await expect(main.getByText(say('buyer:excluded.summary', { count: 1 }))).toBeVisible();
      await expect(page.getByLabel(say('buyer:terms.name'))).toBeVisible();
    });
    await context.close();
  });
}

for (const language of JOURNEY_LANGUAGES) {
  test(`questions are found by words, by category and by address; articles and openings are read (${language})`, {
    tag: '@full',
  }, async ({ page }) => {
    const say = sayIn(language);
    const main = page.getByRole('main');
    const complaints = complaintsOf(page);

    await test.step('questions', async () => {
      await page.goto(at(language, '/customer/faq#sealed'));
      const questions = main.locator('details');
      await expect(questions).toHaveCount(15);
      await expect(main.locator('details[open]')).toHaveAttribute('id', 'sealed');
      const search = main.getByRole('searchbox');
      await search.fill(language === 'ko' ? '마감 금액' : 'deadline amounts');
      await expect(questions.first()).toHaveAttribute('id', 'sealed');
      await expect(page).toHaveURL(/\?q=/);
      await search.fill('zzz');
      await expect(main.getByText(say('content:faq.none'))).toBeVisible();
      await main.getByRole('link', { name: say('content:faq.showAll') }).click();
      await main.getByRole('link', { name: new RegExp(`^${say('content:faq.category.seller')}`) }).click();
      await expect(questions).toHaveCount(3);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('an article, found from the list, gives search engines its own address', async () => {
      await page.goto(at(language, '/blog'));
      const first = main.getByRole('link', { name: /EN 10204/ });
      await first.click();
      await expect(page).toHaveURL(/id=reading-a-mill-certificate/);
      await expect(main.getByRole('heading', { level: 1 })).toContainText('3.1');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${language === 'en' ? '/en' : ''}/blog\\?id=reading-a-mill-certificate$`),
      );
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('applying for an opening: nothing typed is lost, a false file is refused, the receipt says when', async () => {
      await page.goto(at(language, '/document/career'));
      await main.getByRole('link', { name: /TypeScript/ }).click();
      const send = main.getByRole('button', { name: say('content:apply.send') });
      await send.click();
      await expect(main.getByText(say('content:apply.wrong.name'))).toBeVisible();
      await main.getByLabel(say('content:apply.name')).fill('박지원');
      await main.getByLabel(say('content:apply.email')).fill('applicant@stlbs.test');
      await main.getByLabel(say('content:apply.phone')).fill('010-1234-5678');
      await page.reload();
      await expect(main.getByLabel(say('content:apply.name'))).toHaveValue('박지원');
      const file = main.getByLabel(say('content:apply.file'), { exact: true });
      await file.setInputFiles(DISGUISED);
      await main.getByRole('checkbox', { name: say('content:apply.consent') }).check();
      await send.click();
      await expect(main.getByRole('alert').filter({ hasText: 'docx' })).toBeVisible();
      await main.getByRole('button', { name: say('content:apply.remove') }).click();
      await file.setInputFiles(PDF);
      expect(await axeFindings(page)).toEqual([]);
      await send.click();
      await expect(main.getByText(say('content:apply.sent'))).toBeVisible();
    });
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);
  });
}

test('an address that leads nowhere says so in the language of the reader and shows ways on', { tag: '@full' }, async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    for (const path of ['/no/such/page', '/blog?id=no-such-article', '/document/career/job/recruit?id=nobody']) {
      await page.context().clearCookies();
      const answer = await page.goto(at(language, path));
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('main').getByText(say('shell:notFound.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: say('shell:notFound.faq') })).toBeVisible();
    }
  }
});

test('a file that a visitor dropped stays in the browser until he signs in, and is then kept with the request', {
  tag: '@full',
}, async ({ browser }) => {
  const say = sayIn('ko');
  const content = '품명,규격,재질,수량,단위\nPIPE SMLS,4" SCH40,A106-B,12,M\nFLANGE WN RF,4" 150#,A105,6,EA\n';
  const context = await browser.newContext({ baseURL: serverUrl() });
  const page = await context.newPage();
  const stored: string[] = [];
  page.on('request', (request) => /\/api\/file/.test(request.url()) && stored.push(request.url()));
  await page.goto('/');
  const main = page.getByRole('main');
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name: '현장자재.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await main.getByRole('button', { name: say('home:result.continue') }).click();
  await expect(page).toHaveURL(/\/auth\/promoteSignUp\?next=/);
  expect(stored).toEqual([]);

  const buyer = await newBuyer('ko');
  await page.goto('/auth/login?next=%2Fservice%2Fbuyer%2Ftype%2Fpaste');
  await fillLogin(page, 'ko', buyer.email);
  await expect(page.getByRole('grid')).toContainText('A106-B');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: say('ui:files.download', { name: '현장자재.csv' }) }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(content);
  await context.close();
});

test('the button reads at once: the example where nothing was pasted; who wants less motion sees the example read and still', async ({
  browser,
}) => {
  const say = sayIn('ko');
  const page = await browser.newPage({ baseURL: serverUrl(), reducedMotion: 'reduce' });
  await page.goto('/');
  const main = page.getByRole('main');
  const shown = main.getByRole('list', { name: say('home:show.label') });
  await expect(shown.getByText(sampleReading.ko.lines[0]?.words ?? '')).toBeVisible();
  expect(await shown.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
  await main.getByRole('button', { name: say('home:box.read') }).click();
  const count = sampleReading.ko.lines.length;
  await expect(main.getByRole('region', { name: say('home:result.title', { count }) })).toBeVisible();
  await page.close();
});

test('the reading can be stopped on its way and shown again', { tag: '@full' }, async ({ page }) => {
  const say = sayIn('ko');
  await page.goto('/');
  const main = page.getByRole('main');
  const shown = main.getByRole('list', { name: say('home:show.label') });
  // Its script comes with the first use of the page.
  await page.mouse.wheel(0, 1);
  await main.getByRole('button', { name: say('home:show.again') }).click();
  await main
    .getByRole('button', { name: say('home:video.pause') })
    .first()
    .click();
  const states = () =>
    shown.evaluate((list) => list.getAnimations({ subtree: true }).map(({ playState }) => playState));
  expect(await states()).toContain('paused');
  expect(await states()).not.toContain('running');
  await main
    .getByRole('button', { name: say('home:video.play') })
    .first()
    .click();
  await expect(main.getByRole('button', { name: say('home:show.again') })).toBeVisible();
});
