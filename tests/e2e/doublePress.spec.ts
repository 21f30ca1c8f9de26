import { expect, type Locator, type Page, test } from '@playwright/test';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { openLot } from '../support/stock';
import { draft, quoted, submitted } from '../support/trade';

const say = sayIn('ko');

/** Everything that the page asks the server to change, by method and path. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Visits and reports are answered aside; they are no action of the reader's.
    if (request.method() !== 'GET' && /^\/api\/(?!tracking|report|auth)/.test(pathname)) {
      changes.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}|Q\d{6}-\d{5}-\w+/g, '*')}`);
    }
  });
  return changes;
}

/** Two presses before the page can draw anything, then as a mouse does it. */
const AT_ONCE = async (button: Locator) => {
  // A press by script does not wait for a button that cannot be pressed yet.
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
};
const BY_MOUSE = (button: Locator) => button.dblclick();

for (const [way, press] of [
  ['at once', AT_ONCE],
  ['by mouse', BY_MOUSE],
] as const) {
  test(`each button pressed twice sends one call (${way})`, { tag: press === BY_MOUSE ? '@full' : [] }, async ({
    browser,
  }) => {
    const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
    const item = await openLot(seller);
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    const unsent = await draft(buyer);
    const context = await openedAs(browser, buyer, 'ko');
    const page = await context.newPage();
    const main = page.getByRole('main');

    await test.step('into the cart', async () => {
      await page.goto(`/service/stock/search/detail/${item.id}`);
      const changes = changesOf(page);
      await press(main.getByRole('button', { name: say('market:buy.cart'), exact: true }));
      await expect(page.getByText(say('market:buy.added'))).toBeVisible();
      await page.reload();
      await expect(main.getByRole('button', { name: say('market:buy.cart'), exact: true })).toBeVisible();
      expect(changes.filter((one) => one.includes('cart'))).toHaveLength(1);
    });

    await test.step('a message', async () => {
      await page.goto(`/service/project/${rfq_number_id}`);
      const changes = changesOf(page);
      const talk = page.getByRole('region', { name: say('project:message.title') });
      await talk.getByRole('textbox').fill('납기를 확인해 주세요');
      await press(talk.getByRole('button', { name: say('project:message.send') }));
      await expect(talk.getByText('납기를 확인해 주세요')).toBeVisible();
      await page.reload();
      await expect(talk.getByText('납기를 확인해 주세요')).toHaveCount(1);
      expect(changes.filter((one) => one.includes('message'))).toHaveLength(1);
    });

    await test.step('what is saved', async () => {
      await page.goto('/user/mypage/edit/department');
      const changes = changesOf(page);
      await main.getByRole('textbox').fill('구매 2팀');
      await press(main.getByRole('button', { name: say('user:save') }));
      await expect(page).toHaveURL(/\/user\/mypage/);
      await expect(main.getByText('구매 2팀')).toBeVisible();
      expect(changes.filter((one) => one.includes('profile'))).toHaveLength(1);
    });

    await test.step('a request', async () => {
      await page.goto(`/service/buyer/type/manual?id=${unsent.rfq_number_id}`);
      await main.getByRole('button', { name: say('buyer:editor.check') }).click();
      const changes = changesOf(page);
      await press(page.getByRole('dialog').getByRole('button', { name: say('buyer:preview.send'), exact: true }));
      await expect(main.getByRole('heading', { level: 1 })).toContainText(say('trade:status.project.REQ'));
      expect(changes.filter((one) => one.includes('submit'))).toHaveLength(1);
    });
    await context.close();
  });
}
