import { expect, test } from '@playwright/test';
import { addUnit, putSiteAddress } from '../../src/contract/endpoints/people';
import { openMine } from '../support/browserAccounts';
import { openStep } from '../support/browserEditor';
import { axeFindings } from '../support/browserFindings';
import { at, newBuyer, openedAs } from '../support/browserPeople';
import { savedNote } from '../support/browserSave';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { colleagueOf } from '../support/people';
import { give, place } from '../support/roles';
import { addressOf } from '../support/stock';
import { draft, readRfq } from '../support/trade';

const GATE = { recipient: '정하역', phone: '052-123-4567', postal_code: '44610', address: '울산광역시 남구 공장로 7' };

for (const language of JOURNEY_LANGUAGES) {
  test(`an owner enters the address of a site, whose buyer takes it over into a request (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const { items } = await owner.ok(addUnit, { body: { kind: 'site', name: 'Ulsan plant' } });
    const unit_id = items[0]?.id ?? '';
    const buyer = await colleagueOf(owner);
    await give(owner, buyer, { ...place('buyer'), site_id: unit_id });
    await addressOf(buyer);

    const managing = await openedAs(browser, owner, language);
    const members = await openMine(managing, language, '/user/mypage/members', say('user:members.title'));
    await members.getByRole('button', { name: say('people:siteAddress.addOf', { name: 'Ulsan plant' }) }).click();
    const dialog = members.getByRole('dialog');
    for (const name of ['recipient', 'phone', 'postal_code', 'address'] as const)
      await dialog.getByLabel(say(`people:siteAddress.${name}`)).fill(GATE[name]);
    expect(await axeFindings(members)).toEqual([]);
    await dialog.getByRole('button', { name: say('people:save'), exact: true }).click();
    await expect(members.getByText(GATE.address)).toBeVisible();
    await managing.close();

    const { rfq_number_id } = await draft(buyer);
    const context = await openedAs(browser, buyer, language);
    const page = await context.newPage();
    await page.goto(at(language, `/service/buyer/type/manual?id=${rfq_number_id}&step=terms`));
    const field = page.getByLabel(say('trade:terms.deliveryPlace'));
    await field.fill('Gate 3');
    await page.getByRole('button', { name: say('buyer:place.choose'), exact: true }).click();
    const first = page.getByRole('menuitem').first();
    await expect(first).toContainText('Ulsan plant');
    // An open menu stands outside of the page's regions, which is good practice and no requirement: the rules that count here.
    expect(await axeFindings(page, ['color-contrast', 'aria-required-children', 'button-name', 'label'])).toEqual([]);
    await first.click();
    const copied = `${GATE.postal_code} ${GATE.address}`;
    await expect(field).toHaveValue(copied);
    await page.getByRole('button', { name: say('ui:undo'), exact: true }).click();
    await expect(field).toHaveValue('Gate 3');
    await page.getByRole('button', { name: say('buyer:place.choose'), exact: true }).click();
    await first.click();
    await expect(page.getByText(savedNote(say))).toBeVisible();
    await expect.poll(async () => (await readRfq(buyer, rfq_number_id)).delivery_place).toBe(copied);

    // The site moves: what was taken over stays.
    await owner.ok(putSiteAddress, { params: { unit_id }, body: { ...GATE, address: '부산 새길 1', version: 1 } });
    await page.reload();
    await openStep(page, say, 'terms');
    await expect(field).toHaveValue(copied);
    await context.close();
  });
}
