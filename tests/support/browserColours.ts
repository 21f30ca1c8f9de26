import type { Page } from '@playwright/test';

type Coloured = Window & typeof globalThis & { CLEAR: string; groundOf: (element: Element | null) => string };

/** Gives the page itself the colour that shows nothing, and elements the ground they stand on. */
const teachGround = (page: Page) =>
  page.evaluate(() => {
    const CLEAR = 'rgba(0, 0, 0, 0)';
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== CLEAR) return backgroundColor;
      }
      return CLEAR;
    };
    Object.assign(window, { CLEAR, groundOf });
  });

/** What is set apart from its surroundings by a shade alone is remembered, to be looked for in other colours. */
export async function markShades(page: Page): Promise<void> {
  await teachGround(page);
  await page.evaluate(() => {
    const { CLEAR, groundOf } = window as Coloured;
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(tr, td, th, option, svg *)')) {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const small = width > 3 && height > 3 && height <= 32;
      if (!small || backgroundColor === CLEAR || borderTopWidth !== '0px') continue;
      if (backgroundColor !== groundOf(element.parentElement)) element.dataset['shade'] = '';
    }
  });
}

/** After `markShades`: parts that nothing sets apart any more, choices that nothing marks, and icons in the colour of the ground. */
export const unseenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { CLEAR, groundOf } = window as Coloured;
    const shown = (element: Element) => {
      const { opacity, clipPath, visibility } = getComputedStyle(element);
      const room = element.getBoundingClientRect().width > 1;
      return room && opacity !== '0' && clipPath === 'none' && visibility === 'visible';
    };
    const reported = (element: Element) => `${element.outerHTML.slice(0, 120)}`;
    const lined = (element: Element) => {
      const style = getComputedStyle(element);
      const of = (name: string) => style.getPropertyValue(name);
      const ground = groundOf(element.parentElement);
      const clear = (colour: string) => colour === CLEAR || colour === ground;
      const drawn = (name: string) => of(`${name}-style`) !== 'none' && of(`${name}-width`) !== '0px';
      const border = ['top', 'bottom'].some((side) => drawn(`border-${side}`) && !clear(of(`border-${side}-color`)));
      return border || drawn('outline') || !clear(style.backgroundColor) || style.backgroundImage !== 'none';
    };
    // The browser draws those itself, in the colours of the reader.
    const native = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"]') && getComputedStyle(element).appearance === 'auto';
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    const controls =
      'input:not([type="hidden"], [type="file"]), select, textarea, [role="switch"], [role="progressbar"]';
    // The last word of a breadcrumb is where one is, not a choice among others.
    const current = '[aria-current]:not([aria-current="false"], ol > li > span)';
    const chosen = `[aria-selected="true"], [aria-pressed="true"], ${current}`;
    const icons = all('svg').filter((icon) => getComputedStyle(icon).color === groundOf(icon));
    return [
      ...all(`${controls}, ${chosen}, [data-shade]`).filter((each) => !lined(each) && !native(each)),
      ...icons,
    ].map(reported);
  });

/** What still moves, though the system asks for no motion. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const seconds = (text: string) => Math.max(...text.split(',').map((one) => Number.parseFloat(one)));
        const goes = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0;
        const plays = style.animationName !== 'none' && seconds(style.animationDuration) > 0.0001;
        return goes || plays ? [`${element.outerHTML.slice(0, 100)} ${part ?? ''}`] : [];
      }),
    ),
  );
