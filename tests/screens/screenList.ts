import { listOrders, listProjects } from '../../src/contract/endpoints/order';
import { listSellerRequests } from '../../src/contract/endpoints/quotation';
import { getOpenItem, getStore, searchOpenStock } from '../../src/contract/endpoints/market';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import type { Caller } from '../support/people';
import { pageOf, specRoutes } from '../support/specRoutes';
import { type Opening, OPENINGS } from './openings';

/** The reader: nobody signed in, the demo's buyer or seller with years of trade, or a person who has just joined. */
export const VIEWERS = ['visitor', 'buyer', 'seller', 'newcomer'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** One picture to take in each language and width. */
export interface Screen {
  /** File name without language and width. */
  name: string;
  /** The address without a language. */
  path: string;
  viewer: Viewer;
  /** What is opened on it before the picture is taken. */
  open?: Opening['open'];
  /** Not on a phone. */
  wide?: boolean;
}

/**
 * Every route of the specification as the people of the demo see it. A route with a parameter gets one address per
 * state that the demo holds, so that each state is looked at.
 */
export async function demoScreens(buyer: Caller, seller: Caller): Promise<Screen[]> {
  const values = await valuesOf(buyer, seller);
  const routes = specRoutes.filter((route) => pageOf(route));
  const screens = routes.flatMap((route) => {
    const addresses = (values[route] ?? [{ value: '', as: '' }]).map(({ value, as }) => ({
      path: route.replace('{x}', value),
      called: route.replace('{x}', as),
    }));
    return addresses.flatMap(({ path, called }) =>
      viewersOf(route).map((viewer): Screen => ({ name: nameOf(called, viewer), path, viewer })),
    );
  });
  const opened = OPENINGS.flatMap(({ route, as, viewer, name, wide = false, open }): Screen[] => {
    const found = as === undefined ? { value: '', as: '' } : values[route]?.find((one) => one.as === as);
    if (!found) return [];
    const called = nameOf(route.replace('{x}', found.as), viewer);
    return [{ name: `${called}.${name}`, path: route.replace('{x}', found.value), viewer, wide, open }];
  });
  return [...screens, ...opened, { name: 'not-found.visitor', path: '/nowhere/at-all', viewer: 'visitor' }];
}

/** The lists of a person who has not traded yet. */
export function emptyScreens(): Screen[] {
  const lists = specRoutes.filter(
    (route) => pageOf(route) && !route.includes('{x}') && viewersOf(route)[0] !== 'visitor',
  );
  return lists.map((path) => ({ name: nameOf(path, 'newcomer'), path, viewer: 'newcomer' }));
}

function viewersOf(route: string): Viewer[] {
  if (/^\/(push|service|service\/project|user\/mypage)$/.test(route)) return ['buyer', 'seller'];
  if (/^\/service\/(seller|stock\/(my-stock|stock-history|open-stock)|project\/(sale|saleMaterial))/.test(route))
    return ['seller'];
  if (/^\/service\/(stock|buyer)\/search/.test(route)) return ['visitor', 'buyer'];
  if (/^\/(service|user)/.test(route)) return ['buyer'];
  return ['visitor'];
}

function nameOf(path: string, viewer: Viewer): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.${viewer}`;
}

/** What stands for `{x}`, and what the picture calls it: numbers differ from one demo to the next, states do not. */
interface Value {
  value: string;
  as: string;
}

async function valuesOf(buyer: Caller, seller: Caller): Promise<Record<string, Value[]>> {
  const query = { limit: 100 };
  const requests = (await buyer.ok(listRfqs, { query })).items;
  const received = (await seller.ok(listSellerRequests, { query })).items;
  const orders = (await buyer.ok(listOrders, { query: { ...query, side: 'buyer' } })).items;
  const sold = (await seller.ok(listProjects, { query: { ...query, side: 'seller' } })).items;
  const item = (await buyer.ok(searchOpenStock, { query: { limit: 1 } })).items[0]?.id ?? '';
  const { store_id } = await buyer.ok(getOpenItem, { params: { item_id: item } });
  const material = (await buyer.ok(getStore, { params: { store_id } })).materials[0]?.id ?? '';

  const begun = requests.filter(({ status }) => status !== 'DRAFT');
  const compared = byStatus(
    begun.filter(({ status, quotation_count }) => /CMP|BID|ORD/.test(status) && quotation_count > 1),
  );
  const empty = begun
    .filter(({ status, quotation_count }) => /REQ|COL/.test(status) && quotation_count === 0)
    .map(({ rfq_number_id }) => ({ value: rfq_number_id, as: 'empty' }))
    .slice(0, 1);
  const bought = firstOfEach(
    orders.map(({ order_number, status, payment_status, delivery_status }) => ({
      value: order_number,
      as: [status, payment_status, delivery_status].join('-'),
    })),
  );
  const requested = byStatus(received);
  const open = requested.filter(({ as }) => /REQ|COL/.test(as));
  const first = { value: bought[0]?.value ?? '', as: 'order' };
  return {
    '/auth/signup/need/{x}': named(['verify', 'done', 'approval']),
    '/auth/find/{x}': [{ value: 'a-mailed-token-of-sorts', as: 'token' }],
    '/user/mypage/{x}': named(['profile', 'company', 'members', 'log', 'approval', 'materials', 'sessions', 'exports']),
    '/user/mypage/edit/{x}': named(['name', 'phone', 'password', 'department', 'title', 'company', 'approval']),
    '/service/buyer/type/{x}': named(['upload', 'paste', 'manual', 'cart', 'copy']),
    '/service/buyer/search/{x}': [{ value: store_id, as: 'store' }],
    '/service/buyer/search/detail/{x}': [{ value: material, as: 'material' }],
    '/service/buyer/purchase/{x}': [...named(['cart']), { value: item, as: 'item' }],
    '/service/buyer/purchase/complete/{x}': [first],
    '/service/stock/search/{x}': [{ value: store_id, as: 'store' }],
    '/service/stock/search/detail/{x}': [{ value: item, as: 'item' }],
    '/service/seller/{x}': requested,
    '/service/seller/detail/{x}': open,
    '/service/seller/detail/view/{x}': requested.slice(0, 2),
    '/service/seller/detail/promoteAlarm/{x}': requested.slice(0, 1),
    '/service/seller/reRequest/{x}': open,
    '/service/project/{x}': byStatus(begun),
    '/service/project/purchase/{x}': [...compared, ...empty],
    '/service/project/purchase/bid/{x}': compared,
    '/service/project/purchase/buy/{x}': bought,
    '/service/project/purchase/buy/payment-complete/{x}': [first],
    '/service/project/purchase/buy/complete/{x}': [first],
    '/service/project/sale/quotation/{x}': byStatus(sold),
    '/service/project/saleMaterial/{x}': byStatus(sold).slice(0, 1),
  };
}

const named = (values: readonly string[]): Value[] => values.map((value) => ({ value, as: value }));

const byStatus = (items: ReadonlyArray<{ rfq_number_id: string; status: string }>): Value[] =>
  firstOfEach(items.map(({ rfq_number_id, status }) => ({ value: rfq_number_id, as: status })));

/** One value per name: the first. */
function firstOfEach(values: readonly Value[]): Value[] {
  return [...new Map([...values].reverse().map((each) => [each.as, each])).values()];
}
