import { readFileSync } from 'node:fs';

/** The page being recorded, with a hand that can be seen; `phone`: a finger, which shows only where it touches. */
export async function openStage(page, { language, phone }) {
  await page.addInitScript(hand);
  const texts = (name) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));
  const say = (key) => {
    const [name, path] = key.split(':');
    return path.split('.').reduce((value, part) => value[part], texts(name));
  };
  let at = { x: 520, y: 325 };

  const stage = {
    page,
    language,
    phone,
    say,
    pause: (seconds) => page.waitForTimeout(seconds * 1000),
    open: async (path) => {
      await page.goto(language === 'ko' ? path : `/en${path === '/' ? '' : path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(800);
      await page.evaluate(([x, y]) => window.stageHand?.(x, y), [at.x, at.y]);
    },
    /** Moves there as a hand does. */
    point: async (locator) => {
      await locator.scrollIntoViewIfNeeded();
      const box = await locator.boundingBox();
      const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
      const steps = 18;
      for (let step = 1; step <= steps; step += 1) {
        const share = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
        await page.mouse.move(at.x + (to.x - at.x) * share, at.y + (to.y - at.y) * share);
        await page.waitForTimeout(16);
      }
      at = to;
    },
    click: async (locator) => {
      await stage.point(locator);
      await page.waitForTimeout(180);
      await page.mouse.down();
      await page.waitForTimeout(90);
      await page.mouse.up();
    },
    scroll: async (by) => {
      for (let done = 0; done < 24; done += 1) {
        await page.mouse.wheel(0, by / 24);
        await page.waitForTimeout(30);
      }
    },
  };
  return stage;
}

/** Runs in the page: draws where the mouse is, since a recording has none of its own. */
function hand() {
  const make = (css) => {
    const element = document.createElement('div');
    element.setAttribute('aria-hidden', 'true');
    Object.assign(element.style, { position: 'fixed', zIndex: '2147483647', pointerEvents: 'none', ...css });
    document.documentElement.append(element);
    return element;
  };
  addEventListener('DOMContentLoaded', () => {
    const dot = make({
      width: '22px',
      height: '22px',
      margin: '-11px 0 0 -11px',
      borderRadius: '50%',
      background: 'rgb(36 102 235 / 35%)',
      border: '2px solid rgb(36 102 235)',
      transition: 'transform 120ms',
    });
    window.stageHand = (x, y) => Object.assign(dot.style, { left: `${x}px`, top: `${y}px` });
    addEventListener('mousemove', (event) => window.stageHand(event.clientX, event.clientY), true);
    addEventListener('mousedown', () => (dot.style.transform = 'scale(0.7)'), true);
    addEventListener('mouseup', () => (dot.style.transform = ''), true);
  });
}
