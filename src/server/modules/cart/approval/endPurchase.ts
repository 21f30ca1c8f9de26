import type { PurchaseFault } from '../../../../contract/entities/purchaseApproval';
import type { ApprovalStatus } from '../../../../contract/entities/approval';
import { v7 as uuid } from 'uuid';
import type { Work } from '../../../http/context';
import { isColleague } from '../../award/approval/steps.service';
import { releaseHold } from '../../stock/reservation.service';
import { holdCart, putLines } from '../cart.repository';
import { type PurchaseRow, updatePurchase } from './purchaseApproval.repository';

/**
 * Ends a purchase without an order: its stock is free again, and its lines stand in the cart of the person who requested it,
 * with the prices that this person saw, so that a change has to be accepted again.
 */
export async function endPurchase(
  work: Work,
  row: PurchaseRow,
  end: { status: ApprovalStatus; faults?: PurchaseFault[] },
): Promise<void> {
  const { db, now } = work;
  await updatePurchase(db, row.id, { ...end, closed_at: now });
  await releaseHold(work, row.id);
  if (!(await isColleague(work, row.company_id, row.requested_by))) return;
  const units = new Map(row.purchase.sellers.flatMap(({ lines }) => lines).map((line) => [line.id, line.uom]));
  await holdCart(db, row.requested_by);
  await putLines(
    db,
    row.purchase.lines.map(({ item_id, qty, unit_price, price_uom }) => ({
      id: uuid(),
      account_id: row.requested_by,
      item_id,
      qty,
      uom: units.get(item_id) ?? price_uom,
      seen_price: unit_price,
      seen_price_uom: price_uom,
      created_at: now,
      updated_at: now,
    })),
  );
}
