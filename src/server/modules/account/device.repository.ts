import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { login } from '../../db/schema/company';

export type LoginRow = typeof login.$inferSelect;

/** Logins of a person that stand and were used since a moment, the newest first. */
export async function findStandingLogins(
  db: Executor,
  accountId: string,
  since: Date,
  page: { cursor: string | undefined; limit: number },
): Promise<LoginRow[]> {
  return db
    .select()
    .from(login)
    .where(
      and(
        eq(login.account_id, accountId),
        isNull(login.revoked_at),
        gt(sql`coalesce(${login.last_used_at}, ${login.created_at})`, since),
        page.cursor ? lt(login.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(login.id))
    .limit(page.limit);
}

/** Whether a login is a standing one of this person. */
export async function isStandingLogin(db: Executor, accountId: string, loginId: string): Promise<boolean> {
  const rows = await db
    .select({ id: login.id })
    .from(login)
    .where(and(eq(login.id, loginId), eq(login.account_id, accountId), isNull(login.revoked_at)));
  return rows.length > 0;
}
