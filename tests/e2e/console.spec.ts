import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, enlargedFindings } from '../support/browserFindings';
import { keysIn } from '../support/consoleVisitor';
import { FULL } from '../support/depth';
import { createApi } from '../support/http';
import { startPagesServer } from '../support/pagesServer';
import { join, newRegistrationNumber } from '../support/people';
import { freePort } from '../support/serverProcess';

const SECTIONS = ['', 'companies', 'claims', 'people', 'mails', 'files', 'due', 'disputes', 'audit', 'settings'];

async function findings(page: Page): Promise<string[]> {
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const found = [...(await axeFindings(page)), ...(await enlargedFindings(page)), ...(narrow ? ['too wide'] : [])];
  return found.map((one) => `${new URL(page.url()).pathname}: ${one}`);
}

test('an operator signs in with both factors and verifies a company; every page of the console can be read by all', async ({
  browser,
}) => {
  const port = await freePort();
  const server = await startPagesServer({ PAGES: '0', OPS_PORT: String(port) });
  try {
    const number = newRegistrationNumber();
    await join(createApi(server.url), { company_registration_number: number, company_name: '확인강관' });
    const settings = { env: { NODE_ENV: 'production' as const, PATH: process.env['PATH'], ...server.env } };
    const words = ['dist/ops.mjs', 'operator', 'add', 'kim'];
    const { password, app } = keysIn((await promisify(execFile)(process.execPath, words, settings)).stdout);

    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${port}`,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await page.goto('/test/companies');
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('운영자 이름').fill('kim');
    await page.getByLabel('비밀번호').fill(password);
    await page.getByLabel('인증 앱 코드').fill(app.code());
    // The page that needs a sign-in says so by its status.
    refusals.length = 0;
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL('/test/companies');

    await page.getByLabel('상호, 사업자등록번호').fill(number);
    await page.getByRole('button', { name: '검색' }).click();
    await page.getByRole('link', { name: '확인강관' }).click();
    await page.getByRole('link', { name: '사업자 확인' }).click();
    await expect(page.getByRole('heading', { name: '이 회사를 확인 완료로 바꿀까요?' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: '사업자 확인' }).click();
    await expect(page.getByRole('status')).toHaveText('사업자 확인을 마쳤어요.');
    expect(await findings(page)).toEqual([]);

    const looks = [
      ['en', 390, 'light'],
      ['ko', 1440, 'dark'],
    ] as const;
    for (const [language, width, colorScheme] of FULL ? looks : looks.slice(0, 1)) {
      await page.getByRole('link', { name: language === 'en' ? 'English' : '한국어' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const section of SECTIONS) {
        await page.goto(`/test/${section}`.replace(/\/$/, ''));
        expect(await findings(page)).toEqual([]);
      }
    }
    await page.getByRole('button', { name: /^(?:로그아웃|Sign out)$/ }).click();
    await expect(page.getByRole('heading', { name: /^(?:로그인|Sign in)$/ })).toBeVisible();
    expect(refusals).toEqual([]);
    await context.close();
  } finally {
    await server.stop();
  }
});
