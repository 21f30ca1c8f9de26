import { expect } from '@playwright/test';
import { test } from '../support/receivers/shellTest';

test.use({ shellSettings: { PAGE_CACHE_SECONDS: '60' } });

test('a script that got into a kept page does not run, and the page works', async ({ page, shellServer }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // As if the server had written it: into what it answered, under the policy that it sent.
  await page.route(`${shellServer.url}/`, async (route) => {
    const response = await route.fetch();
    expect(response.headers()['content-security-policy']).toContain("'sha256-");
    const html = await response.text();
    const planted = '<script>window.planted = 1</script><img src="x" onerror="window.planted = 2">';
    const body = html
      .replace('<div id="__next">', `<div id="__next">${planted}`)
      .replace('</head>', '<script nonce="">window.planted = 3</script></head>');
    expect(body.length).toBeGreaterThan(html.length + planted.length);
    await route.fulfill({ response, body });
  });
  await page.context().addCookies([{ name: 'THEME', value: 'dark', url: shellServer.url }]);
  await page.goto(`${shellServer.url}/`);
  // The document's own script ran under the same policy.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => (window as { planted?: number }).planted)).toBeUndefined();
  expect(refused.length).toBeGreaterThanOrEqual(3);
});
