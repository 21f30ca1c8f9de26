import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { exportStock, listStock } from '../../../contract/endpoints/stock';
import type { StockItem, stockItemChange, stockItemInput } from '../../../contract/entities/stock';
import { priceEach } from '../../../domain/stock/priceEach';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { idCursor, nextCursor } from '../../http/page';
import { readSearchBox } from '../market/names.service';
import {
  addItems,
  findItems,
  findItemsById,
  lockItems,
  type NewStockItem,
  type StockItemFound,
  type StockItemRow,
  updateItem,
} from './item.repository';
import { filesOfLots } from './lotFiles.service';
import { addMovements } from './ledger.repository';
import { derivedOf, ownSpec } from './lot';
import { seesCost } from './cost.policy';
import { presentItem } from './stock.presenter';
import { ownWarehouse } from './warehouse.service';

type Filter = z.output<(typeof exportStock)['query']>;

/** Lots under a filter, up to `limit`. The search box means here what it means in the market. */
export async function findLots(work: MemberWork, { q, ...filter }: Filter, cursor: string | undefined, limit: number) {
  const { session, db } = work;
  const reading = q ? await readSearchBox(work, q) : null;
  if (reading && reading.shown.length === 0) return [];
  return findItems(db, session.company_id, {
    ...filter,
    all: reading?.all ?? [],
    any: reading?.any ?? [],
    cursor,
    limit,
  });
}

/** A page of the company's lots. */
export async function listItems(work: MemberWork, query: z.output<(typeof listStock)['query']>) {
  const { limit, cursor, ...filter } = query;
  const rows = await findLots(work, filter, idCursor(cursor), limit + 1);
  return {
    items: await present(work, rows.slice(0, limit)),
    next_cursor: nextCursor(rows, limit, ({ item }) => item.id),
  };
}

async function present(work: MemberWork, rows: readonly StockItemFound[]): Promise<StockItem[]> {
  const files = await filesOfLots(
    work,
    rows.map(({ item }) => item.id),
  );
  const showsCost = seesCost(work);
  return rows.map((row) => presentItem(row, files, showsCost));
}

/** Lots of the company in the chosen order; a foreign one does not exist. */
export async function readItems(work: MemberWork, ids: readonly string[]): Promise<StockItem[]> {
  const rows = await findItemsById(work.db, work.session.company_id, ids);
  const byId = new Map((await present(work, rows)).map((item) => [item.id, item]));
  return ids.map((id) => byId.get(id) ?? fail('STOCK_NOT_FOUND'));
}

/** A lot of the company; a foreign one does not exist. */
export async function readItem(work: MemberWork, id: string): Promise<StockItem> {
  const [item] = await readItems(work, [id]);
  return item ?? fail('STOCK_NOT_FOUND');
}

/** A lot of the company, locked for a change. Refuses a stale version. */
export async function ownLot(work: MemberWork, id: string, version: number): Promise<StockItemRow> {
  const [lot] = await ownLots(work, [{ item_id: id, version }]);
  return lot ?? fail('STOCK_NOT_FOUND');
}

/** The same for several lots, in the chosen order. */
export async function ownLots(work: MemberWork, wanted: readonly { item_id: string; version: number }[]) {
  const ids = wanted.map(({ item_id }) => item_id);
  const rows = new Map((await lockItems(work.db, ids)).map((row) => [row.id, row]));
  return wanted.map(({ item_id, version }, index) => {
    const row = rows.get(item_id);
    if (!row || row.company_id !== work.session.company_id) return fail('STOCK_NOT_FOUND');
    if (row.version !== version) {
      return fail('STALE_VERSION', { issues: [{ path: ['items', index], code: 'stale' }] });
    }
    return row;
  });
}

type Input = z.output<typeof stockItemInput>;

/** Adds lots, all or none; a quantity becomes the receipt that begins the ledger. */
export async function createItems(work: MemberWork, inputs: readonly Input[]): Promise<StockItem[]> {
  return readItems(work, await addLots(work, inputs));
}

/** The same without reading them again; answers their ids. */
export async function addLots(work: MemberWork, inputs: readonly Input[]): Promise<string[]> {
  const { session, now } = work;
  const places = new Map<string, string>();
  for (const id of new Set(inputs.map((input) => input.warehouse_id))) {
    places.set(id, (await ownWarehouse(work, id)).region);
  }
  const made = inputs.map((input) => ({ input, row: newLot(work, input, places.get(input.warehouse_id) ?? '') }));
  await addItems(
    work.db,
    made.map(({ row }) => row),
  );
  await addMovements(
    work.db,
    made
      .filter(({ input }) => input.qty !== null)
      .map(({ input, row }) => ({
        id: uuid(),
        company_id: session.company_id,
        item_id: row.id,
        kind: 'IN' as const,
        reason: 'receipt' as const,
        on_hand_delta: input.qty ?? '0',
        reserved_delta: '0',
        note: input.note,
        account_id: session.account_id,
        actor_name: session.name,
        at: now,
      })),
  );
  return made.map(({ row }) => row.id);
}

function newLot(work: MemberWork, input: Input, place: string): NewStockItem & { id: string } {
  const { qty: _qty, note: _note, ...facts } = input;
  const lot = { ...facts, spec: ownSpec(input.spec), condition: input.condition ?? ('new' as const), place };
  return {
    ...lot,
    ...derivedOf(lot),
    certificate_type: input.certificate_type ?? 'none',
    id: uuid(),
    company_id: work.session.company_id,
    version: 1,
    created_at: work.now,
    updated_at: work.now,
  };
}

/** Changes facts of a lot; where its material changed, weight, price per unit and search terms follow. */
export async function changeItem(work: MemberWork, id: string, input: z.output<typeof stockItemChange>) {
  const lot = await ownLot(work, id, input.version);
  const { version: _version, cost_price, ...facts } = input;
  // Who cannot see the cost sends it back empty.
  const change = seesCost(work) && cost_price !== undefined ? { ...facts, cost_price } : facts;
  const spec = ownSpec(change.spec ?? lot.spec);
  const derived = derivedOf({ ...lot, ...change, spec });
  const each =
    lot.unit_price && lot.price_uom
      ? priceEach(
          { uom: lot.uom, length_m: spec.length_m, unit_weight_kg: derived.unit_weight_kg },
          lot.unit_price,
          lot.price_uom,
        )
      : null;
  // An open lot must keep a price of its own unit.
  if (lot.is_open && each === null) return fail('STOCK_UNIT');
  await updateItem(work.db, lot, { ...change, ...derived, unit_price_each: each }, work.now);
  return readItem(work, id);
}
