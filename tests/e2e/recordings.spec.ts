import { expect, test } from '@playwright/test';
import { serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';

test('a recording runs while it is seen, has a stop button, and stays still for readers who want less motion', {
  tag: '@full',
}, async ({ browser }) => {
  const say = sayIn('ko');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ baseURL: serverUrl(), reducedMotion });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    const video = page.locator('video').first();
    await expect(page.getByRole('button', { name: say('home:box.read') })).toBeVisible();
    const loaded = () => requested.some((url) => /\/videos\/buyer\.ko\.(webm|mp4)$/.test(url));
    // Nothing of it is loaded before it comes near.
    expect(await (await page.request.get('/')).text()).not.toContain('<video');
    expect(loaded()).toBe(false);
    const scene = page.getByRole('region', { name: say('home:how.buyer') });
    const play = scene.getByRole('button', { name: say('home:video.play') });
    const pause = scene.getByRole('button', { name: say('home:video.pause') });
    await play.scrollIntoViewIfNeeded();
    if (reducedMotion === 'reduce') {
      await expect(play).toBeVisible();
      await expect(video).toHaveAttribute('poster', /buyer\.ko\.jpg$/);
      expect(loaded()).toBe(false);
      await play.click();
    }
    await expect(pause).toBeVisible();
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    await pause.click();
    await expect(play).toBeVisible();
    // A step starts the recording where that step begins.
    await scene.getByRole('button', { name: say('home:how.buyerSteps.1') }).click();
    await expect(pause).toBeVisible();
    await page.close();
  }
});

test('the dark look and a phone have recordings of their own', { tag: '@full' }, async ({ browser }) => {
  const say = sayIn('ko');
  const desktop = { width: 1440, height: 900 };
  const phone = { width: 390, height: 844 };
  for (const [name, filter, window] of [
    ['buyer.ko.dark', 'none', { colorScheme: 'dark', viewport: desktop }],
    ['buyer.ko.phone', 'none', { colorScheme: 'light', viewport: phone }],
    // None is of a phone in the dark: the width decides, and the light is dimmed.
    ['buyer.ko.phone', 'brightness(0.8)', { colorScheme: 'dark', viewport: phone }],
    ['buyer.ko', 'none', { colorScheme: 'light', viewport: desktop }],
  ] as const) {
    const page = await browser.newPage({ baseURL: serverUrl(), reducedMotion: 'reduce', ...window });
    await page.goto('/');
    const scene = page.getByRole('region', { name: say('home:how.buyer') });
    await scene.scrollIntoViewIfNeeded();
    await expect(scene.locator('video')).toHaveAttribute('poster', new RegExp(`/${name}\\.jpg$`));
    await expect(scene.locator('video')).toHaveCSS('filter', filter);
    await page.close();
  }
});
