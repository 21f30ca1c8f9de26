import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { rfq } from '../../../db/schema/rfq';
import type { RfqRow } from '../../request/request.repository';

/** The request that waits longest for its plan, put off until a moment so that nobody else begins; null where none waits. */
export async function claimDuePlan(
  db: Executor,
  { now, since, until }: { now: Date; since: Date; until: Date },
): Promise<RfqRow | null> {
  const waiting = db
    .select({ id: rfq.id })
    .from(rfq)
    .where(and(lte(rfq.plan_due_at, now), gt(rfq.closed_at, since), eq(rfq.status, 'CMP')))
    .orderBy(rfq.plan_due_at)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db.update(rfq).set({ plan_due_at: until }).where(inArray(rfq.id, waiting)).returning();
  return row ?? null;
}

/** Ends a claim, with null as planned, else until a moment; nothing where collecting has ended again since. */
export async function endDuePlan(
  db: Executor,
  { id, plan_due_at: claimed }: RfqRow,
  again: Date | null,
): Promise<void> {
  if (claimed === null) return;
  await db
    .update(rfq)
    .set({ plan_due_at: again })
    .where(and(eq(rfq.id, id), eq(rfq.plan_due_at, claimed)));
}
