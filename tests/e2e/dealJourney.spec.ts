import { expect as promptly, type Page, test } from '@playwright/test';
import { compared } from '../support/browserDeal';
import { complaintsOf } from '../support/browserErrors';
import { at, openedAs } from '../support/browserPeople';
import { answer, fact, gridCell, heading, pasteText } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

// Everybody reads the same language, so that each of them is seen whole: once all in Korean, once all in English.
for (const language of JOURNEY_LANGUAGES) {
  test(`from the comparison to the finished order: split, declined in part, with a claim (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(language);
    const { buyer, one, other, number } = await compared(language);
    const complaints: string[][] = [];
    const opened = async (person: Caller, path: string): Promise<Page> => {
      const page = await (await openedAs(browser, person, language)).newPage();
      complaints.push(complaintsOf(page));
      await page.goto(at(language, path));
      return page;
    };
    const act = async (page: Page, action: string) => {
      const name = say(`project:act.${action}.do`);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    };
    const buying = await opened(buyer, `/service/project/purchase/bid/${number}`);

    await test.step('the planner divides the first line, and both sellers are sent their part', async () => {
      const plan = buying.getByRole('region', { name: say('project:plan.result') });
      await expect(buying.getByRole('region', { name: say('project:overview.title') })).toContainText('1,760,000');
      await plan.getByRole('button', { name: say('project:plan.take') }).click();
      await buying.getByRole('button', { name: say('project:award.send') }).click();
      await answer(buying, say('project:award.send'));
      await expect(heading(buying)).toContainText(say('trade:status.project.BID'));
    });

    const selling = await opened(one, `/service/project/sale/quotation/${number}`);
    await test.step('one seller confirms, the other declines; the buyer sees both answers live', async () => {
      const declining = await opened(other, `/service/project/sale/quotation/${number}`);
      await selling.getByRole('button', { name: say('project:bid.confirm') }).click();
      await answer(selling, say('project:bid.confirm'));
      await expect(heading(selling)).toContainText(say('trade:status.bid.CONFIRMED'));
      await declining.getByRole('button', { name: say('project:bid.decline') }).click();
      await declining.getByLabel(say('project:field.reason')).fill('재고 소진 sold out');
      await answer(declining, say('project:bid.decline'));
      await expect(heading(declining)).toContainText(say('trade:status.bid.DECLINED'));
      await declining.context().close();
      await expect(heading(buying)).toContainText(say('trade:status.project.ORD'));
      await expect(buying.getByText('재고 소진 sold out').first()).toBeVisible();
    });

    await test.step('what the other seller declined is left for a new request', async () => {
      await buying.goto(at(language, `/service/project/${number}`));
      await expect(buying.getByText(say('project:remainder.title', { count: 1 }))).toBeVisible();
    });

    await test.step('the order is paid', async () => {
      await buying.getByRole('link', { name: say('project:do.order'), exact: true }).click();
      // 4 × 90,000 and 8 × 100,000, with VAT.
      await expect(fact(buying, say('trade:totals.total'))).toContainText('1,276,000');
      await buying.getByRole('link', { name: say('project:act.report_payment.do') }).click();
      await buying.getByRole('button', { name: say('project:act.report_payment.do') }).click();
      await expect(buying.getByRole('heading', { name: say('project:buy.reportedTitle') })).toBeVisible();
      await buying.getByRole('link', { name: say('project:do.order'), exact: true }).click();
      await act(selling, 'confirm_payment');
      await answer(selling, say('project:act.confirm_payment.do'));
      await expect(heading(buying)).toContainText(say('trade:status.order.OPEN'));
      await expect(buying.getByText(say('trade:status.payment.PAID')).first()).toBeVisible();
    });

    await test.step('it is shipped, and one piece of it is missing', async () => {
      await act(selling, 'ship');
      await selling.getByLabel(say('project:field.carrier')).fill('CJ Logistics');
      await selling.getByLabel(say('project:ship.bare.accept')).check();
      await answer(selling, say('project:act.ship.do'));
      await expect(buying.getByText('CJ Logistics')).toBeVisible();
      await act(buying, 'receive');
      const dialog = buying.getByRole('dialog');
      await gridCell(dialog.getByRole('grid', { name: say('project:receive.grid') }), 1, 3).click();
      await pasteText(buying, '3');
      await dialog.getByLabel(say('project:receive.withClaim')).check();
      await dialog.getByLabel(say('project:claim.text')).fill('1 piece missing 1본 누락');
      await answer(buying, say('project:act.receive.do'));
      await expect(dialog).toBeHidden();
      await expect(selling.getByText('1 piece missing 1본 누락').first()).toBeVisible();
    });

    await test.step('with the claim resolved the order and the project are finished on both sides', async () => {
      await act(buying, 'resolve_claim');
      await buying.getByRole('dialog').getByLabel(say('project:field.reason')).fill('1본 도착 arrived');
      await answer(buying, say('project:act.resolve_claim.do'));
      for (const page of [buying, selling])
        await expect(heading(page)).toContainText(say('trade:status.order.FINISHED'));
      // The buyer files it in short; the seller has no such page.
      const summary = (page: Page) => page.getByRole('link', { name: say('project:buy.completeTitle') });
      await expect(summary(selling)).toBeHidden();
      await summary(buying).click();
      await expect(heading(buying)).toContainText(say('project:buy.completeTitle'));
      await buying.goto(at(language, `/service/project/${number}`));
      await expect(heading(buying)).toContainText(say('trade:status.project.FIN'));
      await selling.goto(at(language, `/service/project/${number}`));
      await expect(heading(selling)).toContainText(say('trade:status.seller.FIN'));
    });
    expect(complaints.flat()).toEqual([]);
    await buying.context().close();
    await selling.context().close();
  });
}
