import { getEntry, listEntries, listFaq } from '../../src/contract/endpoints/content';
import { getCart } from '../../src/contract/endpoints/cart';
import { listMembers } from '../../src/contract/endpoints/company';
import { listInterest } from '../../src/contract/endpoints/interest';
import { getOpenItem, getStore, searchOpenStock } from '../../src/contract/endpoints/market';
import { getOrder, getProject, listOrders } from '../../src/contract/endpoints/order';
import { getSellerRequest, listSellerRequests } from '../../src/contract/endpoints/quotation';
import { getComparison, getRfq, listRfqs } from '../../src/contract/endpoints/rfq';
import { listMovements, listStock, listWarehouses } from '../../src/contract/endpoints/stock';
import { getProfile, listPush } from '../../src/contract/endpoints/user';
import type { EntryCollection } from '../../src/contract/entities/content';
import type { Caller } from './people';

const DOCUMENTS = ['intro', 'career', 'service', 'policy', 'marketing'] as const;

/** The first of a list that fits. Throws where the demo has none. */
function first<T>(of: readonly T[], what: string, fits: (one: T) => boolean = () => true): T {
  const found = of.find(fits);
  if (!found) throw new Error(`the demo has no ${what}`);
  return found;
}

/**
 * Records of the demo that its routes show, read through the API in the caller's language: what a page of the same
 * language has to contain.
 */
export async function routeRecords(buyer: Caller, seller: Caller) {
  const query = { limit: 100 };
  const requests = (await buyer.ok(listRfqs, { query })).items;
  const name = (await buyer.ok(getProfile)).company_name;
  // Requests of other tests reach the demo's seller too.
  const received = (await seller.ok(listSellerRequests, { query: { ...query, q: name } })).items;
  const requested = async (status: string) => {
    const { rfq_number_id } = first(
      received,
      `request that is ${status} for the seller`,
      (one) => one.status === status,
    );
    return seller.ok(getSellerRequest, { params: { rfq_number_id } });
  };
  const { rfq_number_id: compared } = first(
    requests,
    'request to compare',
    ({ status, quotation_count }) => status === 'CMP' && quotation_count > 2,
  );
  const params = { rfq_number_id: compared };
  const orders = (await buyer.ok(listOrders, { query: { ...query, side: 'buyer' } })).items;
  const order = async (fits: (one: (typeof orders)[number]) => boolean) =>
    buyer.ok(getOrder, { params: { order_number: first(orders, 'order', fits).order_number } });
  const open = first((await seller.ok(searchOpenStock, { query })).items, 'open item of the seller', ({ own }) => own);
  const language = buyer.lang;
  const entry = (collection: EntryCollection, slug: string) =>
    buyer.ok(getEntry, { params: { collection, slug }, query: { language } });
  const newest = async (collection: EntryCollection) => {
    const { items } = await buyer.ok(listEntries, { params: { collection }, query: { language } });
    return entry(collection, first(items, `entry of ${collection}`).slug);
  };
  const again = await requestedAgain(seller, received);
  return {
    language,
    buyer: await buyer.ok(getProfile),
    seller: await seller.ok(getProfile),
    requests,
    received,
    compared: await buyer.ok(getRfq, { params }),
    comparison: await buyer.ok(getComparison, { params }),
    sentBids: await buyer.ok(getProject, {
      params: { rfq_number_id: first(requests, 'sent bid', ({ status }) => status === 'BID').rfq_number_id },
    }),
    toQuote: await requested('REQ'),
    quoted: await requested('CMP'),
    won: await requested('ORD'),
    again,
    awarded: await order(({ rfq_number_id }) => rfq_number_id !== null),
    /** As the page's language names it. */
    awardedTo: first(orders, 'order', ({ rfq_number_id }) => rfq_number_id !== null).counterpart_name,
    bought: await order(({ rfq_number_id }) => rfq_number_id === null),
    item: await buyer.ok(getOpenItem, { params: { item_id: open.id } }),
    store: await buyer.ok(getStore, { params: { store_id: open.store_id } }),
    lot: first((await seller.ok(listStock, { query })).items, 'lot'),
    movement: first((await seller.ok(listMovements, { query: { limit: 1 } })).items, 'movement'),
    warehouse: first((await seller.ok(listWarehouses)).items, 'warehouse'),
    cart: await buyer.ok(getCart),
    interest: first(
      (await buyer.ok(listInterest, { query })).items,
      'interest',
      ({ record_type }) => record_type === 'store',
    ),
    colleague: first((await buyer.ok(listMembers, { query })).items, 'colleague', ({ is_me }) => !is_me),
    board: await newest('board'),
    blog: await newest('blog'),
    job: await newest('job'),
    documents: Object.fromEntries(
      await Promise.all(DOCUMENTS.map(async (slug) => [slug, await entry('document', slug)] as const)),
    ) as Record<(typeof DOCUMENTS)[number], Awaited<ReturnType<typeof entry>>>,
    faq: first((await buyer.ok(listFaq, { query: { language } })).items, 'question'),
    reported: {
      buyer: first((await buyer.ok(listPush, { query: { limit: 1 } })).items, 'notification'),
      seller: first((await seller.ok(listPush, { query: { limit: 1 } })).items, 'notification of the seller'),
    },
  };
}

async function requestedAgain(seller: Caller, received: ReadonlyArray<{ rfq_number_id: string; status: string }>) {
  for (const { rfq_number_id } of received.filter(({ status }) => status === 'COL')) {
    const request = await seller.ok(getSellerRequest, { params: { rfq_number_id } });
    if (request.rerequest) return request;
  }
  throw new Error('the demo has no request that was asked again');
}

export type RouteRecords = Awaited<ReturnType<typeof routeRecords>>;
