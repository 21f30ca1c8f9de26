import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { awardPlan } from '../../../db/schema/awardPlan';

export type AwardPlanRow = typeof awardPlan.$inferSelect;

/** Stores the planner's result for a person, with its rules. */
export async function addPlan(db: Executor, row: typeof awardPlan.$inferInsert): Promise<void> {
  await db.insert(awardPlan).values(row);
}

/** The newest plans of a round, newest first. */
export async function findPlans(db: Executor, rfqId: string, round: number, most: number): Promise<AwardPlanRow[]> {
  return db
    .select()
    .from(awardPlan)
    .where(and(eq(awardPlan.rfq_id, rfqId), eq(awardPlan.round, round)))
    .orderBy(desc(awardPlan.made_at), desc(awardPlan.id))
    .limit(most);
}

/** The plan that stands behind the last award of a request. */
export async function findAwardedPlan(db: Executor, rfqId: string): Promise<AwardPlanRow | null> {
  const [row] = await db
    .select()
    .from(awardPlan)
    .where(and(eq(awardPlan.rfq_id, rfqId), isNotNull(awardPlan.awarded_at)))
    .orderBy(desc(awardPlan.awarded_at), desc(awardPlan.id))
    .limit(1);
  return row ?? null;
}

/** A plan that was made once more: it is the newest then. */
export async function renewPlan(db: Executor, id: string, made_at: Date): Promise<void> {
  await db.update(awardPlan).set({ made_at }).where(eq(awardPlan.id, id));
}

/** Marks the plan behind an award, and whether the award is exactly as planned. */
export async function markAwarded(
  db: Executor,
  id: string,
  change: { awarded_at: Date; awarded_by_name: string; followed: boolean },
): Promise<void> {
  await db.update(awardPlan).set(change).where(eq(awardPlan.id, id));
}

/** The plans of a round that have a name, in the order in which they were first made: their ids count up. */
export async function findNamedPlans(
  db: Executor,
  rfqId: string,
  round: number,
  most: number,
): Promise<AwardPlanRow[]> {
  return db
    .select()
    .from(awardPlan)
    .where(and(eq(awardPlan.rfq_id, rfqId), eq(awardPlan.round, round), sql`${awardPlan.rules} ? 'name'`))
    .orderBy(asc(awardPlan.id))
    .limit(most);
}

/** Gives a plan of a round a name, or takes it; false where there is no such plan. */
export async function renamePlan(
  db: Executor,
  { id, rfqId, round }: { id: string; rfqId: string; round: number },
  name: string | null,
): Promise<boolean> {
  const rules = name === null ? sql`rules - 'name'` : sql`rules || jsonb_build_object('name', ${name}::text)`;
  const renamed = await db
    .update(awardPlan)
    .set({ rules })
    .where(and(eq(awardPlan.id, id), eq(awardPlan.rfq_id, rfqId), eq(awardPlan.round, round)))
    .returning({ id: awardPlan.id });
  return renamed.length > 0;
}
