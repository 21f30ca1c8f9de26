import { seoulDay } from '../../src/domain/time/deadline';
import type * as z from 'zod';
import { listMembers } from '../../src/contract/endpoints/company';
import { getCart } from '../../src/contract/endpoints/cart';
import { listInterest } from '../../src/contract/endpoints/interest';
import {
  getStore,
  listItemQuestions,
  listStockQuestions,
  searchOpenStock,
  searchStores,
} from '../../src/contract/endpoints/market';
import { listCounterparts } from '../../src/contract/endpoints/message';
import { getOrder, getProject, listOrders } from '../../src/contract/endpoints/order';
import { getSellerRequest, listSellerRequests } from '../../src/contract/endpoints/quotation';
import { listQuestions } from '../../src/contract/endpoints/rfqDialogue';
import { getComparison, getRfq, listRfqs } from '../../src/contract/endpoints/rfq';
import { listMovements, listStock } from '../../src/contract/endpoints/stock';
import { listPush } from '../../src/contract/endpoints/user';
import type { Endpoint } from '../../src/contract/endpoint';
import type { EndpointInput } from '../../src/contract/operationTypes';
import type { Order } from '../../src/contract/entities/order';
import type { Caller } from '../support/people';

/** States by page, under the names of `PAGE_STATES`. */
export type ShownStates = Map<string, Set<string>>;

type Show = (page: string, ...states: Array<string | false | null | undefined>) => void;

/** Every state that the demo's records show to its buyer and to its seller. */
export async function shownStates(buyer: Caller, seller: Caller): Promise<ShownStates> {
  const shown: ShownStates = new Map();
  const show: Show = (page, ...states) => {
    const known = shown.get(page) ?? new Set();
    for (const state of states) if (state) known.add(state);
    shown.set(page, known);
  };
  await requestsOf(buyer, show);
  await receivedBy(seller, show);
  await ordersOf(buyer, '/service/project/purchase/buy/{x}', 'buyer', show);
  await ordersOf(seller, '/service/project/sale/quotation/{x}', 'seller', show);
  await stockOf(seller, show);
  await marketOf(buyer, seller, show);
  await personalListsOf([buyer, seller], show);
  return shown;
}

/** All pages of a list. */
async function all<E extends Endpoint>(who: Caller, endpoint: E, query: Record<string, unknown> = {}) {
  type Items = z.output<E['response']> extends { items: infer I } ? I : never;
  const items: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const input = { query: { limit: 100, ...query, ...(cursor ? { cursor } : {}) } } as EndpointInput<E>;
    const answer = (await who.ok(endpoint, input)) as { items: unknown[]; next_cursor: string | null };
    items.push(...answer.items);
    cursor = answer.next_cursor;
  }
  return items as unknown as Items;
}

async function requestsOf(buyer: Caller, show: Show): Promise<void> {
  for (const { rfq_number_id, status } of await all(buyer, listRfqs)) {
    show('/service/buyer', `status: ${status}`);
    if (status === 'DRAFT') continue;
    const params = { rfq_number_id };
    const [rfq, project] = [await buyer.ok(getRfq, { params }), await buyer.ok(getProject, { params })];
    const questions = (await buyer.ok(listQuestions, { params })).items;
    const talks = (await buyer.ok(listCounterparts, { params: { number: rfq_number_id } })).items;
    show(
      '/service/project/{x} (buyer)',
      `status: ${status}`,
      project.closed_as && `closed as: ${project.closed_as}`,
      rfq.revision > 1 && 'amended',
      rfq.round > 1 && 'second round',
      rfq.sealed && status === 'COL' && 'sealed and collecting',
      rfq.visibility === 'invited' && 'invited only',
      project.remainder && 'lines left to buy',
      questions.some(({ answer }) => answer === null) && 'open question',
      questions.some(({ answer }) => answer !== null) && 'answered question',
      talks.some(({ last_at }) => last_at !== null) && 'message',
    );
    for (const bid of project.bids) show('/service/project/purchase/bid/{x}', `bid: ${bid.status}`);
    await comparisonOf(buyer, rfq_number_id, show);
  }
}

async function comparisonOf(buyer: Caller, rfq_number_id: string, show: Show): Promise<void> {
  const page = '/service/project/purchase/{x}';
  const { sellers, rows, sealed_until } = await buyer.ok(getComparison, { params: { rfq_number_id } });
  show(page, sealed_until && 'sealed');
  for (const { status, revision, expired } of sellers) {
    show(page, `quotation: ${status}`, revision > 1 && 'second revision', expired && 'expired');
  }
  for (const { line } of rows.flatMap(({ cells }) => cells)) {
    show(page, line.response === 'alternate' && 'alternate', line.response === 'no_quote' && 'no quote');
  }
  show(page, rows.some(({ awaiting }) => awaiting.length > 0) && 'awaiting reconfirmation');
}

async function receivedBy(seller: Caller, show: Show): Promise<void> {
  for (const { rfq_number_id, status, closed_as, has_draft, sealed } of await all(seller, listSellerRequests)) {
    show(
      '/service/seller',
      `status: ${status}`,
      closed_as && `closed as: ${closed_as}`,
      has_draft && 'draft',
      sealed && 'sealed',
    );
    show('/service/seller/detail/dead', closed_as === 'missed' && 'missed');
    const params = { rfq_number_id };
    const request = await seller.ok(getSellerRequest, { params });
    const { quotation, rerequest } = request;
    const collecting = status === 'REQ' || status === 'COL';
    show(
      '/service/seller/{x}',
      ...(collecting
        ? [
            quotation === null && request.draft === null && 'new',
            request.draft !== null && 'draft',
            rerequest !== null && 'asked again',
            request.needs_reconfirm_line_ids.length > 0 && 'amended',
            quotation?.status === 'WITHDRAWN' && 'withdrawn',
            request.sealed && 'sealed',
          ]
        : []),
    );
    show(
      '/service/seller/reRequest/{x}',
      rerequest !== null && rerequest.target_prices.length > 0 && 'with target prices',
      rerequest?.message && 'with a message',
    );
    const questions = (await seller.ok(listQuestions, { params })).items;
    show(
      '/service/seller/detail/{x}',
      request.invited && 'invited',
      request.declined_reason && 'declined',
      questions.some(({ answer }) => answer === null) && 'open question',
      questions.some(({ answer }) => answer !== null) && 'answered question',
    );
    const today = seoulDay(new Date());
    show(
      '/service/seller/detail/view/{x}',
      quotation && `quotation: ${quotation.status}`,
      quotation !== null && quotation.revision > 1 && 'second revision',
      quotation?.status === 'SUBMITTED' && status === 'CMP' && (quotation.stands_until ?? today) < today && 'expired',
    );
    const talks = (await seller.ok(listCounterparts, { params: { number: rfq_number_id } })).items;
    show(
      '/service/project/{x} (seller)',
      `status: ${status}`,
      talks.some(({ last_at }) => last_at !== null) && 'message',
    );
    for (const bid of (await seller.ok(getProject, { params })).bids) {
      show('/service/project/sale/quotation/{x}', `bid: ${bid.status}`);
    }
  }
}

async function ordersOf(who: Caller, page: string, side: 'buyer' | 'seller', show: Show): Promise<void> {
  for (const { order_number } of await all(who, listOrders, { side })) {
    show(page, ...statesOf(await who.ok(getOrder, { params: { order_number } })));
  }
}

function statesOf(order: Order): Array<string | false | null> {
  return [
    `order: ${order.status}`,
    `payment: ${order.payment_status}`,
    `delivery: ${order.delivery_status}`,
    `terms: ${order.payment_term}`,
    order.cancel_requested_by && `cancellation asked by: ${order.cancel_requested_by}`,
    ...order.claims.map(({ status }) => `claim: ${status}`),
    order.settlement && `settlement: ${order.settlement.status}`,
    order.balance && `balance: ${order.balance.status}`,
    order.tax_invoice && 'tax invoice',
    order.export?.terms ? 'export details' : null,
    (order.export?.missing.length ?? 0) > 0 && 'invoice lacks something',
    order.rfq_number_id === null && 'from stock',
  ];
}

async function stockOf(seller: Caller, show: Show): Promise<void> {
  const page = '/service/stock/my-stock';
  for (const lot of await all(seller, listStock)) {
    show(
      page,
      lot.is_open ? 'open' : 'closed',
      Number(lot.reserved) > 0 && 'reserved',
      lot.low && 'low',
      Number(lot.on_hand) === 0 && 'sold out',
      lot.photos.length > 0 && 'with photos',
      `condition: ${lot.condition}`,
    );
  }
  for (const { kind, reason } of await all(seller, listMovements)) {
    show('/service/stock/stock-history', `kind: ${kind}`, `reason: ${reason}`);
  }
}

async function marketOf(buyer: Caller, seller: Caller, show: Show): Promise<void> {
  const item = '/service/stock/search/detail/{x}';
  for (const { currency } of await all(buyer, searchOpenStock)) show(item, currency);
  for (const { item_id } of await all(seller, listStockQuestions, { side: 'seller' })) {
    const { items } = await seller.ok(listItemQuestions, { params: { item_id } });
    for (const { answer } of items) show(item, answer === null ? 'open question' : 'answered question');
  }
  for (const { id } of await all(buyer, searchStores)) {
    const store = await buyer.ok(getStore, { params: { store_id: id } });
    show('/service/buyer/search/{x}', store.verified ? 'verified' : 'not verified');
  }
}

async function personalListsOf(people: readonly Caller[], show: Show): Promise<void> {
  for (const who of people) {
    const cart = await who.ok(getCart);
    show('/service/cart', cart.stock.length > 0 && 'stock', cart.request.length > 0 && 'request lines');
    for (const { record_type, gone, earlier_price } of await all(who, listInterest)) {
      show(
        '/user/mypage/interest',
        `record: ${record_type}`,
        gone && 'no longer there',
        earlier_price !== null && 'price changed',
      );
    }
    for (const { member_status } of await all(who, listMembers)) {
      show('/user/mypage/{x}', `member: ${member_status}`);
    }
    for (const { record_type, read_at } of await all(who, listPush)) {
      show('/push', `of: ${record_type}`, read_at === null ? 'unread' : 'read');
    }
  }
}
