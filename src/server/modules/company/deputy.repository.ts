import { and, asc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Deputy } from '../../../contract/entities/people';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { deputy } from '../../db/schema/people';

const today = sql`(app_now() at time zone 'Asia/Seoul')::date`;
const absent = alias(account, 'absent');

/** Who stands in for whom in a company, today or later. */
export async function findDeputies(db: Executor, companyId: string): Promise<Deputy[]> {
  return db
    .select({
      account_id: deputy.account_id,
      name: absent.name,
      deputy_id: deputy.deputy_id,
      deputy_name: account.name,
      from_on: deputy.from_on,
      until_on: deputy.until_on,
    })
    .from(deputy)
    .innerJoin(absent, eq(absent.id, deputy.account_id))
    .innerJoin(account, eq(account.id, deputy.deputy_id))
    .where(and(eq(deputy.company_id, companyId), gte(deputy.until_on, today)))
    .orderBy(asc(deputy.from_on), asc(absent.name));
}

/** The absent active members whose deputy a person is today. */
export async function findAbsentOf(db: Executor, deputyId: string) {
  return db
    .select({ name: absent.name, until_on: deputy.until_on })
    .from(deputy)
    .innerJoin(absent, and(eq(absent.id, deputy.account_id), eq(absent.member_status, 'active')))
    .where(and(eq(deputy.deputy_id, deputyId), lte(deputy.from_on, today), gte(deputy.until_on, today)));
}

/** Names a member's deputy, in place of an earlier one. */
export async function setDeputy(db: Executor, row: typeof deputy.$inferInsert): Promise<void> {
  const { deputy_id, from_on, until_on } = row;
  await db
    .insert(deputy)
    .values(row)
    .onConflictDoUpdate({ target: deputy.account_id, set: { deputy_id, from_on, until_on } });
}

/** Ends a member's deputy; false where there was none. */
export async function endDeputy(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db.delete(deputy).where(eq(deputy.account_id, accountId)).returning({ id: deputy.id });
  return rows.length > 0;
}

/** Forgets a person as absent and as deputy. */
export async function endDeputiesOf(db: Executor, accountId: string): Promise<void> {
  await db.delete(deputy).where(or(eq(deputy.account_id, accountId), eq(deputy.deputy_id, accountId)));
}
