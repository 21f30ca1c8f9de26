import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { openTerms, StockItem } from '../../../contract/entities/stock';
import { priceEach } from '../../../domain/stock/priceEach';
import { accountFor } from '../../../domain/company/accountFor';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { companyOf } from '../company/company.service';
import { notifyOfOpening, notifyOfPrice } from '../market/interest/notice.service';
import { addPrice, lockItems, type StockItemRow, updateItem } from './item.repository';
import { ownLots, readItems } from './item.service';

type Terms = z.output<typeof openTerms> & { item_id: string; version: number };

/** Opens lots for sale or changes their terms, all or none. People who saved the item or the store are notified. */
export async function openItems(work: MemberWork, inputs: readonly Terms[]): Promise<StockItem[]> {
  const { session } = work;
  const company = await companyOf(work, session.company_id);
  if (!company || !accountFor(company, 'KRW')) return fail('NO_BANK_ACCOUNT');
  const lots = await ownLots(work, inputs);
  const opened: StockItemRow[] = [];
  for (const [index, input] of inputs.entries()) {
    const lot = lots[index];
    if (!lot) return fail('STOCK_NOT_FOUND');
    if (await openOne(work, lot, input, index)) opened.push(lot);
  }
  if (opened.length > 0) await notifyOfOpening(work, opened.length);
  return readItems(
    work,
    inputs.map(({ item_id }) => item_id),
  );
}

/** True when the lot was closed before. */
async function openOne(work: MemberWork, lot: StockItemRow, input: Terms, index: number): Promise<boolean> {
  const wrong = (field: string) =>
    fail('STOCK_OPEN_INVALID', { issues: [{ path: ['items', index, field], code: field }] });
  if (new Big(input.open_qty).gt(new Big(lot.on_hand).minus(lot.reserved))) return wrong('open_qty');
  if (input.moq !== null && new Big(input.moq).gt(input.open_qty)) return wrong('moq');
  if (input.multiple !== null && new Big(input.multiple).gt(input.open_qty)) return wrong('multiple');
  const measures = { uom: lot.uom, length_m: lot.spec.length_m, unit_weight_kg: lot.unit_weight_kg };
  const each = priceEach(measures, input.unit_price, input.price_uom);
  if (each === null) {
    return fail('STOCK_UNIT', { issues: [{ path: ['items', index, 'price_uom'], code: 'price_uom' }] });
  }
  const changed = !isSamePrice(lot, input);
  await updateItem(
    work.db,
    lot,
    {
      open_qty: input.open_qty,
      is_open: true,
      currency: input.currency,
      unit_price: input.unit_price,
      price_uom: input.price_uom,
      unit_price_each: each,
      moq: input.moq ?? '0',
      multiple: input.multiple ?? '0',
      opened_at: lot.is_open ? lot.opened_at : work.now,
    },
    work.now,
  );
  if (changed) {
    const { currency, unit_price, price_uom } = input;
    await addPrice(work.db, {
      id: uuid(),
      item_id: lot.id,
      currency,
      unit_price,
      price_uom,
      at: work.now,
    });
    if (lot.unit_price !== null) await notifyOfPrice(work, lot);
  }
  return !lot.is_open;
}

function isSamePrice(lot: StockItemRow, input: Terms): boolean {
  const { unit_price, price_uom, currency } = lot;
  return (
    unit_price !== null &&
    price_uom === input.price_uom &&
    currency === input.currency &&
    new Big(unit_price).eq(input.unit_price)
  );
}

/** Pieces that went elsewhere as a whole stay for sale as they were. Nobody is notified: for a buyer nothing is new. */
export async function carryTerms(work: MemberWork, from: StockItemRow, toId: string): Promise<void> {
  const [to] = await lockItems(work.db, [toId]);
  if (!to || from.unit_price === null || from.price_uom === null) return;
  const both = new Big(to.open_qty).plus(from.open_qty);
  const available = new Big(to.on_hand).minus(to.reserved);
  const { currency, unit_price, price_uom, unit_price_each, moq, multiple, certificate_shown, opened_at } = from;
  // Where the pieces join others that are for sale, those keep their price.
  const terms = to.is_open
    ? {}
    : { currency, unit_price, price_uom, unit_price_each, moq, multiple, certificate_shown, opened_at, is_open: true };
  const open_qty = (both.gt(available) ? available : both).toFixed();
  await updateItem(work.db, to, { ...terms, open_qty }, work.now);
  if (!to.is_open) {
    await addPrice(work.db, {
      id: uuid(),
      item_id: to.id,
      currency,
      unit_price,
      price_uom,
      at: work.now,
    });
  }
  const [left] = await lockItems(work.db, [from.id]);
  if (left) await updateItem(work.db, left, { is_open: false, open_qty: '0' }, work.now);
}

/** Takes lots off the market. What is reserved stays reserved. */
export async function closeItems(work: MemberWork, inputs: readonly { item_id: string; version: number }[]) {
  for (const lot of await ownLots(work, inputs)) {
    await updateItem(work.db, lot, { is_open: false, open_qty: '0' }, work.now);
  }
  return readItems(
    work,
    inputs.map(({ item_id }) => item_id),
  );
}
