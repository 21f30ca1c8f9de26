import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  nodes: Array<{ target: unknown[]; html: string }>;
}
type Tested = Window & { axe?: { run(options: object): Promise<{ violations: Violation[] }> } };

const near = createRequire(import.meta.url);
/** The engine that @axe-core/playwright brings; it is put into a page once, not once for every look at it. */
const engine = readFileSync(createRequire(near.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, all of it or by some rules; the specification asks for a viewport that does not zoom: one rule less. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
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

/** Words that are cut off when letters are twice as large. */
export async function largeTextFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const cut = all.filter(isCut).slice(0, 4);
    root.style.fontSize = '';
    return cut.map((element) => `cut off: ${told(element)}`);

    function told(element: HTMLElement): string {
      return `${element.tagName} "${(element.textContent ?? '').slice(0, 30)}"`;
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
  });
}

/** Looks at a page as those see it who chose the dark. */
export async function inTheDark<Seen>(page: Page, see: () => Promise<Seen>): Promise<Seen> {
  const choose = (look: string | null) =>
    page.evaluate((theme) => {
      if (theme) document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
    }, look);
  await choose('dark');
  const seen = await see();
  await choose(null);
  return seen;
}
