import { createHash, randomUUID } from 'node:crypto';
import { confirmBid, declineBid } from '../../src/contract/endpoints/bid';
import { createFile, linkFile } from '../../src/contract/endpoints/file';
import { sendMessage } from '../../src/contract/endpoints/message';
import * as orders from '../../src/contract/endpoints/order';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as stock from '../../src/contract/endpoints/stock';
import type { Order } from '../../src/contract/entities/order';
import type { StockItem } from '../../src/contract/entities/stock';
import type { Caller } from '../support/people';
import { openLot, PIPE, purchaseOf, readLot } from '../support/stock';
import { awarded, draft, ended, quotationBody, seenBy, submitted } from '../support/trade';
import type { Chance } from './chance';
import type { Market } from './market';

/** What was acknowledged, and what was only tried: of the first each is there once, of the second once or not at all. */
export interface Memory {
  tried: Record<Kind, Set<string>>;
  kept: Record<Kind, Set<string>>;
  /** The versions that orders were seen in, by number. */
  orders: Map<string, number>;
  files: Map<string, string>;
  refused: number;
  actions: number;
}
export type Kind = 'request' | 'message' | 'receipt' | 'purchase';

export const newMemory = (): Memory => {
  const sets = () => ({
    request: new Set<string>(),
    message: new Set<string>(),
    receipt: new Set<string>(),
    purchase: new Set<string>(),
  });
  return { tried: sets(), kept: sets(), orders: new Map(), files: new Map(), refused: 0, actions: 0 };
};

/** A mark by which an action is found again in the database. */
async function marked<T>(memory: Memory, kind: Kind, action: (mark: string) => Promise<T>): Promise<T> {
  const mark = `${kind} ${randomUUID()}`;
  memory.tried[kind].add(mark);
  const result = await action(mark);
  memory.kept[kind].add(mark);
  return result;
}

function seen(memory: Memory, order: Order): Order {
  memory.orders.set(order.order_number, Math.max(order.version, memory.orders.get(order.order_number) ?? 0));
  return order;
}

/** One trader who does one thing after another until stopped. A refusal is as good as a success. */
export async function trade(market: Market, memory: Memory, chance: Chance, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const action = chance.of([deal, deal, sellFromStock, uploadSomething, receiveSomething]);
    await action(market, memory, chance, goesOn).catch((error: unknown) => {
      if (!(error instanceof Error) || !/: 4\d\d \{/.test(error.message)) throw error;
      memory.refused += 1;
    });
    memory.actions += 1;
  }
}

/** From the request to the received order, with a message, a revision, and now and then a declined bid. */
async function deal(market: Market, memory: Memory, chance: Chance, goesOn: () => boolean): Promise<void> {
  const { who: buyer } = chance.of(market.buyers);
  const seller = chance.of(market.sellers);
  const { rfq_number_id } = await marked(memory, 'request', (title) => submitted(buyer, { title }));
  const params = { rfq_number_id };
  for (let revision = 0; revision < chance.whole(1, 2); revision += 1) {
    const request = await seenBy(seller, rfq_number_id);
    const body = quotationBody(request, String(chance.whole(1000, 200_000)));
    await seller.ok(quotations.submitQuotation, { params, body });
  }
  await talk(memory, seller, rfq_number_id);
  // Some are left to their deadline, which the moved clock brings.
  if (!goesOn() || chance.next() < 0.25) return;
  await ended(buyer, rfq_number_id);
  const { bids } = await awarded(buyer, seller, rfq_number_id);
  const bid = bids[0];
  if (!bid) return;
  const answer = { params: { bid_id: bid.id }, body: { version: bid.version } };
  if (chance.next() < 0.2)
    return void (await seller.ok(declineBid, { ...answer, body: { ...answer.body, reason: '재고 소진' } }));
  const { order_number } = await seller.ok(confirmBid, answer);
  await fulfil(memory, buyer, seller, order_number ?? '', goesOn);
}

async function talk(memory: Memory, seller: Caller, number: string): Promise<void> {
  await marked(memory, 'message', (text) => seller.ok(sendMessage, { params: { number }, body: { text } }));
}

async function fulfil(memory: Memory, buyer: Caller, seller: Caller, order_number: string, goesOn: () => boolean) {
  const params = { order_number };
  const paid = { paid_on: '2026-11-21', depositor: '한빛' };
  let order = seen(memory, await buyer.ok(orders.getOrder, { params }));
  const next = () => ({ version: order.version });
  const steps = [
    () => buyer.ok(orders.reportPayment, { params, body: { ...next(), ...paid } }),
    () => seller.ok(orders.confirmPayment, { params, body: next() }),
    () => seller.ok(orders.shipOrder, { params, body: next() }),
    () => buyer.ok(orders.receiveOrder, { params, body: next() }),
  ];
  for (const step of steps) {
    if (!goesOn()) return;
    order = seen(memory, await step());
  }
}

const lots = new Map<Caller, StockItem>();

async function lotOfSeller(seller: Caller): Promise<StockItem> {
  const known = lots.get(seller);
  if (known) return readLot(seller, known.id);
  const lot = await openLot(seller, PIPE, '500');
  lots.set(seller, lot);
  return lot;
}

async function sellFromStock(market: Market, memory: Memory, chance: Chance, goesOn: () => boolean): Promise<void> {
  const { who: buyer, address } = chance.of(market.buyers);
  const seller = chance.of(market.sellers);
  const lot = await lotOfSeller(seller);
  memory.tried.purchase.add(randomUUID());
  const body = purchaseOf(lot, String(chance.whole(1, 3)), address);
  const { checkout_id, orders: placed } = await buyer.ok(placePurchase, { body });
  memory.kept.purchase.add(checkout_id);
  for (const order of placed) await fulfil(memory, buyer, seller, order.order_number, goesOn);
}

async function receiveSomething(market: Market, memory: Memory, chance: Chance): Promise<void> {
  const seller = chance.of(market.sellers);
  const { id, version } = await lotOfSeller(seller);
  const params = { item_id: id };
  await marked(memory, 'receipt', (note) =>
    seller.ok(stock.receiveStock, { params, body: { version, qty: String(chance.whole(1, 5)), note } }),
  );
}

async function uploadSomething(market: Market, memory: Memory, chance: Chance): Promise<void> {
  const { who: buyer } = chance.of(market.buyers);
  const bytes = Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`);
  const body = { name: '도면.pdf', size: bytes.length, landing_type: 'AR' as const };
  const { file_id, upload_url } = await buyer.ok(createFile, { body });
  const put = await buyer.api('PUT', upload_url.replace(/^\/api/, ''), { body: new Uint8Array(bytes) });
  if (put.status !== 200) return;
  // What hangs on nothing is cleaned away after two days of the moved clock.
  await marked(memory, 'request', (title) => draft(buyer, { title, file_ids: [file_id] }));
  memory.files.set(file_id, createHash('sha256').update(bytes).digest('hex'));
}

/** Whether the bytes of a kept file come back as they were sent. */
export async function readsBack(market: Market, file_id: string, sha256: string): Promise<boolean> {
  for (const { who } of market.buyers) {
    const link = await who.call(linkFile, { params: { file_id } });
    if (link.mcode !== 0) continue;
    const { body } = await who.api('GET', link.data.url.replace(/^\/api/, ''));
    return body instanceof Uint8Array && createHash('sha256').update(body).digest('hex') === sha256;
  }
  return false;
}
