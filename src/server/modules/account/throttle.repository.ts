import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { login } from '../../db/schema/company';
import { loginThrottle } from '../../db/schema/security';

export type ThrottleRow = typeof loginThrottle.$inferSelect;

/** Takes the counter of a key for this transaction: tries that come at once are judged one after the other. */
export async function lockThrottle(db: Executor, key: string, now: Date): Promise<ThrottleRow> {
  const [row] = await db
    .insert(loginThrottle)
    .values({ key, failures: 0, window_started_at: now, updated_at: now })
    .onConflictDoUpdate({ target: loginThrottle.key, set: { updated_at: now } })
    .returning();
  if (!row) throw new Error('a counter is neither new nor there');
  return row;
}

/** The counters of some keys, in no order; a key nobody has failed at has none. */
export async function findThrottles(db: Executor, keys: readonly string[]): Promise<ThrottleRow[]> {
  return db
    .select()
    .from(loginThrottle)
    .where(inArray(loginThrottle.key, [...keys]));
}

/** Counts a failure; one that began before `since` starts a new window. Gives the failures in the window. */
export async function countFailure(db: Executor, key: string, now: Date, since: Date): Promise<number> {
  const [row] = await db
    .insert(loginThrottle)
    .values({ key, failures: 1, window_started_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: {
        failures: sql`case when ${loginThrottle.window_started_at} < ${since} then 1 else ${loginThrottle.failures} + 1 end`,
        window_started_at: sql`case when ${loginThrottle.window_started_at} < ${since} then ${now} else ${loginThrottle.window_started_at} end`,
        updated_at: now,
      },
    })
    .returning({ failures: loginThrottle.failures });
  return row?.failures ?? 0;
}

/** Lets nobody try a key before a moment; a longer pause that stands is replaced. */
export async function blockKey(db: Executor, key: string, until: Date): Promise<void> {
  await db.update(loginThrottle).set({ blocked_until: until }).where(eq(loginThrottle.key, key));
}

/** Forgets the failures and pauses of some keys. */
export async function clearThrottles(db: Executor, keys: readonly string[]): Promise<void> {
  await db.delete(loginThrottle).where(inArray(loginThrottle.key, [...keys]));
}

/** Deletes the counters that no try has touched since a moment. */
export async function deleteThrottlesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(loginThrottle).where(lt(loginThrottle.updated_at, moment));
}

/** Whether a person has signed in from a network address since a moment. */
export async function hasSignedInFrom(
  db: Executor,
  accountId: string,
  device: { address: string; user_agent: string },
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: login.id })
    .from(login)
    .where(
      and(
        eq(login.account_id, accountId),
        eq(login.address, device.address),
        eq(login.user_agent, device.user_agent),
        gt(login.created_at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
