import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { MAX_LINES } from '../../../contract/constants';
import type { applyStockList, previewStockList } from '../../../contract/endpoints/stockList';
import type { StockListChange } from '../../../contract/entities/stockList';
import { trimDecimal } from '../../../domain/money/exact';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import { readSheets } from '../../spreadsheet/readSheets';
import { readOwnFile } from '../file/file.service';
import { type StockItemRow, updateItem } from './item.repository';
import { addLots, ownLots } from './item.service';
import { addMovements } from './ledger.repository';
import { compareList } from './list/compareList';
import { readListSheet } from './list/readList';
import { derivedOf } from './lot';
import { findNamedLots } from './stockList.repository';
import { listWarehouses, ownWarehouse } from './warehouse.service';

/** Rows above the list: its title and the names of its columns. */
const MOST_TITLES = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an uploaded list and lays each row beside the lot it means. */
export async function previewList(work: MemberWork, input: z.output<(typeof previewStockList)['body']>) {
  const { session, db } = work;
  await ownWarehouse(work, input.warehouse_id);
  const { name, bytes } = await readOwnFile(work, input.file_id, 'STOCK');
  const sheets = await readSheets(name, bytes);
  const held = sheets.reduce((sum, { rows }) => sum + rows.filter((row) => row.some(Boolean)).length, 0);
  if (held > MAX_LINES + MOST_TITLES) return refuse('LIST_TOO_LONG');
  const rows = sheets.flatMap(readListSheet);
  if (rows.length > MAX_LINES) return refuse('LIST_TOO_LONG');
  const known = await findNamedLots(db, session.is_test, session.company_id, {
    ids: rows.flatMap(({ cells }) => (cells.id && UUID.test(cells.id) ? [cells.id] : [])),
    lot_nos: [...new Set(rows.flatMap(({ cells }) => (cells.lot_no ? [cells.lot_no.toLowerCase()] : [])))],
    keys: [...new Set(rows.flatMap((row) => (row.unknown ? [] : [row.spec.canonical_key])))],
  });
  const { items } = await listWarehouses(work);
  const byName = new Map(items.map((place) => [place.name.toLowerCase(), place.id]));
  const compared = compareList(rows, known, { usual: input.warehouse_id, byName });
  return compared.some(({ state }) => state !== 'skipped') ? { rows: compared } : refuse('FILE_EMPTY');
}

/** Takes over a part of a list. A lot that moved on since the preview refuses all of it, so that nothing is undone. */
export async function applyList(work: MemberWork, { create, change }: z.output<(typeof applyStockList)['body']>) {
  await addLots(work, create);
  const lots = await ownLots(work, change);
  const counts: Parameters<typeof addMovements>[1][number][] = [];
  for (const [index, lot] of lots.entries()) {
    const stated = change[index];
    if (!stated) continue;
    const { item_id: _item, version: _version, counted, ...facts } = stated;
    await updateItem(work.db, lot, { ...facts, ...derivedOf({ ...lot, ...facts }) }, work.now);
    const recount = recountOf(work, lot, counted, index);
    if (recount) counts.push(recount);
  }
  await addMovements(work.db, counts);
  return { created: create.length, changed: change.length };
}

function recountOf(work: MemberWork, lot: StockItemRow, counted: StockListChange['counted'], index: number) {
  if (counted === null || new Big(counted).eq(lot.on_hand)) return null;
  if (new Big(counted).lt(lot.reserved)) {
    return refuse('STOCK_SHORT', { issues: [{ path: ['change', index, 'counted'], code: 'reserved' }] });
  }
  return {
    id: uuid(),
    is_test: lot.is_test,
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
