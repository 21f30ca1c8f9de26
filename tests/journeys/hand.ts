import { expect, type Locator, type Page } from '@playwright/test';
import { gridField } from '../support/browserScreen';

/** What a journey costs its user. */
export interface Cost {
  clicks: number;
  keys: number;
  seconds: number;
}

/** A user's hand: it presses what it sees and types where it stands, and everything it does is counted. */
export abstract class Hand {
  clicks = 0;
  keys = 0;
  private readonly began = Date.now();

  constructor(readonly page: Page) {}

  cost(): Cost {
    return { clicks: this.clicks, keys: this.keys, seconds: (Date.now() - this.began) / 1000 };
  }

  /** One stroke; a combination counts as one. */
  async key(name: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(name);
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.goTo(field);
    if ((await field.inputValue()) !== '') await this.key('ControlOrMeta+A');
    this.keys += words.length;
    await this.page.keyboard.type(words);
  }

  /** Pastes where the hand is. */
  async paste(words: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), words);
    await this.key('ControlOrMeta+V');
  }

  /** Presses a button or follows a link. */
  abstract press(target: Locator): Promise<void>;
  abstract tick(box: Locator): Promise<void>;
  /** Brings the hand to a field, if it is not there already. */
  abstract goTo(field: Locator): Promise<void>;
  /** Opens a spreadsheet at a cell of its first row. */
  abstract enterGrid(grid: Locator, column: number): Promise<void>;
}

/** It has the focus itself. */
export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A skilled user with a mouse, who presses Enter where it leads on. */
export class MouseHand extends Hand {
  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    if (await isFocused(target)) return this.key('Enter');
    this.clicks += 1;
    await target.click();
  }

  tick(box: Locator): Promise<void> {
    this.clicks += 1;
    return box.check();
  }

  async goTo(field: Locator): Promise<void> {
    await expect(field).toBeVisible();
    if (await isFocused(field)) return;
    this.clicks += 1;
    await field.click();
  }

  async enterGrid(grid: Locator, column: number): Promise<void> {
    this.clicks += 1;
    await grid.locator(`[role="row"][aria-rowindex="2"] [role="gridcell"][aria-colindex="${column + 1}"]`).click();
  }
}

/** Somebody without a mouse. */
export class KeyboardHand extends Hand {
  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    // A key does not wait, as a click does, for a button that cannot be pressed yet.
    await expect(target).toBeEnabled();
    await this.key('Enter');
  }

  async tick(box: Locator): Promise<void> {
    await this.goTo(box);
    await this.key('Space');
    await expect(box).toBeChecked();
  }

  async goTo(field: Locator): Promise<void> {
    await expect(field).toBeVisible();
    await field.evaluate((element) => element.setAttribute('data-wanted', ''));
    // In a spreadsheet Tab goes from cell to cell; after Esc it leads out.
    const inGrid = await this.page.evaluate(() => document.activeElement?.matches('.grid-field') ?? false);
    if (inGrid) await this.key('Escape');
    const way = await this.page.evaluate(wayTo);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const there = await this.page.evaluate(() => Boolean(document.activeElement?.closest('[data-wanted]')));
      if (there) {
        await field.evaluate((element) => element.removeAttribute('data-wanted'));
        return;
      }
      await this.key(way);
    }
    throw new Error(`Not to be reached by Tab: ${field.toString()}`);
  }

  async enterGrid(grid: Locator, column: number): Promise<void> {
    await this.goTo(gridField(grid));
    for (let step = 1; step < column; step += 1) await this.key('ArrowRight');
  }
}

/** More than any screen has; a trap would go round for ever. */
const MOST_STEPS = 250;

/** Forwards or back, whichever leads to the wanted element without going round the page. Runs in the page. */
function wayTo(): 'Tab' | 'Shift+Tab' {
  const wanted = document.querySelector('[data-wanted]');
  const at = document.activeElement;
  if (!wanted || !at || at === document.body) return 'Tab';
  return at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}
