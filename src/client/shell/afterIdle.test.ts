// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Moments from './afterIdle';

let moments: typeof Moments;

/** As in a page of its own, whose content is so much higher than the window. */
async function pageWith(below: number): Promise<{ idle: () => void }> {
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + below);
  vi.resetModules();
  moments = await import('./afterIdle');
  return { idle: () => idle() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.restoreAllMocks());

test('work for a page that rests runs then; work for one that is used waits for its reader', async () => {
  const page = await pageWith(800);
  const [atRest, atUse] = [vi.fn(), vi.fn()];
  moments.afterIdle(atRest);
  moments.afterUse(atUse);
  page.idle();
  await settled();
  expect([atRest, atUse].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  window.dispatchEvent(new Event('wheel'));
  await vi.waitFor(() => expect(atUse).toHaveBeenCalledTimes(1));
  const afterwards = vi.fn();
  moments.afterUse(afterwards);
  await settled();
  expect(afterwards).toHaveBeenCalledTimes(1);
});

test('a page with nothing below the window is in sight as a whole: its rest is enough', async () => {
  const page = await pageWith(0);
  const work = vi.fn();
  moments.afterUse(work);
  page.idle();
  await settled();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that was used before its scripts were there is used from the start', async () => {
  vi.stubGlobal('stlbsEarlyUses', { take: () => undefined, used: true });
  await pageWith(800);
  const work = vi.fn();
  moments.afterUse(work);
  await settled();
  vi.unstubAllGlobals();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that leads on by itself is used', async () => {
  await pageWith(800);
  const { default: router } = await import('next/router');
  const work = vi.fn();
  moments.afterUse(work);
  await settled();
  expect(work).not.toHaveBeenCalled();
  router.events.emit('routeChangeStart', '/customer/faq', { shallow: false });
  await settled();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a press comes before the rest, and work that was called off never runs', async () => {
  await pageWith(800);
  const [work, off] = [vi.fn(), vi.fn()];
  moments.afterIdle(work);
  moments.afterIdle(off)();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  expect(off).not.toHaveBeenCalled();
});

test('what a press brings to life waits until the press is drawn', async () => {
  let frame: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
  await pageWith(800);
  const work = vi.fn();
  moments.afterUse(work);
  window.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(work).not.toHaveBeenCalled();
  frame();
  await settled();
  await settled();
  vi.unstubAllGlobals();
  expect(work).toHaveBeenCalledTimes(1);
});
