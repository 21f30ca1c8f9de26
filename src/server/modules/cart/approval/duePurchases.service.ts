import { seoulDay } from '../../../../domain/time/deadline';
import { DAY_MS } from '../../../../domain/time/spans';
import type { Work } from '../../../http/context';
import { recordEvent } from '../../audit/audit.service';
import { askOpenSteps } from '../../award/approval/steps.service';
import { endPurchase } from './endPurchase';
import { lockUncheckedPurchases, type PurchaseRow, updatePurchase } from './purchaseApproval.repository';
import { notifyOfPurchase, purchaseAsker } from './purchaseNotice';

const EVERY_MS = 5 * 60_000;
const BATCH = 20;
/** How long before its stock is free again people are warned. */
const WARNED_MS = DAY_MS;

/**
 * Looks at every purchase that waits: asks approvers who became so since, reminds of overdue steps, warns once before its stock
 * is free again, and ends it then.
 */
export async function checkPurchases(work: Work): Promise<void> {
  const { db, now } = work;
  for (const row of await lockUncheckedPurchases(db, now, new Date(now.getTime() - EVERY_MS), BATCH)) {
    await updatePurchase(db, row.id, { checked_at: now });
    if (row.hold_until <= now) await expire(work, row);
    else await warn(work, row, await askOpenSteps(work, row, purchaseAsker(work, row)));
  }
}

async function expire(work: Work, row: PurchaseRow): Promise<void> {
  const { company_id, purchase_number } = row;
  recordEvent(work, 'approval_expired', { company_id, after: { purchase_number }, system: true });
  await endPurchase(work, row, { status: 'expired' });
  await notifyOfPurchase(work, row, [row.requested_by], 'purchase_approval_expired');
}

async function warn(work: Work, row: PurchaseRow, deciders: readonly string[]): Promise<void> {
  const day = seoulDay(row.hold_until);
  if (row.warned_for === day || row.hold_until.getTime() - work.now.getTime() > WARNED_MS) return;
  await updatePurchase(work.db, row.id, { warned_for: day });
  await notifyOfPurchase(work, row, [...deciders, row.requested_by], 'purchase_approval_ending', { day });
}
