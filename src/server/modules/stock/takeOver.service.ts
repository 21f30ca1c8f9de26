import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { applyStockList } from '../../../contract/endpoints/stockList';
import type { StockListChange } from '../../../contract/entities/stockList';
import { trimDecimal } from '../../../domain/money/exact';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findItemsById, findTwin, lockItems, type StockItemRow, updateItem } from './item.repository';
import { addLots, ownLots } from './item.service';
import { addMovements } from './ledger.repository';
import { derivedOf } from './lot';
import { move } from './movement.service';
import { carryTerms, closeItems, openItems } from './opening.service';

/** Takes over a part of a list. A lot that moved on since the preview refuses all of it, so that nothing is undone. */
export async function applyList(work: MemberWork, { create, change }: z.output<(typeof applyStockList)['body']>) {
  await addLots(work, create);
  await lockWithTwins(work, change);
  const lots = await ownLots(work, change);
  const counts: Parameters<typeof addMovements>[1][number][] = [];
  for (const [index, lot] of lots.entries()) {
    const stated = change[index];
    if (!stated) continue;
    const {
      item_id: _item,
      version: _version,
      counted,
      move_to: _place,
      terms: _terms,
      closes: _no,
      ...facts
    } = stated;
    await updateItem(work.db, lot, { ...facts, ...derivedOf({ ...lot, ...facts }) }, work.now);
    const recount = recountOf(work, lot, counted, index);
    if (recount) counts.push(recount);
  }
  await addMovements(work.db, counts);
  await changeSales(work, change);
  for (const one of change) if (one.move_to) await moveAll(work, one, one.move_to);
  return { created: create.length, changed: change.length };
}

/** All lots of the part, and those that moved pieces will join, in the order of their ids as a purchase locks them. */
async function lockWithTwins(work: MemberWork, change: readonly StockListChange[]): Promise<void> {
  const { db, session } = work;
  const ids = change.map(({ item_id }) => item_id);
  const moved = change.filter(({ move_to }) => move_to !== null);
  const found = await findItemsById(
    db,
    session.company_id,
    moved.map(({ item_id }) => item_id),
  );
  for (const { item } of found) {
    const { move_to, ...facts } = moved.find(({ item_id }) => item_id === item.id) ?? { move_to: null };
    const twin = move_to && (await findTwin(db, { ...item, ...facts } as StockItemRow, move_to));
    if (twin) ids.push(twin.id);
  }
  await lockItems(db, ids);
}

/** Each lot's version is one higher by now: its facts were written. */
const next = ({ item_id, version }: StockListChange) => ({ item_id, version: version + 1 });

async function changeSales(work: MemberWork, change: readonly StockListChange[]): Promise<void> {
  const opened = change.flatMap((one) => (one.terms ? [{ ...one.terms, ...next(one) }] : []));
  if (opened.length > 0) await openItems(work, opened);
  const closed = change.filter(({ closes }) => closes).map(next);
  if (closed.length > 0) await closeItems(work, closed);
}

type Place = NonNullable<StockListChange['move_to']>;

/** All that is on hand goes to another warehouse by the ledger, and stays for sale as it was. */
async function moveAll(work: MemberWork, { item_id }: StockListChange, place: Place): Promise<void> {
  const [lot] = await lockItems(work.db, [item_id]);
  if (!lot) return fail('STOCK_NOT_FOUND');
  const { to } = await move(work, item_id, { ...place, version: lot.version, qty: lot.on_hand, note: null });
  if (lot.is_open) await carryTerms(work, lot, to.id);
}

function recountOf(work: MemberWork, lot: StockItemRow, counted: StockListChange['counted'], index: number) {
  if (counted === null || new Big(counted).eq(lot.on_hand)) return null;
  if (new Big(counted).lt(lot.reserved)) {
    return fail('STOCK_SHORT', { issues: [{ path: ['change', index, 'counted'], code: 'reserved' }] });
  }
  return {
    id: uuid(),
    company_id: lot.company_id,
    item_id: lot.id,
    kind: 'ADJUST' as const,
    reason: 'count' as const,
    on_hand_delta: trimDecimal(new Big(counted).minus(lot.on_hand)),
    reserved_delta: '0',
    account_id: work.session.account_id,
    actor_name: work.session.name,
    at: work.now,
  };
}
