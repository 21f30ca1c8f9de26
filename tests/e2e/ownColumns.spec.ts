import { expect as promptly, test } from '@playwright/test';
import { at, newBuyer, newSeller, openedAs } from '../support/browserPeople';
import { openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { dayFromNow } from '../support/trade';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

const LIST = [
  'No\t품명\t규격\t재질\t수량\t단위\t예산\t기존 업체\t비고',
  '1\tPIPE SMLS\t4" SCH40\tA106-B\t10\tEA\t987650\t비밀철강상사\t도장 제외',
  '2\tFLANGE WN RF\t4" 150#\tA105\t8\tEA\t456780\t비밀철강상사\t지난번 단가 45,000원',
].join('\n');

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`the buyer sees what sellers will see, and shares an own column by choice (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const [buyer, seller] = await Promise.all([newBuyer(language), newSeller(language)]);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    if (language === 'ko') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(language, '/service/buyer/type/paste'));
    await page.getByLabel(say('buyer:intake.pasteLabel')).fill(LIST);
    await page.getByRole('button', { name: say('buyer:intake.readCount', { count: 3 }) }).click();
    // A phone shows the lines one by one, as cards.
    const line = language === 'ko' ? /1 \/ 2/ : /FLANGE WN RF/;
    await expect(
      page
        .getByRole(language === 'ko' ? 'group' : 'grid')
        .getByText(line)
        .first(),
    ).toBeAttached();
    await page.getByLabel(say('buyer:terms.name')).fill('Own columns');
    await openStep(page, say, 'terms');
    await page.getByLabel(say('buyer:terms.deadline')).fill(dayFromNow(5));
    await page.getByRole('button', { name: say('buyer:editor.check') }).click();
    const dialog = page.getByRole('dialog');
    const budget = dialog.getByRole('checkbox', { name: /예산/ });
    await expect(budget).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /기존 업체/ })).not.toBeChecked();
    await expect(dialog.getByText(say('buyer:ownColumns.money', { count: 1, lines: '2' }))).toBeVisible();
    await expect(dialog.getByText('예산: 987650')).toHaveCount(0);
    await budget.check();
    await expect(dialog.getByText('예산: 987650')).toBeVisible();
    await dialog.getByRole('button', { name: say('buyer:preview.send') }).click();
    await page.waitForURL(/\/service\/project\/Q/);
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const selling = await openedAs(browser, seller, language);
    const read = await selling.newPage();
    await read.goto(at(language, `/service/seller/detail/${number}`));
    await expect(read.getByText(/PIPE SMLS/).first()).toBeVisible();
    const html = await read.content();
    expect(html).toContain('987650');
    expect(html).not.toContain('비밀철강상사');
    await Promise.all([context.close(), selling.close()]);
  });
}
