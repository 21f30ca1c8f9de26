import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { checkPurchaseBudget } from '../../../contract/endpoints/budget';
import type { checkPurchase, placePurchase } from '../../../contract/endpoints/purchase';
import type { BudgetCheck, CostChoice } from '../../../contract/entities/budget';
import type { CartSeller, CartStockLine } from '../../../contract/entities/cart';
import type { Issue } from '../../../contract/envelope';
import type { PricedOrder, OrderSummary } from '../../../contract/entities/order';
import type { StockUom } from '../../../contract/entities/stock';
import { deliveryContact, deliveryPlace } from '../../../domain/company/deliveryPlace';
import { phoneText } from '../../../domain/company/phone';
import { describeSpec } from '../../../domain/material/describe';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { stockTitle } from '../../stockTitle';
import { needOfPurchase } from '../award/approval/need.service';
import { chargeOrder, requireCodes } from '../budget/cost.service';
import { checkBudgets, guardBudgets, holdBudgets, plannedPurchase } from '../budget/guard.service';
import { readOffered } from '../market/search.service';
import { type Lot, lockLots, reserve } from '../stock/reservation.service';
import { getOrder } from '../order/order.service';
import { placeStockOrder, type StockOrderLine } from '../order/stockOrder.service';
import type { Earlier } from '../timeline/timeline.service';
import { ownAddress } from './address.service';
import { deleteItems } from './cart.repository';
import { addCheckout, findCheckout } from './checkout.repository';
import { amountOf } from '../../../domain/stock/amountOf';
import { bySeller, lineOf } from './pricing';
import { isUuid } from '../../isUuid';

export type Line = { item_id: string; qty: string; unit_price?: string | undefined; price_uom?: StockUom | undefined };

/** Wanted lines against what is open now; several lines of one item are refused. */
async function readLines(work: MemberWork, lines: readonly Line[]): Promise<CartStockLine[]> {
  const ids = lines.map(({ item_id }) => item_id);
  if (new Set(ids).size < ids.length) return fail('WRONG_PARAM', { issues: [{ path: ['lines'], code: 'twice' }] });
  const items = new Map((await readOffered(work, work.session, ids)).map((item) => [item.id, item]));
  return lines.map((line, index) => {
    const item = items.get(line.item_id);
    if (!item) return fail('PURCHASE_CHANGED', { issues: [{ path: ['lines', index], code: 'gone' }] });
    return lineOf(item, {
      id: line.item_id,
      qty: line.qty,
      seen_price: line.unit_price ?? null,
      seen_price_uom: line.price_uom ?? null,
    });
  });
}

/** What a purchase would cost now and what stands in its way. */
export async function check(work: MemberWork, { lines }: z.output<(typeof checkPurchase)['body']>) {
  return { sellers: bySeller(await readLines(work, lines)) };
}

/**
 * Buys listed stock. The lots are locked first, so that what is checked is what is sold: of two buyers of the last piece one
 * is refused as gone. Anything that is not as stated refuses the whole purchase, and so does an approval rule that holds.
 */
export async function place(work: MemberWork, input: z.output<(typeof placePurchase)['body']>) {
  const { session } = work;
  const purchase = await readPurchase(work, input);
  const planned = plannedPurchase(purchase.cost, purchase.sellers);
  // Before the approval rules, of which one asks whether a budget is exceeded.
  await holdBudgets(work, planned);
  if ((await needOfPurchase(work, purchase.sellers, purchase.cost)).rules.length > 0) return fail('APPROVAL_NEEDED');
  await guardBudgets(work, planned, input.budget_word);
  const { checkout_id, orders } = await placeOrders(work, purchase, session.account_id);
  await deleteItems(
    work.db,
    session.account_id,
    input.lines.map(({ item_id }) => item_id),
  );
  return { checkout_id, orders };
}

/** A purchase that can be placed as it is, with its lots locked. */
export interface Purchase {
  sellers: CartSeller[];
  lots: readonly Lot[];
  terms: { delivery_place: string; delivery_contact: string; note: string | null };
  /** How it was approved. */
  history?: readonly Earlier[];
  /** What its orders are charged to. */
  cost: CostChoice;
}

/** What a purchase of these lines would do to the budgets. */
export async function checkBudget(
  work: MemberWork,
  { lines, cost }: z.output<(typeof checkPurchaseBudget)['body']>,
): Promise<BudgetCheck> {
  return checkBudgets(work, plannedPurchase(cost, await readSellers(work, lines)));
}

/** Locks address and lots of a purchase and checks every line of it. */
export async function readPurchase(
  work: MemberWork,
  input: z.output<(typeof placePurchase)['body']>,
): Promise<Purchase> {
  const address = await ownAddress(work, input.address_id);
  const lots = await lockLots(
    work,
    input.lines.map(({ item_id }) => item_id),
  );
  const sellers = await readSellers(work, input.lines);
  const phone = phoneText(address.phone, work.language);
  const terms = {
    delivery_place: deliveryPlace(address),
    delivery_contact: deliveryContact(address.recipient, phone),
    note: input.note,
  };
  await requireCodes(work, [input.cost]);
  return { sellers, lots, terms, cost: input.cost };
}

/** What is bought of whom, with the lots locked. Refuses whatever is not as stated. */
export async function readSellers(work: MemberWork, wanted: readonly Line[]): Promise<CartSeller[]> {
  const lines = await readLines(work, wanted);
  const issues: Issue[] = lines.flatMap((line, index) =>
    line.problems.map((code) => ({ path: ['lines', index, line.item.id], code })),
  );
  if (issues.some(({ code }) => code === 'own_stock')) return fail('OWN_STOCK', { issues });
  if (issues.length > 0) return fail('PURCHASE_CHANGED', { issues });
  return bySeller(lines);
}

/** Places an order of each seller, in the name of the member whose purchase it is. */
export async function placeOrders(
  work: MemberWork,
  { sellers, lots, terms, cost, history = [] }: Purchase,
  ordered_by: string,
) {
  const { session, db, now } = work;
  const placed: Array<{ id: string; summary: OrderSummary }> = [];
  for (const seller of sellers) {
    const one = await order(work, seller, lots, { ...terms, ordered_by, history });
    await chargeOrder(work, one.id, cost);
    placed.push(one);
  }
  const orders = placed.map(({ summary }) => summary);
  const id = uuid();
  await addCheckout(db, {
    id,
    company_id: session.company_id,
    account_id: ordered_by,
    order_numbers: orders.map(({ order_number }) => order_number),
    created_at: now,
  });
  return { checkout_id: id, orders };
}

async function order(
  work: MemberWork,
  seller: CartSeller,
  lots: readonly Lot[],
  terms: Purchase['terms'] & { ordered_by: string; history: readonly Earlier[] },
): Promise<{ id: string; summary: OrderSummary }> {
  const lines = seller.lines.map((line) => ({ line, row: orderLine(work, line) }));
  const [first] = lines;
  if (!first) throw new Error('a seller without lines');
  const { id, summary } = await placeStockOrder(work, {
    ...terms,
    seller_company_id: seller.store_id,
    title: stockTitle({ spec: first.row.spec, lines: lines.length }, work.language),
    totals: seller.totals,
    lines: lines.map(({ row }) => row),
  });
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  await reserve(
    work,
    id,
    lines.map(({ line, row }) => {
      const lot = byId.get(line.item.id);
      if (!lot) throw new Error('a lot was bought that was not locked');
      return { lot, order_line_id: row.id, qty: line.qty };
    }),
  );
  return { id, summary };
}

/** A line as the order keeps it. */
export function orderLine(work: MemberWork, { item, qty, weight_kg }: CartStockLine): StockOrderLine {
  const priced = amountOf(item, qty);
  if (!priced || item.unit_price === null || item.price_uom === null) throw new Error('an open item without a price');
  return {
    id: uuid(),
    description: describeSpec(item.spec, work.language),
    spec: item.spec,
    qty,
    uom: item.uom,
    unit_price: item.unit_price,
    price_uom: item.price_uom,
    priced_qty: priced.priced_qty,
    amount: priced.amount,
    weight_kg,
    maker: item.maker,
    origin: item.origin,
  };
}

/** The orders of one purchase of the company, by its id or by the number of an order. */
export async function readCheckout(work: MemberWork, id: string) {
  const { session, db } = work;
  if (!isUuid(id)) {
    return checkoutOf(id, [await getOrder(work, id)]);
  }
  const row = await findCheckout(db, session.company_id, id);
  if (!row) return fail('CHECKOUT_NOT_FOUND');
  const orders: PricedOrder[] = [];
  for (const number of row.order_numbers) orders.push(await getOrder(work, number));
  return checkoutOf(id, orders);
}

/** The soonest of the instants by which the transfers are to be reported; null where no order names one. */
function checkoutOf(checkout_id: string, orders: readonly PricedOrder[]) {
  const [pay_until = null] = orders.flatMap(({ payment_due_at }) => payment_due_at ?? []).toSorted();
  return { checkout_id, pay_until, orders: orders.map(summaryOf) };
}

function summaryOf({ seller, totals, ...order }: PricedOrder): OrderSummary {
  const { currency, total_amount } = totals;
  return { ...order, currency, total_amount, counterpart_name: seller.company_name };
}
