import { expect } from '@playwright/test';
import { bell } from '../support/browserPeople';
import { join } from '../support/people';
import { browserOf } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

test('a signed-in person is led from the sign-in page to one place, by server and browser alike', {
  tag: '@full',
}, async ({ browser, shellServer: server }) => {
  const person = await join(server.api);
  const cookie = `ACCESS_TOKEN=${person.token}; REFRESH_TOKEN=${person.refreshToken}; LOGIN=1; LANGUAGE=ko`;
  const leads = async (path: string) =>
    (await fetch(server.url + path, { redirect: 'manual', headers: { cookie } })).headers.get('location');
  expect(await leads('/auth/login')).toBe('/service');
  expect(await leads('/auth/login?next=%2Fpush')).toBe('/push');
  expect(await leads('/auth/login?next=%2F%2Felse.where')).toBe('/service');
  const context = await browserOf(browser, server.url, person);
  const page = await context.newPage();
  await page.goto('/document/intro');
  await expect(bell(page, 'ko')).toBeVisible();
  // Within the page no server is called for this one.
  for (const [path, place] of [
    ['/auth/login', '/service'],
    ['/auth/login?next=/push', '/push'],
  ] as const) {
    await page.evaluate(
      (to) => (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to),
      path,
    );
    await expect(page).toHaveURL(place);
  }
  await context.close();
});
