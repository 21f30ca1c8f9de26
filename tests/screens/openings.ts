import type { Page } from '@playwright/test';
import type { Say } from '../support/browserTexts';

/** What stands on a screen only after somebody has opened it: a dialog, a menu, the page as it is printed. */
export interface Opening {
  /** The route whose first picture of this state it is opened on. */
  route: string;
  /** Status the record has to be in, where the route has a record. */
  as?: string;
  viewer: 'buyer' | 'seller';
  name: string;
  /** A phone has none of it: a printed page is wider, and its comparison has other parts. */
  wide?: true;
  open: (page: Page, say: Say) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (key: string) => (page: Page, say: Say) => button(page, say(key)).click();
/** Opens a menu and chooses from it. */
const choose = (menu: string, item: string) => async (page: Page, say: Say) => {
  await press(menu)(page, say);
  await page.getByRole('menuitem', { name: say(item), exact: true }).click();
};
/** One of a page's further actions, which stand in a menu on a phone. */
const overflow = (key: string) => async (page: Page, say: Say) => {
  const [beside, menu] = [button(page, say(key)), button(page, say('ui:more'))];
  if (await beside.isVisible()) return beside.click();
  await menu.click();
  await page.getByRole('menuitem', { name: say(key), exact: true }).click();
};
const printed = (page: Page) => page.emulateMedia({ media: 'print' });

const COMPARISON = '/service/project/purchase/{x}';
const AWARD = '/service/project/purchase/bid/{x}';
const PROJECT = '/service/project/{x}';
const QUOTE = '/service/seller/{x}';
const SALE = '/service/project/sale/quotation/{x}';
const ITEM = '/service/stock/search/detail/{x}';
const MY_STOCK = '/service/stock/my-stock';

/** A tab of the statistics on the hub. */
const figures = (view: string) => async (page: Page, say: Say) => {
  const statistics = page.locator('#statistics');
  await statistics.getByRole('link', { name: say(`service:stats.views.${view}`), exact: true }).click();
  await statistics.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await statistics.evaluate((section) => section.scrollIntoView());
};

/** Puts the open item that is shown into the cart and goes where it is bought. */
const filled = (path: string) => async (page: Page, say: Say) => {
  await press('market:buy.cart')(page, say);
  await page.getByText(say('market:buy.added')).waitFor();
  await page.goto(new URL(page.url()).pathname.startsWith('/en/') ? `/en${path}` : path);
  await page.getByRole('main').getByRole('table').first().waitFor();
};

/** The facets of the search, which stand beside it where there is room. */
async function narrowing(page: Page, say: Say): Promise<void> {
  const facets = button(page, say('ui:filters.title'));
  if (await facets.isVisible()) await facets.click();
}

const totals = (page: Page) =>
  page.getByRole('main').locator('button[aria-haspopup=dialog]').filter({ visible: true }).first().click();

/** On a phone it stands among the filters. */
async function legend(page: Page, say: Say): Promise<void> {
  const signs = button(page, say('project:compare.legend'));
  await ((await signs.isVisible()) ? signs : button(page, say('ui:filters.title'))).click();
}

/** On a phone the first offer opens them. */
async function details(page: Page): Promise<void> {
  const cell = page.locator('#cell-0-0');
  if (await cell.isVisible()) await cell.click();
  else await page.getByRole('main').locator('button[aria-haspopup=dialog]').filter({ visible: true }).last().click();
}

/** From the menu of the first seller who quoted twice; a phone has none. */
async function revisions(page: Page, say: Say): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: say('project:compare.revision', { count: 2 }) });
  for (const menu of await page.getByRole('columnheader').getByRole('button').all()) {
    if ((await menu.getAttribute('aria-haspopup')) !== 'menu') continue;
    await menu.click();
    if (await wanted.isVisible()) return wanted.click();
    await page.keyboard.press('Escape');
  }
}

/** The overview stands open before anything is chosen, though not on a phone. */
async function planned(page: Page, say: Say): Promise<void> {
  // What another picture has chosen stands in a sheet of a phone.
  await page
    .getByRole('dialog')
    .waitFor({ timeout: 1_000 })
    .then(
      () => page.keyboard.press('Escape'),
      () => undefined,
    );
  const overview = button(page, new RegExp(say('project:overview.title')));
  if ((await overview.getAttribute('aria-expanded')) !== 'true') await overview.click();
  await page.getByRole('region', { name: say('project:plan.result') }).waitFor();
}

/** The plan under another rule, with its difference. */
async function otherwise(page: Page, say: Say): Promise<void> {
  await planned(page, say);
  await page.getByRole('combobox', { name: say('project:plan.rule.max_sellers') }).selectOption('1');
  const other = page.getByRole('region', { name: say('project:plan.otherResult') });
  await other.getByRole('button', { name: say('project:plan.take') }).waitFor();
  await other.evaluate((region) => region.scrollIntoView({ block: 'center' }));
}

/** What is chosen by seller, below the matrix or in a sheet. */
async function awarding(page: Page, say: Say): Promise<void> {
  await press('project:plan.take')(page, say);
  const sheet = button(page, say('project:compare.toAward'));
  if (await sheet.isVisible()) await sheet.click();
  else await button(page, say('project:award.send')).evaluate((send) => send.scrollIntoView({ block: 'start' }));
}

async function requested(page: Page, say: Say): Promise<void> {
  await awarding(page, say);
  await page
    .getByRole('checkbox', {
      name: new RegExp(say('project:award.alternates.accept', { line: '@' }).replace('@', '\\d+')),
    })
    .evaluateAll((ticks) => ticks.forEach((tick) => (tick as HTMLElement).click()));
  await press('project:award.send')(page, say);
}

/** Buyer's openings come first, in the order in which a request lives. */
export const OPENINGS: readonly Opening[] = [
  { route: '/service', viewer: 'buyer', name: 'bell', open: (page) => button(page, /알림|notification/i).click() },
  { route: '/service', viewer: 'buyer', name: 'sales', open: figures('seller') },
  { route: '/service', viewer: 'buyer', name: 'prices', open: figures('index') },
  { route: '/service/stock/search', viewer: 'buyer', name: 'narrow', open: narrowing },
  { route: ITEM, as: 'item', viewer: 'buyer', name: 'cart', open: filled('/service/cart') },
  { route: ITEM, as: 'item', viewer: 'buyer', name: 'order', open: filled('/service/buyer/purchase/cart') },
  { route: PROJECT, as: 'COL', viewer: 'buyer', name: 'menu', open: press('project:menu.more') },
  ...(['extend', 'end', 'cancel'] as const).map(
    (item): Opening => ({
      route: PROJECT,
      as: 'COL',
      viewer: 'buyer',
      name: item,
      open: choose('project:menu.more', `project:menu.${item}`),
    }),
  ),
  {
    route: PROJECT,
    as: 'CMP',
    viewer: 'buyer',
    name: 'rerequest',
    open: choose('project:menu.more', 'project:menu.rerequest'),
  },
  { route: PROJECT, as: 'CMP', viewer: 'buyer', name: 'printed', wide: true, open: printed },
  { route: COMPARISON, as: 'CMP', viewer: 'buyer', name: 'totals', open: totals },
  { route: COMPARISON, as: 'CMP', viewer: 'buyer', name: 'details', open: details },
  {
    route: COMPARISON,
    as: 'CMP',
    viewer: 'buyer',
    name: 'terms',
    wide: true,
    open: press('project:compare.head.open'),
  },
  { route: COMPARISON, as: 'CMP', viewer: 'buyer', name: 'best', open: press('project:compare.bestPerLine') },
  { route: COMPARISON, as: 'CMP', viewer: 'buyer', name: 'printed', wide: true, open: printed },
  {
    route: COMPARISON,
    as: 'BID',
    viewer: 'buyer',
    name: 'revisions',
    open: revisions,
  },
  { route: COMPARISON, as: 'CMP', viewer: 'buyer', name: 'legend', open: legend },
  { route: AWARD, as: 'CMP', viewer: 'buyer', name: 'planned', open: planned },
  { route: AWARD, as: 'CMP', viewer: 'buyer', name: 'otherwise', open: otherwise },
  { route: AWARD, as: 'CMP', viewer: 'buyer', name: 'awarding', open: awarding },
  { route: AWARD, as: 'CMP', viewer: 'buyer', name: 'asked', open: requested },
  {
    route: '/service/seller',
    viewer: 'seller',
    name: 'bell',
    open: (page) => button(page, /알림|notification/i).click(),
  },
  { route: '/service', viewer: 'seller', name: 'sales', open: figures('seller') },
  { route: QUOTE, as: 'REQ', viewer: 'seller', name: 'fill', open: press('seller:fill.menu') },
  { route: QUOTE, as: 'REQ', viewer: 'seller', name: 'like', open: choose('seller:fill.menu', 'seller:fill.like') },
  { route: QUOTE, as: 'REQ', viewer: 'seller', name: 'past', open: choose('seller:fill.menu', 'seller:past.title') },
  { route: QUOTE, as: 'REQ', viewer: 'seller', name: 'sheet', open: press('seller:sheet.upload') },
  { route: QUOTE, as: 'REQ', viewer: 'seller', name: 'faults', open: press('seller:quote.submit') },
  { route: SALE, as: 'BID', viewer: 'seller', name: 'confirm', open: press('project:bid.confirm') },
  { route: SALE, as: 'BID', viewer: 'seller', name: 'decline', open: press('project:bid.decline') },
  { route: MY_STOCK, viewer: 'seller', name: 'add', open: press('stock:mine.add') },
  { route: MY_STOCK, viewer: 'seller', name: 'list', open: overflow('stock:list.title') },
  { route: MY_STOCK, viewer: 'seller', name: 'warehouses', open: overflow('stock:mine.warehouses') },
  { route: MY_STOCK, viewer: 'seller', name: 'actions', open: press('stock:action.menu') },
  ...(['receive', 'move', 'open', 'files'] as const).map(
    (action): Opening => ({
      route: MY_STOCK,
      viewer: 'seller',
      name: action,
      open: choose('stock:action.menu', `stock:action.${action}.name`),
    }),
  ),
];
