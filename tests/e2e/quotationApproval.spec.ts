import { expect as promptly, test } from '@playwright/test';
import { getSellerRequest, saveQuotation } from '../../src/contract/endpoints/quotation';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { state } from '../support/approval';
import { at, newBuyer, newSeller, openedAs, serverUrl, signInByForm } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { emailsTo } from '../support/emails';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { colleagueOf } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { quotationBody, seenBy, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });
const PHONE = { width: 390, height: 844 };

for (const language of JOURNEY_LANGUAGES) {
  test(`a writer submits a quotation above the sum, and the lead approves it on a phone (${language})`, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const owner = await newSeller(language);
    const [lead, writer] = [await colleagueOf(owner, '김팀장'), await colleagueOf(owner, '이영업')];
    const role = await ownRole(owner, ['see_prices'], '영업팀장');
    await give(owner, lead, place('own', role));
    await give(owner, writer, place('seller'));
    const rule = { name: '이백만 원 이상 견적', subject: 'quotation' as const, amount_from: '2000000' };
    await state(owner, [sampleRule({ ...rule, steps: [{ kind: 'role', role: 'own', own_role_id: role }] })]);
    const buyer = await newBuyer(language);
    const { rfq_number_id } = await submitted(buyer, { title: '울산 2공장 배관재', sealed: false });
    const params = { rfq_number_id };
    await writer.ok(saveQuotation, { params, body: quotationBody(await seenBy(writer, rfq_number_id), '150000') });
    const offers = async () => (await buyer.ok(getComparison, { params })).sellers;

    const writing = await openedAs(browser, writer, language);
    await test.step('submitting says why it needs approval, by whom and until when, and asks for it instead', async () => {
      const page = await writing.newPage();
      await page.goto(at(language, `/service/seller/${rfq_number_id}`));
      await page.getByRole('button', { name: say('seller:quote.submit'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(say('seller:approval.ask.need'))).toBeVisible();
      await expect(dialog.getByText(/김팀장/).first()).toBeVisible();
      await expect(dialog.getByText(say('seller:approval.ask.late'))).toBeVisible();
      await dialog.getByLabel(say('seller:approval.reason')).fill('재고 보유분, 마진 12%입니다.');
      await dialog.getByRole('button', { name: say('seller:approval.ask.do'), exact: true }).click();
      await expect(page).toHaveURL(/\/service\/seller\/approval\/Q/);
      await expect(page.getByText(say('approval:view.others', { people: '김팀장' }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('approval:do.approve'), exact: true })).toHaveCount(0);
      expect(await offers()).toEqual([]);
      await page.goto(at(language, `/service/seller/${rfq_number_id}`));
      await expect(page.getByText(say('seller:approval.unsent'))).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.goto(at(language, '/service/seller'));
      await expect(page.getByText(say('seller:approval.status.waiting'), { exact: true })).toBeVisible();
      await page.close();
    });

    await test.step('the mailed link asks for the login; on a phone the lead reads the quotation and approves', async () => {
      const [mail] = await emailsTo(createApi(serverUrl()), lead.email, '/service/seller/approval/');
      const link = /https?:\/\/\S+\/service\/seller\/approval\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const phone = await browser.newContext({
        baseURL: serverUrl(),
        locale: language === 'ko' ? 'ko-KR' : 'en-GB',
        viewport: PHONE,
      });
      const page = await phone.newPage();
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveURL(/\/auth\/\w+[?]next=.*seller%2Fapproval/);
      await signInByForm(page, language, lead.email);
      await page.goto(new URL(link).pathname);
      await expect(page.getByText(say('approval:view.mine'))).toBeVisible();
      await expect(page.getByText('재고 보유분, 마진 12%입니다.')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await page.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('seller:approval.last', { buyer: '한빛플랜트' }));
      await dialog.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      await expect(page.getByText(say('seller:approval.sent')).first()).toBeVisible();
      await phone.close();
    });
    expect(await offers()).toHaveLength(1);
    expect((await writer.ok(getSellerRequest, { params })).quotation?.revision).toBe(1);
    await writing.close();
  });
}
