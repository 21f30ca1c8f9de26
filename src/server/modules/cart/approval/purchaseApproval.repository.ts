import { and, arrayContains, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { PurchaseFault } from '../../../../contract/entities/purchaseApproval';
import type { Executor } from '../../../db/database';
import { approval, type FrozenPurchase } from '../../../db/schema/approval';

type Row = typeof approval.$inferSelect;
/** A request to approve a purchase of listed stock. */
export type PurchaseRow = Row & {
  purchase: FrozenPurchase;
  purchase_number: string;
  hold_until: Date;
  faults: PurchaseFault[];
};

function ofPurchase(row: Row | undefined): PurchaseRow | null {
  if (!row?.purchase || row.purchase_number === null || row.hold_until === null) return null;
  const { purchase, purchase_number, hold_until } = row;
  return { ...row, purchase, purchase_number, hold_until, faults: row.faults as PurchaseFault[] };
}

const isPurchase = isNotNull(approval.purchase);
const numbered = (companyId: string, number: string) =>
  and(eq(approval.company_id, companyId), eq(approval.purchase_number, number));

/** A purchase of a company by its number. */
export async function findPurchase(db: Executor, companyId: string, number: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(approval).where(numbered(companyId, number));
  return ofPurchase(row);
}

/** The same, locked before its steps are read or changed. */
export async function lockPurchase(db: Executor, companyId: string, number: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(approval).where(numbered(companyId, number)).for('update');
  return ofPurchase(row);
}

/** The purchase that an order of a company came of; null where it was placed without approval. */
export async function findPurchaseOfOrder(
  db: Executor,
  companyId: string,
  orderNumber: string,
): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(and(eq(approval.company_id, companyId), isPurchase, arrayContains(approval.order_numbers, [orderNumber])));
  return ofPurchase(row);
}

/** Purchases of a company that wait, and those that ended after an instant; the newest first. */
export async function findPurchases(
  db: Executor,
  companyId: string,
  endedAfter: Date,
  most: number,
): Promise<PurchaseRow[]> {
  const rows = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.company_id, companyId),
        isPurchase,
        or(eq(approval.status, 'waiting'), gt(approval.closed_at, endedAfter)),
      ),
    )
    .orderBy(desc(approval.id))
    .limit(most);
  return rows.flatMap((row) => ofPurchase(row) ?? []);
}

/** Changes a purchase, under its lock. */
export async function updatePurchase(db: Executor, id: string, change: Partial<Row>): Promise<void> {
  await db.update(approval).set(change).where(eq(approval.id, id));
}

/** Locks purchases that wait and were not looked at since a moment, or whose stock is reserved no longer. */
export async function lockUncheckedPurchases(
  db: Executor,
  now: Date,
  before: Date,
  most: number,
): Promise<PurchaseRow[]> {
  const rows = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.status, 'waiting'),
        isPurchase,
        or(isNull(approval.checked_at), lt(approval.checked_at, before), lte(approval.hold_until, now)),
      ),
    )
    .orderBy(asc(approval.checked_at))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.flatMap((row) => ofPurchase(row) ?? []);
}
