import { expect, type Locator, type Page } from '@playwright/test';
import { rerequestRfq } from '../../src/contract/endpoints/rfqDialogue';
import { answer as answerDialog, gridCell } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { join, joinSeller, newRegistrationNumber, PASSWORD } from '../support/people';
import { recorded, recording, reporting, test } from '../support/receivers/reportTest';
import type { SentrySink } from '../support/receivers/sentrySink';
import { browserOf } from '../support/receivers/shellServer';
import { dayFromNow, ended, quoted, submitted } from '../support/trade';

const say = sayIn('ko');
const PRICE = 7;
const NEW_PASSWORD = 'new-anchor-7-violet';

/**
 * Opens a page whose session is recorded to the end: in which something has failed already. What comes later goes out piece by
 * piece, over all pages of the tab.
 */
async function openedAndRecorded(page: Page, sink: SentrySink, path: string) {
  const before = sink.of('replay_recording').length;
  const started = reporting(page, sink);
  await page.goto(path);
  await started;
  await recording(page);
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('something failed'))));
  await expect.poll(() => sink.of('replay_recording').length, { timeout: 20_000 }).toBeGreaterThan(before);
}

/** Pieces go out in their order, so this one comes after all that was on the screen before it. */
async function saidAtLast(page: Page, sink: SentrySink, text: string) {
  await page.evaluate((words) => {
    const said = document.createElement('p');
    said.textContent = words;
    document.body.append(said);
  }, text);
  await expect.poll(() => recorded(sink), { timeout: 30_000 }).toContain(text);
}

/** Where a recording holds what it must not, with what stands around it. */
function leaks(sink: SentrySink, hidden: readonly string[]): string[] {
  const text = recorded(sink);
  return hidden.flatMap((one) => {
    const at = text.indexOf(one);
    return at < 0 ? [] : [`${one}: …${text.slice(Math.max(0, at - 200), at + 60)}…`];
  });
}

/** Amounts of a million or more that stand there, of which there are at least so many. */
async function sumsIn(place: Locator, least: number): Promise<string[]> {
  const read = async () => (await place.innerText()).match(/\d{1,3}(?:,\d{3}){2,}/g) ?? [];
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(least);
  return read();
}

test('money under seal is recorded on no page of its seller, in no window, and not as it is typed', {
  tag: '@full',
}, async ({ browser, sink, person, reportServer: server }) => {
  test.setTimeout(180_000);
  const seller = await joinSeller(server.api);
  const before = await submitted(person, { title: '지난 봉인 요청', sealed: true });
  await quoted(seller, before.rfq_number_id, '765432.1');
  const { rfq_number_id } = await submitted(person, { title: '봉인된 시험 요청', sealed: true });
  await quoted(seller, rfq_number_id, '987654.32');
  const context = await browserOf(browser, server.url, seller);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  await openedAndRecorded(page, sink, '/service/seller');
  // One total of each request.
  const sums = await sumsIn(page.getByRole('main'), 2);

  await page.goto(`/service/seller/${rfq_number_id}`);
  await recording(page);
  const grid = page.getByRole('grid');
  await expect(grid).toContainText('987,654.32');
  await page.getByRole('button', { name: say('seller:fill.menu') }).click();
  await page.getByRole('menuitem', { name: say('seller:past.title') }).click();
  await dialog.getByLabel(say('seller:past.onlyEmpty')).uncheck();
  await expect(dialog).toContainText('765,432.1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await gridCell(grid, 1, PRICE).click();
  await page.keyboard.type('876543.21');
  await page.keyboard.press('Enter');
  await expect(gridCell(grid, 1, PRICE)).toHaveText('876,543.21');
  await page.getByRole('button', { name: say('seller:quote.resubmit') }).click();
  sums.push(...(await sumsIn(dialog, 3)));
  await answerDialog(page, say('seller:confirm.submit'));
  await expect(page.getByRole('heading', { name: say('seller:sent.heading') })).toBeVisible();
  sums.push(...(await sumsIn(page.getByRole('main'), 1)));

  await page.goto(`/service/seller/detail/view/${rfq_number_id}`);
  await recording(page);
  await page.getByRole('button', { name: say('seller:revision.compare') }).click();
  await expect(page.getByText('987,654.32').first()).toBeVisible();
  sums.push(...(await sumsIn(page.getByRole('main'), 3)));

  const { version, lines } = await ended(person, before.rfq_number_id);
  await person.ok(rerequestRfq, {
    params: { rfq_number_id: before.rfq_number_id },
    body: {
      version,
      deadline_date: dayFromNow(3),
      target_prices: [{ rfq_line_id: lines[0]?.id ?? '', unit_price: '654321' }],
    },
  });
  await page.goto(`/service/seller/reRequest/${before.rfq_number_id}`);
  await recording(page);
  await expect(page.getByRole('main')).toContainText('654,321');
  await expect(page.getByRole('main')).toContainText('765,432.1');

  await saidAtLast(page, sink, 'all of it has been shown');
  expect(recorded(sink)).toContain('봉인된 시험 요청');
  const prices = ['987654', '987,654', '876543', '876,543', '765432', '765,432', '654,321'];
  expect(leaks(sink, [...prices, ...sums])).toEqual([]);
  await context.close();
});

test('a bank account is recorded neither as it stands nor as it is typed, while other texts are', {
  tag: '@full',
}, async ({ browser, sink, reportServer: server }) => {
  const seller = await joinSeller(server.api);
  const context = await browserOf(browser, server.url, seller);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const button = (name: 'editDetail' | 'change') => main.getByRole('button', { name: say(`user:company.${name}`) });
  await openedAndRecorded(page, sink, '/user/mypage/company');
  await expect(main).toContainText('123-45-6789012');
  await button('editDetail').click();
  await main.getByLabel(say('user:company.nameEn')).fill('Daehan Recorded Co., Ltd.');
  await main.getByRole('button', { name: say('user:cancel') }).click();
  await button('change').first().click();
  await main.getByLabel(say('user:company.number'), { exact: true }).fill('999-88-77777');
  await main.getByRole('button', { name: say('user:save'), exact: true }).click();
  await expect(main).toContainText('999-88-77777');
  await saidAtLast(page, sink, 'all of it has been shown');
  expect(recorded(sink)).toContain('Daehan Recorded Co., Ltd.');
  expect(leaks(sink, ['123-45-6789012', '999-88-77777'])).toEqual([]);
  await context.close();
});

test('no password is recorded, hidden or shown, on a page or in a window', { tag: '@full' }, async ({
  browser,
  sink,
  reportServer: server,
}) => {
  const context = await browserOf(browser, server.url, await join(server.api));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await openedAndRecorded(page, sink, '/user/mypage/edit/password');
  for (const name of ['auth:newPassword', 'user:edit.password.repeat'] as const) {
    await main.getByLabel(say(name), { exact: true }).fill(NEW_PASSWORD);
  }
  // Shown, it is a field of text.
  await main
    .getByRole('button', { name: say('auth:showPassword') })
    .first()
    .click();
  await expect(main.getByLabel(say('auth:newPassword'), { exact: true })).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: say('user:save'), exact: true }).click();
  const prompt = page.getByRole('dialog', { name: say('user:reauth.title') });
  await prompt.getByLabel(say('user:reauth.password')).fill(PASSWORD);
  await saidAtLast(page, sink, 'all of it has been shown');
  // A window is recorded like the page, but for what carries the mark.
  expect(recorded(sink)).toContain(say('user:reauth.title'));
  expect(leaks(sink, [PASSWORD, NEW_PASSWORD])).toEqual([]);
  await context.close();
});

/** A picture of one pixel, which nothing else on a page is. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a registration certificate is recorded neither small nor whole, while the rest of the form is', {
  tag: '@full',
}, async ({ browser, sink, reportServer: server }) => {
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  const next = () => page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await openedAndRecorded(page, sink, '/auth/signup');
  await page.getByRole('checkbox', { name: say('auth:signup.terms.service') }).check();
  await page.getByRole('checkbox', { name: say('auth:signup.terms.privacy') }).check();
  await next();
  await page.getByLabel(say('auth:email'), { exact: true }).fill('recorded@stlbs.test');
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD);
  await next();
  await page.getByLabel(say('auth:signup.company.registration')).fill(newRegistrationNumber());
  await page.getByLabel(say('auth:signup.company.name')).fill('기록기공');
  const files = [
    { name: '사업자등록증.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') },
    { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
  ];
  for (const file of files) {
    await page.getByLabel(say('auth:signup.company.certificate'), { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: say('auth:signup.company.look') }).click();
    const whole = page.getByRole('dialog', { name: file.name }).locator('img, iframe');
    await expect(whole).toHaveAttribute('src', /^blob:/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('auth:signup.company.remove') }).click();
  }
  await saidAtLast(page, sink, 'all of it has been shown');
  for (const reported of ['기록기공', '사업자등록증.png', '사업자등록증.pdf'])
    expect(recorded(sink)).toContain(reported);
  expect(leaks(sink, [PASSWORD, PICTURE.slice(0, 60), 'data:image/png', 'blob:http'])).toEqual([]);
  await context.close();
});
