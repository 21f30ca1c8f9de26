import type { MemberWork } from '../../http/context';
import { lockItemsOfWarehouse, setPlace } from './item.repository';
import { derivedOf } from './lot';

/** The lots of a warehouse are found at its new place from now on. */
export async function replaceLots(work: MemberWork, warehouseId: string, region: string): Promise<void> {
  for (const lot of await lockItemsOfWarehouse(work.db, warehouseId)) {
    const { place, terms } = derivedOf({ ...lot, place: region });
    await setPlace(work.db, lot.id, place, terms);
  }
}
