import { expect, test } from '@playwright/test';
import { loadType, look } from '../pictures/look';

test('a moved or recoloured part is seen in the picture of a screen', async ({ page, browser }) => {
  const taking = process.env['ACCEPT_PICTURES'] === '1';
  test.skip(taking, 'pictures are being taken');
  const painter = await (await browser.newContext()).newPage();
  await loadType(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/auth/login');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const seen = (css: string) =>
    page.evaluate((words) => {
      document.querySelector('#spoiled')?.remove();
      const style = document.createElement('style');
      style.id = 'spoiled';
      style.textContent = words;
      document.head.append(style);
    }, css);
  expect(await look(page, painter, 'auth.login.ko')).toBeUndefined();
  for (const css of ['main { transform: translateY(12px) }', 'main button[type="submit"] { background: gray }']) {
    await seen(css);
    expect(await look(page, painter, 'auth.login.ko'), css).toContain('looks different');
  }
  await seen('');
  expect(await look(page, painter, 'auth.login.ko')).toBeUndefined();
});
