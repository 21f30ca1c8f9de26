import { expect as promptly, test } from '@playwright/test';
import { addToCart } from '../../src/contract/endpoints/cart';
import { listOrders } from '../../src/contract/endpoints/order';
import { at, newBuyer, newSeller, openedAs, serverUrl, signInByForm } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { state } from '../support/approval';
import { emailsTo } from '../support/emails';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { colleagueOf } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { addressOf, openLot, PIPE, readLot } from '../support/stock';

const expect = promptly.configure({ timeout: 20_000 });
const PHONE = { width: 390, height: 844 };

for (const language of JOURNEY_LANGUAGES) {
  test(`a buyer orders stock above the sum, and the lead approves it on a phone (${language})`, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const [lead, buyer] = [await colleagueOf(owner, '김팀장'), await colleagueOf(owner, '이구매')];
    const role = await ownRole(owner, ['see_prices', 'award'], '구매팀장');
    await give(owner, lead, place('own', role));
    await give(owner, buyer, place('buyer'));
    const rule = { name: '십만 원 이상', amount_from: '100000' };
    await state(owner, [sampleRule({ ...rule, steps: [{ kind: 'role', role: 'own', own_role_id: role }] })]);
    await addressOf(buyer);
    const seller = await newSeller(language);
    const lot = await openLot(seller, PIPE, '10');
    const orders = async () => (await seller.ok(listOrders, { query: { source: 'stock' } })).items;

    const buying = await openedAs(browser, buyer, language);
    await test.step('the purchase page says why and by whom, and asks for approval instead of ordering', async () => {
      const page = await buying.newPage();
      // The cart is empty once approval was requested: its page has to lead on all the same.
      await buyer.ok(addToCart, { body: { stock: [{ item_id: lot.id, qty: '2' }] } });
      await page.goto(at(language, '/service/buyer/purchase/cart'));
      await expect(page.getByText(say('cart:approval.need'))).toBeVisible();
      await expect(page.getByText(/김팀장/).first()).toBeVisible();
      await page.getByLabel(say('cart:approval.reason')).fill('정비 자재입니다.');
      await page.getByRole('checkbox', { name: say('cart:agree') }).check();
      await page.getByRole('button', { name: say('cart:approval.ask'), exact: true }).click();
      await expect(page).toHaveURL(/\/service\/buyer\/purchase\/approval\/P/);
      await expect(page.getByText(say('approval:view.others', { people: '김팀장' }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('approval:do.approve'), exact: true })).toHaveCount(0);
      expect(await orders()).toEqual([]);
      expect((await readLot(seller, lot.id)).reserved).toBe('2');
      await page.goto(at(language, '/service/cart'));
      await expect(page.getByText(say('cart:approval.waiting', { count: 1 }))).toBeVisible();
      await page.close();
    });

    await test.step('the mailed link asks for the login; on a phone the lead reads the reason and approves', async () => {
      const [mail] = await emailsTo(createApi(serverUrl()), lead.email, '/service/buyer/purchase/approval/');
      const link = /https?:\/\/\S+\/service\/buyer\/purchase\/approval\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const phone = await browser.newContext({
        baseURL: serverUrl(),
        locale: language === 'ko' ? 'ko-KR' : 'en-GB',
        viewport: PHONE,
      });
      const page = await phone.newPage();
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveURL(/\/auth\/\w+[?]next=.*purchase%2Fapproval/);
      await signInByForm(page, language, lead.email);
      await page.goto(new URL(link).pathname);
      await expect(page.getByText(say('approval:view.mine'))).toBeVisible();
      await expect(page.getByText('정비 자재입니다.')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await page.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('cart:approval.last'));
      await dialog.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      await expect(page.getByText(say('cart:approval.placed', { count: 1 }))).toBeVisible();
      await phone.close();
    });
    expect(await orders()).toHaveLength(1);
    await buying.close();
  });
}
