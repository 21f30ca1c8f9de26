import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Violation {
  id: string;
  nodes: Array<{ target: unknown[]; html: string }>;
}
type Tested = Window & { axe?: { run(options: object): Promise<{ violations: Violation[] }> } };

/** What axe finds, all of it or by some rules; the specification asks for a viewport that does not zoom: one rule less. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Put into a page once, not once for every look at it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const chosen = only ? { runOnly: only } : { rules: { 'meta-viewport': { enabled: false } } };
    const { axe } = window as Tested;
    const found = await axe?.run({ ...chosen, resultTypes: ['violations'], iframes: false });
    return (found?.violations ?? []).map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 4).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`),
    }));
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}

/** Windows without much room: one of 1280 px at 200 %, as wide as this to a page, a phone, and a tablet, which is the last. */
const SMALL = {
  zoomed: { width: 640, height: 450 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
};

/**
 * What is cut off, or makes the page itself scroll sideways, when letters are twice as large, when all of it is, on a phone,
 * and on a tablet, where no table needs to be scrolled either.
 */
export async function enlargedFindings(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found = (await page.evaluate(unreachable, '200%')).map((each) => `large letters: ${each}`);
  for (const [name, window] of Object.entries(SMALL)) {
    await page.setViewportSize(window);
    found.push(...(await page.evaluate(unreachable, '')).map((each) => `${name}: ${each}`));
  }
  const tables = await page.evaluate(scrolledTables);
  if (size) await page.setViewportSize(size);
  return [...found, ...tables.map((name) => `tablet: the table "${name}" scrolls`)];
}

/** Runs in the page. */
async function scrolledTables(): Promise<string[]> {
  const names = () =>
    [...document.querySelectorAll('[data-wide] > table')].map((table) => table.getAttribute('aria-label') ?? '');
  // A table sees its new room a moment later.
  for (let frame = 0; frame < 30 && names().length > 0; frame += 1)
    await new Promise((done) => requestAnimationFrame(done));
  return names();
}

/** Runs in the page. */
async function unreachable(fontSize: string): Promise<string[]> {
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  const room = root.clientWidth;
  // What measures itself has its say first.
  for (let frame = 0; frame < 2 || (frame < 60 && root.scrollWidth > room); frame += 1)
    await new Promise((done) => requestAnimationFrame(done));
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const reported = (element: HTMLElement) => `${element.tagName} "${(element.textContent ?? '').slice(0, 30)}"`;
  const cut = all.filter(isCut).map((element) => `cut off: ${reported(element)}`);
  const excess = root.scrollWidth - room;
  const beyond = excess > 0 ? all.filter(isBeyond).map(reported) : [];
  const wide = excess > 0 ? [`${excess} px too wide: ${beyond.slice(-3).join(' | ')}`] : [];
  root.style.fontSize = '';
  return [...cut.slice(0, 4), ...wide];

  function isBeyond(element: HTMLElement): boolean {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || Math.max(right, left + element.scrollWidth) <= room + 1) return false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    return true;
  }
  function isCut(element: HTMLElement): boolean {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim());
    if (!words || element.clientWidth <= 1 || element.closest('[aria-hidden="true"], select, textarea')) return false;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const across = hides(overflowX) && element.scrollWidth > element.clientWidth + 2;
    return across || (hides(overflowY) && element.scrollHeight > element.clientHeight + 4);
  }
}

/** Looks at a page as those see it who chose the dark. */
export async function inTheDark<Seen>(page: Page, see: () => Promise<Seen>): Promise<Seen> {
  const choose = (look: string | null) =>
    page.evaluate((theme) => {
      if (theme) document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
    }, look);
  await choose('dark');
  // A colour that is still on its way from the light one is none of the dark look.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  );
  const seen = await see();
  await choose(null);
  return seen;
}
