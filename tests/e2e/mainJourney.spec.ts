import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as promptly, test } from '@playwright/test';
import { complaintsOf } from '../support/browserErrors';
import { newBuyer, newSeller, serverUrl, signInByForm } from '../support/browserPeople';
import {
  answer,
  expectUnread,
  expectUnreadAtLeast,
  fact,
  gridCell,
  heading,
  pasteText,
} from '../support/browserScreen';
import { openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { quantities, quoteFigures, tonsOf, withCommas } from '../support/mixed60';
import { dayFromNow } from '../support/trade';

const LIST = fileURLToPath(new URL('../fixtures/lists/mixed60.xlsx', import.meta.url));
/** Each step hands on to another browser, which may have a page to load first. */
const expect = promptly.configure({ timeout: 20_000 });
const ko = sayIn('ko');
const en = sayIn('en');
/** Its own in each run: the market shows the seller the requests of the other tests too. */
const TITLE = `울산 3호기 배관 자재 ${randomBytes(3).toString('hex')}`;
const FREIGHT = 350_000n;
/** Of the buyer's grid: the quantity; of the seller's: the unit price. */
const QTY = 13;
const PRICE = 7;

test('a list becomes a request, a quotation, an award and a finished order, seen live by both sides', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const here = { baseURL: serverUrl(), viewport: { width: 1440, height: 900 } };
  const korean = await browser.newContext({ ...here, locale: 'ko-KR' });
  const english = await browser.newContext({ ...here, locale: 'en-GB' });
  const buying = await korean.newPage();
  const selling = await english.newPage();
  const complaints = [complaintsOf(buying), complaintsOf(selling)];
  await Promise.all([signInByForm(buying, 'ko', buyer.email), signInByForm(selling, 'en', seller.email)]);
  await selling.goto('/en/service/seller');

  const lines = buying.getByRole('grid', { name: ko('buyer:lines.title') });
  await test.step('the buyer uploads the list: 60 lines with weights, what is no item folded away', async () => {
    await buying.goto('/service/buyer/select-type');
    await buying.getByRole('link', { name: ko('buyer:start.upload') }).click();
    const intake = buying.getByRole('region', { name: ko('buyer:lines.title'), exact: true });
    await intake.getByLabel(ko('ui:fileDrop.choose')).setInputFiles(LIST);
    await expect(fact(buying, ko('buyer:figures.items'))).toHaveText('60');
    await expect(lines).toHaveAttribute('aria-rowcount', '61');
    await expect(fact(buying, ko('buyer:figures.weight'))).toHaveText(`${tonsOf(quantities)}t`);
    await expect(
      lines.getByRole('row', { name: /PIPE SMLS 2" SCH40 BE A106-B M 120.* 5\.44\D* 652\.8/ }),
    ).toBeVisible();
    const excluded = buying.getByText(ko('buyer:excluded.summary', { count: 7 }));
    await expect(excluded).toBeVisible();
    await expect(buying.getByText(/^소계/)).toBeHidden();
    await excluded.click();
    await expect(buying.getByText(/^소계/)).toBeVisible();
    // The file itself is kept with the request.
    await expect(intake.getByRole('button', { name: ko('ui:files.download', { name: basename(LIST) }) })).toBeVisible();
  });

  const wanted = [130, ...quantities.slice(1)];
  await test.step('one quantity is corrected by keyboard, and the weights follow', async () => {
    await buying.getByRole('button', { name: ko('buyer:lines.addText') }).focus();
    await buying.keyboard.press('Tab');
    const active = lines.locator('[data-active]');
    // A column in which nothing stands is not there.
    while ((await active.getAttribute('aria-colindex')) !== String(QTY + 1)) await buying.keyboard.press('ArrowRight');
    await buying.keyboard.type('130');
    await buying.keyboard.press('Enter');
    await expect(gridCell(lines, 1, QTY)).toHaveText('130');
    await expect(gridCell(lines, 1, QTY + 3)).toHaveText('707.2');
    await expect(fact(buying, ko('buyer:figures.weight'))).toHaveText(`${tonsOf(wanted)}t`);
  });

  await test.step('terms, deadline, preview, and off it goes', async () => {
    await buying.getByLabel(ko('buyer:terms.name')).fill(TITLE);
    await openStep(buying, ko, 'terms');
    await buying.getByLabel(ko('buyer:terms.project')).fill('울산 3호기 증설');
    await buying.getByLabel(ko('buyer:terms.deadline')).fill(dayFromNow(5));
    await buying.getByRole('button', { name: ko('buyer:editor.check') }).click();
    const preview = buying.getByRole('dialog', { name: ko('buyer:preview.title') });
    await expect(fact(preview, ko('buyer:figures.items'))).toHaveText(ko('buyer:preview.count', { count: 60 }));
    await expect(fact(preview, ko('buyer:figures.weight'))).toContainText(`${tonsOf(wanted)}t`);
    await answer(buying, ko('buyer:preview.send'));
    await expect(buying).toHaveURL(/\/service\/project\/Q\d{6}-\w{5}$/);
    await expect(heading(buying)).toContainText(TITLE);
    await expect(heading(buying)).toContainText(ko('trade:status.project.REQ'));
  });
  const number = new URL(buying.url()).pathname.split('/').at(-1) ?? '';

  const offered = selling.getByRole('row', { name: new RegExp(number) });
  await test.step('the seller’s open list shows it without a reload', async () => {
    await expect(offered).toContainText(TITLE);
    await expect(offered).toContainText(en('trade:status.seller.REQ'));
    await expect(offered).toContainText(en('seller:list.matchedOf', { matched: 60, total: 60 }));
    await expectUnreadAtLeast(selling, 'en', 1);
    await offered.getByRole('link').click();
    await expect(heading(selling)).toContainText(en('trade:status.seller.REQ'));
    await selling.getByRole('link', { name: en('seller:detail.write') }).click();
  });

  // 1,000.5 won, then 137.5 more for each further line.
  const prices = wanted.map((_, index) => 10_005n + 1_375n * BigInt(index));
  const figures = quoteFigures(wanted, prices, FREIGHT);
  const total = withCommas(figures.total);
  await test.step('the seller pastes 60 prices, adds freight and submits', async () => {
    const grid = selling.getByRole('grid', { name: en('seller:quote.lines') });
    await gridCell(grid, 1, PRICE).click();
    await pasteText(selling, prices.map((tenths) => `${tenths / 10n}.${tenths % 10n}`).join('\n'));
    await expect(gridCell(grid, 1, PRICE)).toHaveText('1,000.5');
    await expect(gridCell(grid, 1, PRICE + 2)).toHaveText(withCommas(figures.lines[0] ?? 0n));
    await selling.getByRole('button', { name: en('seller:quote.terms') }).click();
    await selling.getByLabel(en('seller:term.freight')).fill(String(FREIGHT));
    await expect(selling.getByText(en('seller:quote.progress', { priced: 60, total: 60 }))).toBeVisible();
    await selling.getByRole('button', { name: en('seller:quote.totals'), exact: true }).click();
    const totals = selling.getByRole('region', { name: en('seller:quote.totals') });
    await expect(fact(totals, en('trade:totals.supply'))).toContainText(withCommas(figures.supply));
    await expect(fact(totals, en('trade:vat.taxed'))).toContainText(withCommas(figures.vat));
    await expect(fact(totals, en('trade:totals.total'))).toContainText(total);
    // Of half of the lines the tables know no weight.
    const left = en('trade:totals.unweighed', { count: 30 });
    await expect(fact(totals, en('trade:totals.weight'))).toHaveText(`${tonsOf(wanted)}t ${left}`);
    await selling.getByRole('button', { name: en('seller:quote.submit') }).click();
    await expect(fact(selling.getByRole('dialog'), en('trade:totals.total'))).toContainText(total);
    await answer(selling, en('seller:confirm.submit'));
    await expect(selling).toHaveURL(/\/en\/service\/seller\/detail\/complete/);
    await expect(fact(selling, en('trade:totals.total'))).toContainText(total);
  });

  await test.step('the buyer’s open page counts it live', async () => {
    await expect(heading(buying)).toContainText(ko('trade:status.project.COL'));
    await expect(buying.getByText(ko('project:detail.pieceCount', { count: 1 }), { exact: true })).toBeVisible();
    await expectUnread(buying, 'ko', 1);
  });

  await selling.goto('/en/service/seller');
  await expect(offered).toContainText(en('trade:status.seller.COL'));
  await expect(offered).toContainText(total);
  await test.step('collecting is ended early, and both sides see it', async () => {
    await buying.getByRole('button', { name: ko('project:menu.more') }).click();
    await buying.getByRole('menuitem', { name: ko('project:menu.end') }).click();
    await answer(buying, ko('rfq:end.confirm'));
    await expect(heading(buying)).toContainText(ko('trade:status.project.CMP'));
    await expect(offered).toContainText(en('trade:status.seller.CMP'));
    await expectUnread(buying, 'ko', 2);
    await expectUnreadAtLeast(selling, 'en', 2);
  });

  await test.step('the comparison shows the prices, and all lines are awarded', async () => {
    await buying.getByRole('link', { name: ko('project:do.compare') }).click();
    await buying.locator('#cell-0-0').click();
    const details = buying.getByRole('complementary', { name: ko('project:compare.details') });
    await expect(details).toContainText('1,000.5');
    await expect(details).toContainText(withCommas(figures.lines[0] ?? 0n));
    await buying.getByRole('checkbox', { name: ko('project:compare.allOf', { name: 'Daehan Piping' }) }).check();
    const chosen = buying.getByRole('region', { name: ko('project:compare.award') });
    await expect(chosen).toContainText(ko('project:compare.chosen', { count: 60, total: 60 }));
    await expect(chosen).toContainText(total);
    await buying.getByRole('link', { name: ko('project:compare.next') }).click();
    await expect(fact(buying, ko('trade:totals.total'))).toContainText(total);
    await buying.getByRole('button', { name: ko('project:award.send') }).click();
    await expect(buying.getByRole('dialog')).toContainText(total);
    await answer(buying, ko('project:award.send'));
    await expect(heading(buying)).toContainText(ko('trade:status.project.BID'));
    await expect(buying.getByText(ko('trade:status.bid.SENT')).first()).toBeVisible();
  });

  await test.step('the seller sees the bid live and confirms it: an order', async () => {
    await expect(offered).toContainText(en('trade:status.seller.BID'));
    await expectUnreadAtLeast(selling, 'en', 3);
    await offered.getByRole('link').click();
    await expect(heading(selling)).toContainText(en('trade:status.bid.SENT'));
    await expect(fact(selling, en('trade:totals.total'))).toContainText(total);
    await selling.getByRole('button', { name: en('project:bid.confirm') }).click();
    await answer(selling, en('project:bid.confirm'));
    await expect(heading(selling)).toContainText(en('trade:status.order.OPEN'));
    await expect(heading(buying)).toContainText(ko('trade:status.project.ORD'));
    // The answer and the order that came of it.
    await expectUnread(buying, 'ko', 4);
    await expectUnreadAtLeast(selling, 'en', 4);
  });

  await test.step('the buyer reports the transfer', async () => {
    await buying.getByRole('link', { name: ko('project:compare.toProject') }).click();
    await buying.getByRole('link', { name: ko('project:do.order') }).click();
    await expect(fact(buying, ko('trade:totals.total'))).toContainText(total);
    await expect(buying.getByRole('row', { name: /SCH ?40.*707\.2/ }).first()).toContainText(
      withCommas(figures.lines[0] ?? 0n),
    );
    await buying.getByRole('link', { name: ko('project:act.report_payment.do') }).click();
    await expect(buying.getByText('123-45-6789012')).toBeVisible();
    await buying.getByLabel(ko('project:buy.depositor')).fill('한빛플랜트');
    await buying.getByRole('button', { name: ko('project:act.report_payment.do') }).click();
    await expect(buying.getByRole('heading', { name: ko('project:buy.reportedTitle') })).toBeVisible();
    await expect(buying.getByText(total).first()).toBeVisible();
    await buying.getByRole('link', { name: ko('project:do.order') }).click();
    await expect(buying.getByText(ko('trade:status.payment.REPORTED')).first()).toBeVisible();
    await expectUnreadAtLeast(selling, 'en', 5);
  });

  await test.step('the seller’s open order moves on: paid, then shipped', async () => {
    for (const action of ['confirm_payment', 'ship'] as const) {
      await selling.getByRole('button', { name: en(`project:act.${action}.do`), exact: true }).click();
      if (action === 'ship') {
        await selling.getByLabel(en('project:field.carrier')).fill('CJ Logistics');
        await selling.getByLabel(en('project:ship.bare.accept')).check();
      }
      await answer(selling, en(`project:act.${action}.do`));
      await expect(selling.getByRole('dialog')).toBeHidden();
      await expect(selling.getByRole('button', { name: en(`project:act.${action}.do`), exact: true })).toBeHidden();
    }
    await expect(selling.getByText(en('project:act.record_tax_invoice.text'))).toBeVisible();
    await expectUnread(buying, 'ko', 6);
  });

  await test.step('the buyer’s open order follows and is received: finished on both sides', async () => {
    await expect(buying.getByText(ko('project:notice.shipped.buyer'))).toBeVisible();
    await expect(buying.getByText('CJ Logistics')).toBeVisible();
    await buying.getByRole('button', { name: ko('project:act.receive.do') }).click();
    await answer(buying, ko('project:act.receive.do'));
    for (const [page, say] of [
      [buying, ko],
      [selling, en],
    ] as const) {
      await expect(heading(page)).toContainText(say('trade:status.order.FINISHED'));
      await expect(page.getByText(say('trade:status.payment.PAID')).first()).toBeVisible();
      await expect(page.getByText(say('trade:status.delivery.RECEIVED')).first()).toBeVisible();
      await expect(fact(page, say('trade:totals.total'))).toContainText(total);
    }
    // Received and finished; both are notified of the end.
    await expectUnread(buying, 'ko', 7);
    await expectUnreadAtLeast(selling, 'en', 7);
    await buying.goto(`/service/project/${number}`);
    await expect(heading(buying)).toContainText(ko('trade:status.project.FIN'));
    await selling.goto(`/en/service/project/${number}`);
    await expect(heading(selling)).toContainText(en('trade:status.seller.FIN'));
  });

  await test.step('both read the same story in their own language', async () => {
    const bought = ['quotation_received', 'rfq_closed', 'bid_confirmed', 'payment_confirmed', 'order_shipped'];
    const sold = ['rfq_matched', 'rfq_closed', 'bid_received', 'payment_reported', 'order_received'];
    const reported = [
      { page: buying, say: ko, path: '/push', kinds: [...bought, 'order_created', 'order_finished'] },
      { page: selling, say: en, path: '/en/push', kinds: [...sold, 'order_created', 'order_finished'] },
    ];
    for (const { page, say, path, kinds } of reported) {
      await page.goto(path);
      const main = page.getByRole('main');
      const oldest = main.getByText(say(`event:kinds.${kinds[0]}.title`, { title: TITLE }));
      // Other requests within the range reach the seller meanwhile: what came before stands on later pages.
      await expect(async () => {
        if ((await oldest.count()) === 0)
          await main.getByRole('button', { name: say('ui:loadMore'), exact: true }).click({ timeout: 1000 });
        await promptly(oldest).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      for (const kind of kinds)
        await expect(main.getByText(say(`event:kinds.${kind}.title`, { title: TITLE }))).toHaveCount(1);
      await expect(main.getByText(new RegExp(TITLE))).toHaveCount(kinds.length);
    }
  });
  expect(complaints.flat()).toEqual([]);
  await korean.close();
  await english.close();
});
