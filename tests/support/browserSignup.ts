import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { sayIn } from './browserTexts';
import { newRegistrationNumber, PASSWORD } from './people';

const certificate = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
const disguised = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') };

/** Fills the sign-up that is open, step by step, with a reload and a way back in the middle, and sends it. */
export async function joinByForms(page: Page, language: Language, email: string): Promise<void> {
  const say = sayIn(language);
  const field = (key: string) => page.getByLabel(say(key));
  const next = () => page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  const password = page.getByLabel(say('auth:password'), { exact: true });
  await next();
  await expect(page.getByRole('alert').filter({ hasText: say('auth:errors.terms') })).toBeVisible();
  await page.getByRole('checkbox', { name: say('auth:signup.terms.service') }).check();
  await page.getByRole('checkbox', { name: say('auth:signup.terms.privacy') }).check();
  await next();
  await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
  await password.fill(PASSWORD);
  await expect(page.getByText(say('auth:signup.account.emailFree'))).toBeVisible();
  await next();
  await field('auth:signup.company.registration').fill('1234567890');
  await next();
  await expect(page.getByText(say('auth:errors.registration'))).toBeVisible();
  await field('auth:signup.company.registration').fill(newRegistrationNumber());
  await expect(page.getByText(say('auth:signup.company.registrationOk'))).toBeVisible();
  await field('auth:signup.company.name').fill('가온기공');
  await field('auth:signup.company.ceo').fill('박대표');
  await field('auth:signup.company.address').fill('부산광역시 강서구 녹산산단 1로 1');
  const upload = page.getByLabel(say('auth:signup.company.certificate'), { exact: true });
  await upload.setInputFiles(disguised);
  await expect(page.getByText(say('auth:errors.certificateType'))).toBeVisible();
  await upload.setInputFiles(certificate);
  await page.getByRole('button', { name: say('auth:signup.company.look') }).click();
  await expect(page.getByRole('dialog', { name: certificate.name }).locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');

  // After a reload everything is there but the password, which is kept nowhere.
  await page.reload();
  await expect(page.getByText(say('auth:signup.restored'))).toBeVisible();
  await expect(page.getByLabel(say('auth:email'), { exact: true })).toHaveValue(email);
  await expect(password).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain(PASSWORD);
  await password.fill(PASSWORD);
  await next();
  await expect(page.getByText(certificate.name)).toBeVisible();
  await next();
  await field('auth:signup.person.name').fill('최담당');
  // Going back loses nothing.
  await page.getByRole('button', { name: say('auth:back'), exact: true }).click();
  await expect(field('auth:signup.company.name')).toHaveValue('가온기공');
  await expect(page.getByText(certificate.name)).toBeVisible();
  await next();
  await expect(field('auth:signup.person.name')).toHaveValue('최담당');
  await page.getByLabel(say('auth:signup.person.phone'), { exact: true }).fill('01012345678');
  await page.getByRole('button', { name: say('auth:signup.person.submit') }).click();
}
