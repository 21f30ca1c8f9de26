import { expect, type Page, test } from '@playwright/test';
import { addToCart } from '../../src/contract/endpoints/cart';
import { markShades, movingParts, unseenParts } from '../support/browserColours';
import { goTo } from '../support/browserNavigation';
import { newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { PIPE, specOf } from '../support/stock';
import { ended, ordered, quoted, submitted } from '../support/trade';

test.use({ trace: 'off' });

/** In how many colours words of the page, muted ones and faint ones are written. */
const muted = (page: Page) =>
  page.evaluate(() => {
    const colours = ['text', 'textMuted', 'textFaint'].map((role) => {
      const word = document.body.appendChild(document.createElement('span'));
      word.style.color = `var(--${role})`;
      const { color } = getComputedStyle(word);
      word.remove();
      return color;
    });
    return new Set(colours).size;
  });

/** Looks at the page in the reader's own few colours, with more contrast, and without motion. */
async function findingsOf(page: Page, path: string): Promise<string[]> {
  await markShades(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const unseen = [...(await unseenParts(page)), ...(await movingParts(page)).map((each) => `moves: ${each}`)];
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more', reducedMotion: 'reduce' });
  const weak = (await muted(page)) === 1 ? [] : ['muted words stay faint with more contrast'];
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'no-preference' });
  return [...unseen, ...weak].map((each) => `${path}: ${each}`);
}

test('buttons, fields, choices, badges and charts stay to be seen in the reader’s own colours, and nothing moves unasked', {
  tag: '@full',
}, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([newSeller('ko'), newBuyer('ko')]);
  const order = await ordered(buyer, seller);
  const compared = (await submitted(buyer)).rfq_number_id;
  await quoted(seller, compared);
  await ended(buyer, compared);
  await buyer.ok(addToCart, { body: { request: [{ raw_text: PIPE, spec: specOf(PIPE), qty: '1', uom: 'EA' }] } });
  const visits = [
    { who: null, paths: ['/', '/auth/signup', '/service/stock/search', '/customer/faq'] },
    {
      who: buyer,
      paths: [
        '/service',
        '/service/buyer',
        '/service/cart?basket=request',
        '/push',
        '/user/mypage/approval',
        '/user/mypage/profile',
        `/service/project/${compared}`,
        `/service/project/purchase/${compared}`,
        `/service/project/purchase/buy/${order.order_number}`,
      ],
    },
  ];
  const findings: string[] = [];
  for (const { who, paths } of visits) {
    const context = who ? await openedAs(browser, who, 'ko') : await browser.newContext();
    const page = await context.newPage();
    await page.goto('/document/intro');
    for (const path of paths) {
      await goTo(page, path);
      findings.push(...(await findingsOf(page, path)));
    }
    await context.close();
  }
  expect(findings).toEqual([]);
});

test('what has the focus is ringed in the reader’s own colours, and so are the entries of a menu', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await openedAs(browser, await newBuyer('ko'), 'ko');
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/service/buyer');
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await ring(), await page.locator(':focus').first().innerText()).toBe(true);
  }
  await page.getByRole('banner').getByTitle('내 계정').press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await ring()).toBe(true);
  await context.close();
});
