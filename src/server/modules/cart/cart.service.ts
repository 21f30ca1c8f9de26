import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { addToCart, readKeptCart as readKept } from '../../../contract/endpoints/cart';
import type { Cart, CartRequestLine } from '../../../contract/entities/cart';
import { rebuildSpec } from '../../../domain/material/spec';
import { sumWeights } from '../../../domain/material/totalWeight';
import { theoreticalWeight } from '../../../domain/material/weight';
import { trimDecimal } from '../../../domain/money/exact';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import type { Session } from '../../http/sessionType';
import { readOffered } from '../market/search.service';
import { type CartRow, deleteLines, findCart, holdCart, putLines, seePrices, setQuantity } from './cart.repository';
import { bySeller, lineOf } from './pricing';

const MOST_LINES = 300;

/** A line of either basket as the cart shows it, wherever it is stored. */
type Line = Pick<CartRow, 'id' | 'item_id' | 'raw_text' | 'spec' | 'qty' | 'uom' | 'seen_price' | 'seen_price_uom'>;

/** The person's cart against prices and quantities as they are now. */
export async function readCart(work: MemberWork): Promise<Cart> {
  const { session, db } = work;
  return cartOf(work, session, await findCart(db, session.account_id));
}

/** What a visitor's browser keeps, as a cart without prices; nothing of it is stored here. */
export function readKeptCart(work: Work, session: Session | null, input: z.output<(typeof readKept)['body']>) {
  const stock = input.stock.map((line) => ({
    ...line,
    id: line.item_id,
    raw_text: '',
    spec: null,
    uom: 'EA' as const,
  }));
  const request = input.request.map((line) => ({ ...line, item_id: null, seen_price: null, seen_price_uom: null }));
  return cartOf(work, session, [...stock, ...request]);
}

async function cartOf(work: Work, session: Session | null, rows: readonly Line[]): Promise<Cart> {
  const wanted = rows.flatMap((row) => (row.item_id === null ? [] : [{ ...row, item_id: row.item_id }]));
  const items = await readOffered(
    work,
    session,
    wanted.map((row) => row.item_id),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const lines = wanted.flatMap((row) => {
    const item = byId.get(row.item_id);
    return item ? [lineOf(item, row)] : [];
  });
  const request = rows.flatMap(requestLine);
  return {
    stock: bySeller(lines),
    request,
    request_weight_kg: sumWeights(request.map(({ weight_kg }) => ({ total_weight_kg: weight_kg }))),
    count: lines.length + request.length,
  };
}

function requestLine({ id, raw_text, spec, qty, uom }: Line): CartRequestLine[] {
  if (!spec) return [];
  const weight = theoreticalWeight(spec, qty, uom);
  return [
    { id, raw_text, spec, qty: trimDecimal(new Big(qty)), uom, weight_kg: weight.known ? weight.total_kg : null },
  ];
}

/** What two lines of one item come to: both quantities, or the larger one. */
const together = (first: string, second: string, more: boolean) =>
  (more ? new Big(first).plus(second) : new Big(first).gt(second) ? new Big(first) : new Big(second)).toFixed();

/** Puts lines in. Items that are not there, are left out rather than losing the rest. */
export async function putInCart(work: MemberWork, input: z.output<(typeof addToCart)['body']>): Promise<Cart> {
  const { session, db, now } = work;
  await holdCart(db, session.account_id);
  const there = await readOffered(
    work,
    session,
    input.stock.map(({ item_id }) => item_id),
  );
  const known = new Map(there.map((item) => [item.id, item]));
  const base = { account_id: session.account_id, created_at: now, updated_at: now };
  const stock = new Map<string, Parameters<typeof putLines>[1][number]>();
  for (const line of input.stock) {
    const item = known.get(line.item_id);
    if (!item) continue;
    const before = stock.get(line.item_id)?.qty;
    const qty = before === undefined ? line.qty : together(before, line.qty, input.more);
    stock.set(line.item_id, { ...line, ...base, qty, id: uuid(), uom: item.uom });
  }
  const request = input.request.map((line) => ({ ...line, ...base, id: uuid(), spec: rebuildSpec(line.spec, {}) }));
  await putLines(db, [...stock.values(), ...request], input.more);
  if ((await findCart(db, session.account_id)).length > MOST_LINES) return fail('CART_FULL');
  return readCart(work);
}

/** Sets how much of a line is wanted. */
export async function changeLine(work: MemberWork, id: string, qty: string): Promise<Cart> {
  if (!(await setQuantity(work.db, work.session.account_id, id, qty, work.now))) return fail('CART_LINE_NOT_FOUND');
  return readCart(work);
}

/** Takes lines out; those that are gone already are no error. */
export async function removeLines(work: MemberWork, ids: readonly string[]): Promise<Cart> {
  await deleteLines(work.db, work.session.account_id, ids);
  return readCart(work);
}

/** The person has seen the present prices. */
export async function acceptPrices(work: MemberWork): Promise<Cart> {
  await seePrices(work.db, work.session.account_id, work.now);
  return readCart(work);
}
