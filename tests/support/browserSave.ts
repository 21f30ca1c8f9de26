import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/browser.mjs';
import { loginCookies, newBuyer, newSeller, serverUrl } from './browserPeople';
import { gridCell } from './browserScreen';
import type { Say } from './browserTexts';
import type { Caller } from './people';
import { seenBy, submitted } from './trade';
import { until } from './until';

/** The words of saved work, whatever its time. */
export const savedNote = (say: Say) => new RegExp(say('shell:autosave.saved', { time: '' }).trim());

/** The line that says where the work is, once it says that. */
export const saveState = (page: Page, kind: string) => page.locator(`[data-save-state="${kind}"]`).first();

/** Types into a cell of the page's grid and leaves it by Enter. */
export async function typeCell(page: Page, row: number, column: number, text: string): Promise<void> {
  const cell = gridCell(page.getByRole('grid'), row, column);
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A request that a seller may quote: the seller comes first, so that the request reaches him. */
export async function quoteToWrite() {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const { rfq_number_id: number } = await submitted(buyer);
  /** The prices of the draft in the order of the request's lines, which the answer does not promise. */
  const saved = async () => {
    const { lines, draft } = await seenBy(seller, number);
    const place = (id: string) => lines.findIndex((line) => line.id === id);
    return draft?.lines
      .toSorted((one, other) => place(one.rfq_line_id) - place(other.rfq_line_id))
      .map((line) => line.unit_price);
  };
  return { buyer, seller, number, saved };
}

/** Ids of the processes of this machine that were started with a word. */
function processesWith(word: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** A browser with a profile of its own on the disk, which can be killed as a crash does and started again on what it left. */
export async function killableBrowser() {
  const profile = mkdtempSync(path.join(tmpdir(), 'stlbs-profile-'));
  const executablePath = await findTestBrowser();
  let open: BrowserContext | undefined;
  return {
    start: async (person: Caller): Promise<Page> => {
      open = await chromium.launchPersistentContext(profile, {
        ...(executablePath ? { executablePath } : {}),
        args: CHROMIUM_FLAGS,
        baseURL: serverUrl(),
        locale: 'ko-KR',
      });
      await open.addCookies(loginCookies(person, 'ko'));
      return open.pages()[0] ?? open.newPage();
    },
    /** Ends all its processes at once, without a word to any of them. */
    kill: async () => {
      for (const id of processesWith(profile)) {
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // One that went with its parent.
        }
      }
      await until('the end of the browser', () => processesWith(profile).length === 0);
      open = undefined;
    },
    remove: async () => {
      await open?.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Resolves once everything that the page has put into its database is written: it writes in the order of the calls. */
export async function copiesWritten(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open('stlbs-work', 1);
    await new Promise((resolve) => (request.onsuccess = resolve));
    const all = request.result.transaction('copy').objectStore('copy').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    request.result.close();
  });
}

/** Makes what the device keeps that many days older. */
export async function ageCopies(page: Page, days: number): Promise<void> {
  const aged = await page.evaluate(async (ms) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('stlbs-work', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no database'));
    });
    const rows = database.transaction('copy', 'readwrite').objectStore('copy');
    return new Promise<number>((resolve) => {
      const all = rows.getAll();
      all.onsuccess = () => {
        for (const one of all.result as { at: number }[]) rows.put({ ...one, at: one.at - ms });
        rows.transaction.oncomplete = () => {
          database.close();
          resolve(all.result.length);
        };
      };
    });
  }, days * 86_400_000);
  expect(aged).toBeGreaterThan(0);
}
