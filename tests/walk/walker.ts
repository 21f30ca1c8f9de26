import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Chance } from '../faults/chance';
import { openedAs } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import type { WalkCell, Writer } from './writers';

const say = sayIn('ko');
const SAVES = /\/api\/(rfq|seller|quotation|bid|order)/;
const SETTLES_MS = 60_000;
/** So long after a press that was meant its outcome may take to show. */
const OUTCOME_MS = 20_000;
/** A page that is up has put back what it kept by then. */
const BREATH_MS = 600;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One person with two tabs of one record, who types, loses the network, reloads, crashes and sends. Remembers what was
 * typed into each cell last, and how often the person saw that it was sent.
 */
export class Walker {
  readonly typed: Record<string, string> = {};
  readonly log: string[] = [];
  seenSent = 0;
  private context!: BrowserContext;
  private pages: [Page?, Page?] = [];
  private online = true;
  private failing = false;

  constructor(
    private readonly browser: Browser,
    private readonly writer: Writer,
    private readonly chance: Chance,
  ) {}

  async begin(): Promise<void> {
    this.context = await openedAs(this.browser, this.writer.person, 'ko');
    // A step that cannot be taken is a finding, not the end of the time.
    this.context.setDefaultTimeout(30_000);
    await this.tab(0);
  }

  /** One step, chosen by chance; what it depends on is remembered, never looked at, so that a seed gives the same walk. */
  async step(): Promise<void> {
    const { chance } = this;
    const at = chance.next();
    if (at < 0.5) return this.writer.cells.length > 0 ? this.type(chance.of(this.writer.cells)) : this.press('cancel');
    if (at < 0.58) return this.setOnline(!this.online);
    if (at < 0.66) return this.setFailing(!this.failing);
    if (at < 0.74) return this.reload(chance.of([0, 1] as const));
    if (at < 0.82) return this.crash(chance.of([0, 1] as const));
    if (at < 0.91) return this.press('cancel');
    return this.press(chance.next() < 0.6 ? 'confirm' : 'close');
  }

  /** Everything is on the server, as far as the screens say. */
  async settle(): Promise<void> {
    await this.setOnline(true);
    await this.setFailing(false);
    for (const at of [0, 1] as const) {
      const page = await this.tab(at);
      await expect(async () => {
        await this.answerMerge(page);
        const state = page.locator('[data-save-state]').first();
        if ((await state.count()) === 0) return;
        expect(['clean', 'saved']).toContain(await state.getAttribute('data-save-state'));
      }).toPass({ timeout: SETTLES_MS });
    }
  }

  /** What does not hold at the end, in words. */
  async findings(): Promise<string[]> {
    await this.settle();
    const wrong: string[] = [];
    const lost = async () => {
      const saved = await this.writer.saved();
      return Object.entries(this.typed).filter(([cell, text]) => saved[cell] !== text);
    };
    await expect
      .poll(async () => (await lost()).length, { timeout: SETTLES_MS })
      .toBe(0)
      .catch(() => undefined);
    for (const [cell, text] of await lost()) {
      const { [cell]: there } = await this.writer.saved();
      wrong.push(`${this.writer.name}: "${text}" was typed into ${cell}, the server has "${there}"`);
    }
    const sent = await this.writer.sent();
    if (sent !== this.seenSent)
      wrong.push(`${this.writer.name}: sent ${sent} times, seen as sent ${this.seenSent} times`);
    return wrong;
  }

  async end(): Promise<void> {
    await this.context.close();
  }

  private note(words: string): void {
    this.log.push(`${this.writer.name}: ${words}`);
  }

  private async tab(at: 0 | 1): Promise<Page> {
    const known = this.pages[at];
    if (known && !known.isClosed()) return known;
    const page = await this.context.newPage();
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    this.pages[at] = page;
    await this.open(page);
    return page;
  }

  /** No page comes without a network, so one that is opened has it. */
  private async open(page: Page): Promise<void> {
    await this.setOnline(true);
    await page.goto(this.writer.path());
    await expect(this.writer.ready(page)).toBeVisible({ timeout: SETTLES_MS });
    await sleep(BREATH_MS);
    await this.answerMerge(page);
  }

  private async type(cell: WalkCell): Promise<void> {
    const text = cell.kind === 'figure' ? String(this.chance.whole(1, 99_999)) : `w${this.chance.whole(1, 99_999)}`;
    const page = await this.tab(cell.tab);
    await this.answerMerge(page);
    await cell.type(page, text);
    this.typed[cell.name] = text;
    this.note(`types "${text}" into ${cell.name}`);
    await sleep(this.chance.whole(0, 3) * 600);
  }

  private async setOnline(on: boolean): Promise<void> {
    if (on === this.online) return;
    this.online = on;
    await this.context.setOffline(!on);
    this.note(on ? 'has a network' : 'loses the network');
  }

  private async setFailing(on: boolean): Promise<void> {
    if (on === this.failing) return;
    this.failing = on;
    if (!on) await this.context.unroute(SAVES);
    else {
      await this.context.route(SAVES, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
      );
    }
    this.note(on ? 'meets a server that saves nothing' : 'meets a server that saves');
  }

  private async reload(at: 0 | 1): Promise<void> {
    this.note(`reloads tab ${at}`);
    await this.open(await this.tab(at));
  }

  private async crash(at: 0 | 1): Promise<void> {
    this.note(`crashes tab ${at}`);
    const page = await this.tab(at);
    await page.close({ runBeforeUnload: false });
    await this.tab(at);
  }

  /** Opens the window before sending, and leaves it, sends, or closes it while the call is on its way. */
  private async press(then: 'cancel' | 'confirm' | 'close'): Promise<void> {
    const reachable = this.online && !this.failing;
    // A sender in one tab has what the other one holds.
    if (reachable) await this.settle();
    const page = await this.tab(0);
    await this.answerMerge(page);
    this.note(
      `${then === 'cancel' ? 'looks and goes back' : `sends (${then})`}${reachable ? '' : ', which cannot arrive'}`,
    );
    await this.fillNeeded(page);
    // What is reported from now on is about this press.
    await this.dismissNotices(page);
    // Without a network a step before the window may not come.
    await this.writer.press(page).catch((error: unknown) => {
      if (reachable) throw error;
    });
    const button = this.writer.confirm(page);
    if (!(await appears(button))) return this.closeDialogs(page);
    if (then === 'cancel') return this.closeDialogs(page);
    if (!(await button.isEnabled())) {
      for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
    }
    await button.click();
    if (then === 'close') await page.keyboard.press('Escape');
    if (await this.seesSent(page)) {
      this.seenSent += 1;
      this.note('sees that it was sent');
      await this.untilAnswered(page);
      await this.writer.again();
      if (this.writer.name === 'request') for (const cell of Object.keys(this.typed)) delete this.typed[cell];
      for (const at of [0, 1] as const) if (this.pages[at]) await this.open(await this.tab(at));
      return;
    }
    this.note('does not see it sent');
    await this.closeDialogs(page);
  }

  /** A quotation without a price cannot be sent, nor a request without a title. */
  private async fillNeeded(page: Page): Promise<void> {
    for (const cell of this.writer.cells) {
      if (cell.tab !== 0 || this.typed[cell.name] !== undefined) continue;
      const text = cell.kind === 'figure' ? '1000' : '제목';
      await cell.type(page, text);
      this.typed[cell.name] = text;
    }
  }

  private async seesSent(page: Page): Promise<boolean> {
    const notices = page.getByRole('region', { name: say('shell:commitment.label') });
    const end = Date.now() + OUTCOME_MS;
    while (Date.now() < end) {
      if (await this.writer.showsSent(page)) return true;
      if (await notices.getByText(say('shell:commitment.sent.title')).isVisible()) return true;
      const refused = page.getByRole('dialog').getByRole('alert').first();
      const unsent = notices.getByText(say('shell:commitment.not_sent.title'));
      if ((await refused.isVisible()) || (await unsent.isVisible())) {
        await sleep(1_500);
        return this.writer.showsSent(page);
      }
      await sleep(100);
    }
    return false;
  }

  /**
   * A page may show by push that it was sent before its own call is answered. A person who leaves it then is notified once more, later,
   * which would count as another sending.
   */
  private async untilAnswered(page: Page): Promise<void> {
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: OUTCOME_MS });
    await this.dismissNotices(page);
  }

  private async dismissNotices(page: Page): Promise<void> {
    const dismiss = page
      .getByRole('region', { name: say('shell:commitment.label') })
      .getByRole('button', { name: say('shell:commitment.dismiss') });
    while (await dismiss.first().isVisible()) await dismiss.first().click();
  }

  private async closeDialogs(page: Page): Promise<void> {
    for (let tries = 0; tries < 5 && (await page.getByRole('dialog').isVisible()); tries += 1) {
      await page.keyboard.press('Escape');
      await sleep(200);
    }
  }

  /** Where a choice is needed, it falls on what was typed last. */
  private async answerMerge(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog', { name: say('shell:autosave.merge.title') });
    if (!(await dialog.isVisible())) return;
    this.note('is asked which value stays');
    const last = new Set(Object.values(this.typed));
    for (const choice of await dialog.getByRole('radio').all()) {
      const words = (await choice.evaluate((input) => input.parentElement?.innerText ?? '')).split('\n').at(-1)?.trim();
      if (words !== undefined && last.has(words)) await choice.check();
    }
    await dialog.getByRole('button', { name: say('shell:autosave.merge.apply') }).click();
    await expect(dialog).toBeHidden();
  }
}

async function appears(target: { waitFor(options: { timeout: number }): Promise<void> }): Promise<boolean> {
  return target.waitFor({ timeout: 8_000 }).then(
    () => true,
    () => false,
  );
}
