import { expect as promptly, test } from '@playwright/test';
import { getProject } from '../../src/contract/endpoints/order';
import { reauth } from '../../src/contract/endpoints/user';
import { enterPassword, openMine } from '../support/browserAccounts';
import { at, newBuyer, newSeller, openedAs, serverUrl, signInByForm } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { emailsTo } from '../support/emails';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { lookedAt } from '../support/lookedAt';
import { colleagueOf, PASSWORD } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { ended, quoted, submitted } from '../support/trade';

const expect = promptly.configure({ timeout: 20_000 });

for (const language of JOURNEY_LANGUAGES) {
  test(`a team lead states a rule, a buyer asks for approval, and the lead approves on a phone (${language})`, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const [lead, buyer] = [await colleagueOf(owner, '김팀장'), await colleagueOf(owner, '이구매')];
    await give(owner, lead, place('own', await ownRole(owner, ['see_prices', 'award', 'manage_people'], '구매팀장')));
    await give(owner, buyer, place('buyer'));
    await lead.ok(reauth, { body: { password: PASSWORD } });
    const sellers = [await newSeller(language), await newSeller(language)] as const;
    const { rfq_number_id } = await submitted(buyer, { title: '울산 2공장 배관재' });
    await quoted(sellers[0], rfq_number_id, '150000');
    await quoted(sellers[1], rfq_number_id, '170000');
    await ended(buyer, rfq_number_id);
    const params = { rfq_number_id };
    const bids = async () => (await sellers[0].ok(getProject, { params })).bids;

    const leading = await openedAs(browser, lead, language);
    await test.step('the lead states a rule; one that nobody can satisfy is refused beside its step', async () => {
      const page = await openMine(leading, language, '/user/mypage/members', say('user:members.title'));
      await page.getByRole('button', { name: say('approval:rules.add'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('approval:rules.name'), { exact: true }).fill('백만 원 이상 구매');
      await dialog.getByLabel(say('approval:rules.amount')).fill('1000000');
      const step = dialog.getByLabel(say('approval:rules.step', { n: 1 }), { exact: true });
      await step.selectOption(say('approval:rules.role', { name: say('people:role.accounts') }));
      await dialog.getByRole('button', { name: say('approval:rules.save'), exact: true }).click();
      const password = page.getByLabel(say('auth:password'), { exact: true });
      const refused = dialog.getByText(say('approval:rules.fault.nobody'));
      await expect(password.or(refused)).toBeVisible();
      if (await password.isVisible()) await enterPassword(page, language);
      await expect(refused).toBeVisible();
      await step.selectOption(say('approval:rules.role', { name: '구매팀장' }));
      await dialog.getByRole('button', { name: say('approval:rules.save'), exact: true }).click();
      const table = page.getByRole('table', { name: say('approval:rules.title') });
      await expect(table).toContainText('구매팀장');
      await expect(table).toContainText('1,000,000');
      await page.close();
    });

    const buying = await openedAs(browser, buyer, language);
    await test.step('above the sum the button asks for approval, and says why and whose', async () => {
      const page = await buying.newPage();
      await page.goto(at(language, `/service/project/purchase/${rfq_number_id}`));
      await page.getByRole('button', { name: say('project:compare.bestPerLine') }).click();
      await page.getByRole('link', { name: say('project:compare.next') }).click();
      await expect(page.getByText(say('approval:need.title'))).toBeVisible();
      await expect(page.getByText(/김팀장/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: say('project:award.send'), exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: say('approval:ask'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('approval:request.reason')).fill('두 곳 중 최저가이고 납기가 맞습니다.');
      await dialog.getByRole('button', { name: say('approval:ask'), exact: true }).click();
      await expect(page.getByText(say('approval:view.others', { people: '김팀장' }))).toBeVisible();
      await expect(page.getByRole('button', { name: say('approval:do.approve'), exact: true })).toHaveCount(0);
      expect(await bids()).toEqual([]);
      await page.goto(at(language, `/service/project/${rfq_number_id}`));
      await expect(page.getByText(say('approval:waiting'), { exact: true })).toBeVisible();
      await page.close();
    });

    await test.step('the mailed link asks for the login; on a phone the lead sees the award and approves it', async () => {
      const [mail] = await emailsTo(createApi(serverUrl()), lead.email, '/service/project/purchase/bid/');
      const link = /https?:\/\/\S+\/service\/project\/purchase\/bid\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(link).toContain(rfq_number_id);
      const phone = await browser.newContext({
        baseURL: serverUrl(),
        locale: language === 'ko' ? 'ko-KR' : 'en-GB',
        viewport: { width: 390, height: 844 },
      });
      const page = await phone.newPage();
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveURL(/\/auth\/\w+[?]next=.*purchase%2Fbid/);
      await signInByForm(page, language, lead.email);
      await page.goto(at(language, '/service'));
      await page
        .getByRole('link', { name: new RegExp('울산 2공장 배관재') })
        .first()
        .click();
      await expect(page.getByText(say('approval:view.mine'))).toBeVisible();
      await expect(page.getByText('두 곳 중 최저가이고 납기가 맞습니다.')).toBeVisible();
      await page.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('approval:approve.last'));
      await lookedAt(page, `approve-${language}`);
      await dialog.getByRole('button', { name: say('approval:do.approve'), exact: true }).click();
      await expect(page.getByText(say('approval:approve.sent'))).toBeVisible();
      await expect(page.getByRole('heading', { name: say('project:bid.title') })).toBeVisible();
      await phone.close();
    });
    expect(await bids()).toEqual([expect.objectContaining({ status: 'SENT' })]);
    await leading.close();
    await buying.close();
  });
}
