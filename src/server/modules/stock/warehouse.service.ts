import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { Warehouse, warehouseInput } from '../../../contract/entities/stock';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import {
  addWarehouseRow,
  deleteWarehouse,
  findWarehouses,
  isNameTaken,
  lockWarehouse,
  updateWarehouse,
  type WarehouseRow,
} from './warehouse.repository';
import { lockItemsOfWarehouse, setPlace } from './item.repository';
import { derivedOf } from './lot';

type Input = z.output<typeof warehouseInput>;

function present(row: WarehouseRow, item_count: number): Warehouse {
  const { id, name, region, address, version } = row;
  return { id, name, region, address, version, item_count };
}

/** The company's warehouses, the first one first. */
export async function listWarehouses(work: MemberWork): Promise<{ items: Warehouse[] }> {
  const rows = await findWarehouses(work.db, work.session.company_id);
  return { items: rows.map(({ row, item_count }) => present(row, item_count)) };
}

/** A warehouse of the company; anybody else's does not exist. */
export async function ownWarehouse(work: MemberWork, id: string): Promise<WarehouseRow> {
  const row = await lockWarehouse(work.db, work.session.company_id, id);
  return row ?? fail('WAREHOUSE_NOT_FOUND');
}

/** Adds a warehouse. Refuses a name that the company has already. */
export async function addWarehouse(work: MemberWork, input: Input): Promise<Warehouse> {
  const { session, now } = work;
  const row = await addWarehouseRow(work.db, {
    ...input,
    id: uuid(),
    company_id: session.company_id,
    version: 1,
    created_at: now,
  });
  return row ? present(row, 0) : fail('WAREHOUSE_NAME');
}

/** Changes a warehouse; its lots follow to another region. Refuses a stale version and a taken name. */
export async function changeWarehouse(work: MemberWork, id: string, input: Input & { version: number }) {
  const row = await ownWarehouse(work, id);
  if (row.version !== input.version) return fail('STALE_VERSION');
  if (await isNameTaken(work.db, row.company_id, input.name, id)) return fail('WAREHOUSE_NAME');
  const { version: _version, ...change } = input;
  await updateWarehouse(work.db, row, change);
  if (change.region !== row.region) await replaceLots(work, id, change.region);
  const found = (await listWarehouses(work)).items.find((one) => one.id === id);
  return found ?? fail('WAREHOUSE_NOT_FOUND');
}

/** Removes a warehouse. Refuses a stale version, and one that has lots, empty ones included. */
export async function removeWarehouse(work: MemberWork, id: string, version: number): Promise<{ removed: true }> {
  if ((await ownWarehouse(work, id)).version !== version) return fail('STALE_VERSION');
  if (!(await deleteWarehouse(work.db, id))) return fail('WAREHOUSE_IN_USE');
  return { removed: true };
}

/** The lots of a warehouse are found at its new place from now on. */
async function replaceLots(work: MemberWork, warehouseId: string, region: string): Promise<void> {
  for (const lot of await lockItemsOfWarehouse(work.db, warehouseId)) {
    const { place, terms } = derivedOf({ ...lot, place: region });
    await setPlace(work.db, lot.id, place, terms);
  }
}
