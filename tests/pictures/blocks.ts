import type { Page } from '@playwright/test';

/**
 * Replaces all words of the window by blocks of their colour, so that a picture depends on the layout and not on how a
 * machine draws letters. Figures and numbers of records are evened out before: they differ from run to run.
 */
export async function drawBlocks(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const evened: Array<[RegExp, string]> = [
      [/\b([A-Z])\d{6}-\w{5}\b/g, '$1000000-00000'],
      [/[\w.+-]+@[\w.-]+/g, 'mail@stlbs.test'],
      // The ninth of a month takes as much room as the tenth.
      [/(?<!\d)\d(?!\d)/g, '00'],
      [/\d/g, '0'],
    ];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    // Rules that a part draws are text too.
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (!node.parentElement?.matches('style, script')) texts.push(node as Text);
    for (const text of texts) text.data = evened.reduce((data, [from, to]) => data.replace(from, to), text.data);
  });
  await page.evaluate(layoutSettled);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = `*, *::before, *::after, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; }
      img, video, iframe { visibility: hidden !important; }`;
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) texts.push(node as Text);
    const over = document.createElement('div');
    over.setAttribute('data-blocks', '');
    over.style.cssText = 'position:fixed;inset:0;z-index:9999;pointer-events:none';
    const range = document.createRange();
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.data.trim()) continue;
      const { color, clipPath } = getComputedStyle(parent);
      if (clipPath !== 'none') continue;
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!seen || !(parent.contains(seen) || seen.contains(parent))) continue;
        const block = document.createElement('i');
        block.style.cssText = `position:absolute;left:${left}px;top:${top + height * 0.28}px;width:${width}px;height:${height * 0.44}px;background:${color};opacity:0.6`;
        over.append(block);
      }
    }
    document.head.append(style);
    document.body.append(over);
    (window as Window & { clearBlocks?: () => void }).clearBlocks = () => {
      style.remove();
      over.remove();
    };
  });
}

/** Runs in the page. What measures itself moves for some frames after its room or its words changed. */
async function layoutSettled(): Promise<void> {
  const layout = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return `${left},${top},${width}`;
      })
      .join(';');
  let [before, same] = ['', 0];
  for (let frame = 0; frame < 120 && same < 5; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = layout();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

export async function clearBlocks(page: Page): Promise<void> {
  await page.evaluate(() => (window as Window & { clearBlocks?: () => void }).clearBlocks?.());
}
