import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listMovements } from '../../../contract/endpoints/stock';
import type { MovementKind, MovementReason, StockItem } from '../../../contract/entities/stock';
import { trimDecimal } from '../../../domain/money/exact';
import { endOfDaySeoul, startOfDaySeoul } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { pageOf, failCursor } from '../../http/page';
import { addItems, findItemsById, findTwin, lockItems, type StockItemRow, updateItem } from './item.repository';
import { inheritFiles } from './lotFiles.service';
import { ownLot, readItem } from './item.service';
import { addMovements, findMovements } from './ledger.repository';
import { derivedOf } from './lot';
import { presentMovement } from './stock.presenter';
import { ownWarehouse } from './warehouse.service';

interface Entry {
  kind: MovementKind;
  reason: MovementReason;
  on_hand_delta: string;
  note: string | null;
  reference?: string;
}

/** Writes one entry of a lot in the name of the person at work. */
export async function recordMovement(work: MemberWork, lot: Pick<StockItemRow, 'id' | 'company_id'>, entry: Entry) {
  await addMovements(work.db, [
    {
      ...entry,
      id: uuid(),
      company_id: lot.company_id,
      item_id: lot.id,
      reserved_delta: '0',
      account_id: work.session.account_id,
      actor_name: work.session.name,
      at: work.now,
    },
  ]);
}

/** Refuses to take more out of a lot than what nobody has reserved. */
export function checkAvailable(lot: StockItemRow, qty: Big): void {
  if (new Big(lot.on_hand).minus(lot.reserved).lt(qty)) fail('STOCK_SHORT');
}

interface Moved {
  version: number;
  qty: string;
  note: string | null;
}

/** Takes pieces into a lot. Refuses a stale version. */
export async function receive(work: MemberWork, id: string, input: Moved & { reason: 'receipt' | 'return' }) {
  const lot = await ownLot(work, id, input.version);
  await recordMovement(work, lot, { kind: 'IN', reason: input.reason, on_hand_delta: input.qty, note: input.note });
  return bumpVersion(work, lot);
}

/** Takes pieces out of a lot. Refuses a stale version, and more than nobody has reserved. */
export async function issue(work: MemberWork, id: string, input: Moved & { reason: 'shipment' | 'sale' | 'scrap' }) {
  const lot = await ownLot(work, id, input.version);
  checkAvailable(lot, new Big(input.qty));
  await recordMovement(work, lot, {
    kind: 'OUT',
    reason: input.reason,
    on_hand_delta: `-${input.qty}`,
    note: input.note,
  });
  return bumpVersion(work, lot);
}

/** Sets a lot to what was counted; the entry holds the difference. Refuses a stale version, and less than is reserved. */
export async function count(
  work: MemberWork,
  id: string,
  input: { version: number; counted: string; note: string | null },
) {
  const lot = await ownLot(work, id, input.version);
  const delta = new Big(input.counted).minus(lot.on_hand);
  if (new Big(input.counted).lt(lot.reserved)) return fail('STOCK_SHORT');
  if (delta.eq(0)) return readItem(work, id);
  await recordMovement(work, lot, {
    kind: 'ADJUST',
    reason: 'count',
    on_hand_delta: trimDecimal(delta),
    note: input.note,
  });
  return bumpVersion(work, lot);
}

interface Adjusted {
  version: number;
  delta: string;
  reason: 'count' | 'return' | 'scrap';
  note: string | null;
}

/** Corrects a lot by a difference, upwards or downwards. Refuses a stale version, and taking what is reserved. */
export async function adjust(work: MemberWork, id: string, input: Adjusted): Promise<StockItem> {
  const lot = await ownLot(work, id, input.version);
  const delta = new Big(input.delta);
  if (delta.eq(0)) return readItem(work, id);
  if (delta.lt(0)) checkAvailable(lot, delta.times(-1));
  await recordMovement(work, lot, {
    kind: 'ADJUST',
    reason: input.reason,
    on_hand_delta: trimDecimal(delta),
    note: input.note,
  });
  return bumpVersion(work, lot);
}

/** Pieces go to another warehouse or bin: an OUT and an IN with one reference. */
export async function move(
  work: MemberWork,
  id: string,
  input: Moved & { warehouse_id: string; bin: string | null },
): Promise<{ from: StockItem; to: StockItem }> {
  const to = await ownWarehouse(work, input.warehouse_id);
  await lockTwins(work, id, [{ warehouse_id: to.id, bin: input.bin }]);
  const lot = await ownLot(work, id, input.version);
  if (lot.warehouse_id === to.id && lot.bin === input.bin) {
    return fail('WRONG_PARAM', { issues: [{ path: ['warehouse_id'], code: 'same_place' }] });
  }
  checkAvailable(lot, new Big(input.qty));
  const target = await mergeOrCreateLot(work, lot, { warehouse_id: to.id, bin: input.bin, place: to.region });
  const reference = uuid();
  const entry = { reason: 'move' as const, note: input.note, reference };
  await recordMovement(work, lot, { ...entry, kind: 'OUT', on_hand_delta: `-${input.qty}` });
  await recordMovement(work, { ...lot, id: target }, { ...entry, kind: 'IN', on_hand_delta: input.qty });
  return { from: await bumpVersion(work, lot), to: await readItem(work, target) };
}

type Change = Partial<Pick<StockItemRow, 'warehouse_id' | 'bin' | 'place' | 'spec' | 'condition'>>;

/** Locks a lot together with the lots its pieces will join, in the order of their ids as a purchase does. */
export async function lockTwins(work: MemberWork, id: string, changes: readonly Change[]): Promise<void> {
  const [found] = await findItemsById(work.db, work.session.company_id, [id]);
  if (!found) return fail('STOCK_NOT_FOUND');
  const ids = [id];
  for (const change of changes) {
    const facts = { ...found.item, ...change };
    const twin = await findTwin(work.db, facts, facts);
    if (twin) ids.push(twin.id);
  }
  await lockItems(work.db, ids);
}

/** The lot that pieces of another one join: the same material, heat and place, or a new one. */
export async function mergeOrCreateLot(work: MemberWork, lot: StockItemRow, change: Change): Promise<string> {
  const facts = { ...lot, ...change };
  const twin = await findTwin(work.db, facts, facts);
  if (twin) return twin.id;
  const id = uuid();
  await addItems(work.db, [
    {
      ...facts,
      ...derivedOf(facts),
      id,
      on_hand: '0',
      reserved: '0',
      open_qty: '0',
      is_open: false,
      unit_price: null,
      price_uom: null,
      unit_price_each: null,
      moq: '0',
      multiple: '0',
      low_mark: null,
      opened_at: null,
      views: 0,
      version: 1,
      created_at: work.now,
      updated_at: work.now,
    },
  ]);
  await inheritFiles(work, lot.id, id);
  return id;
}

/** The lot after its movement, its version one higher, so that two open windows notice each other. */
export async function bumpVersion(work: MemberWork, lot: StockItemRow): Promise<StockItem> {
  await updateItem(work.db, lot, {}, work.now);
  return readItem(work, lot.id);
}

/** The ledger of the company. */
export async function listLedger(work: MemberWork, query: z.output<(typeof listMovements)['query']>) {
  const { limit, cursor, from, to, ...filter } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) {
    return failCursor();
  }
  const rows = await findMovements(work.db, work.session.company_id, {
    ...filter,
    from: from ? startOfDaySeoul(from) : null,
    until: to ? new Date(endOfDaySeoul(to).getTime() + 1000) : null,
    before: cursor === undefined ? null : Number(cursor),
    limit: limit + 1,
  });
  return pageOf(rows, limit, presentMovement, ({ movement }) => String(movement.seq));
}
