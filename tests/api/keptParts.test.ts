import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { patchViewSettings } from '../../src/contract/endpoints/profile';
import { createApi } from '../support/http';
import { type Caller, join, joinSeller } from '../support/people';
import { freePort, startProcess } from '../support/serverProcess';
import { openLot, PIPE } from '../support/stock';
import { ended, quoted, submitted } from '../support/trade';
import { difference, loginCookies, steadyPage } from '../support/steadyPage';

const DATA_DIR = mkdtempSync(joinPath(tmpdir(), 'stlbs-kept-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** Pages name their own address, so the server starts at the same one again. */
const PORT = String(await freePort());

const PATHS = [
  '/',
  '/en',
  '/service/stock/search',
  '/en/service/stock/search',
  '/service/stock/search?category=pipe',
  '/service/stock/search?q=%EC%97%98%EB%B3%B4',
  '/service/buyer',
];

interface Started {
  server: { url: string };
  paths: readonly string[];
  logins: Record<'buyer' | 'seller' | 'visitor', string>;
}

/** A request whose quotations are compared; the address of its comparison. */
async function compared(buyer: Caller, seller: Caller) {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  await ended(buyer, number);
  // These rows say most: text, weight, maker and lead time.
  await buyer.ok(patchViewSettings, { body: { comparison_rows: 'comfortable' } });
  return `/service/project/purchase/${number}`;
}

async function startWithStock() {
  const server = await startProcess({ DATA_DIR, PORT });
  const api = createApi(server.url);
  const [buyer, seller] = [await join(api), await joinSeller(api, ['pipe', 'fitting'])];
  for (const text of [PIPE, 'PIPE SMLS 2" SCH80 A106-B BE L=6M', '90 ELBOW LR 4" SCH40 A234-WPB']) {
    await openLot(seller, text);
  }
  const comparison = await compared(buyer, seller);
  const paths = [...PATHS, comparison, `/en${comparison}`];
  return { server, paths, logins: { visitor: '', buyer: loginCookies(buyer), seller: loginCookies(seller) } };
}

/** Styles of a page stand in the order in which its process came upon them first. */
const inOneOrder = (html: string) =>
  html.replace(/(<style[^>]*data-styled[^>]*>)([^<]*)/g, (_, tag: string, rules: string) => {
    const all = rules.split('/*!sc*/').map((rule) => rule.trim().replace(/^data-styled\.g\d+/, 'data-styled.g'));
    return tag + all.toSorted().join('\n');
  });

/** What readers get one after the other: who comes first has each part drawn, and the others get what was kept. */
async function pagesOf({ server, paths, logins }: Started, inTurn: <T>(all: readonly T[]) => readonly T[]) {
  const pages = new Map<string, string>();
  for (const reader of inTurn(['buyer', 'visitor', 'seller'] as const)) {
    for (const path of inTurn(paths)) {
      pages.set(`${reader} ${path}`, inOneOrder(await steadyPage(server, path, logins[reader])));
    }
  }
  return pages;
}

test('a page is the same for its reader, no matter who read parts of it before, and on which page', async () => {
  const started = await startWithStock();
  const first = await pagesOf(started, (all) => all);
  await started.server.stop();
  const again = await startProcess({ DATA_DIR, PORT });
  const second = await pagesOf({ ...started, server: again }, (all) => all.toReversed());
  await again.stop();
  expect(first.get('visitor /service/stock/search')).toContain('A234');
  const [, comparison = ''] = started.paths.toReversed();
  const [rows = ''] = /<tbody>.*<\/tbody>/s.exec(first.get(`buyer ${comparison}`) ?? '') ?? [];
  expect(rows).toMatch(/data-muted="true"><small>[^<]*세아제강/);
  // What belongs to one page would keep them from being kept.
  expect(rows).not.toMatch(/_R_|class="(?:[^"]* )?sc-/);
  for (const [name, html] of first) {
    expect(html, name).not.toContain('kept-part');
    expect({ name, parts: difference(html, second.get(name) ?? '') }).toEqual({ name, parts: undefined });
  }
});
