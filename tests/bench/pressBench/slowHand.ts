import type { CDPSession, Locator, Page } from '@playwright/test';
import { MouseHand } from '../../journeys/hand';

/** Until what a press began is drawn; more would slow the page's loading too, which is measured elsewhere. */
const DRAWN_MS = 250;

/** A hand on a slow processor: from each press or key until it is drawn the browser has a part of its speed. */
export class SlowHand extends MouseHand {
  private within = 0;

  constructor(
    page: Page,
    private readonly session: CDPSession,
    private readonly slower: number,
  ) {
    super(page);
  }

  override key(name: string): Promise<void> {
    return this.slowed(() => super.key(name));
  }

  override type(field: Locator, words: string): Promise<void> {
    return this.slowed(() => super.type(field, words));
  }

  override press(target: Locator): Promise<void> {
    return this.slowed(() => super.press(target));
  }

  override tick(box: Locator): Promise<void> {
    return this.slowed(() => super.tick(box));
  }

  override goTo(field: Locator): Promise<void> {
    return this.slowed(() => super.goTo(field));
  }

  override enterGrid(grid: Locator, column: number): Promise<void> {
    return this.slowed(() => super.enterGrid(grid, column));
  }

  private async slowed(action: () => Promise<void>): Promise<void> {
    if (this.within > 0) return action();
    this.within += 1;
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: this.slower });
    try {
      await action();
      await this.page.waitForTimeout(DRAWN_MS);
    } finally {
      this.within -= 1;
      await this.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
}
