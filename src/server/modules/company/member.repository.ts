import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { isPerson } from '../../db/isPerson';
import { account, company } from '../../db/schema/company';

export type PersonRow = typeof account.$inferSelect;

const present = (companyId: string) => and(eq(account.company_id, companyId), isPerson);

/** Everybody of a company, the newest first. Who has not confirmed an address does not count as waiting yet. */
export async function findPeople(
  db: Executor,
  companyId: string,
  page: { cursor: string | undefined; limit: number; status: PersonRow['member_status'] | undefined },
): Promise<PersonRow[]> {
  return db
    .select()
    .from(account)
    .where(
      and(
        present(companyId),
        isNotNull(account.email_verified_at),
        page.status ? eq(account.member_status, page.status) : undefined,
        page.cursor ? lt(account.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(account.id))
    .limit(page.limit);
}

/** Locks a company: changes of its people run one after the other, and nothing new that refers to it is written meanwhile. */
export async function lockCompany(db: Executor, companyId: string): Promise<void> {
  await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('update');
}

/** Keeps the people and rules of a company as they are until the transaction ends; others may do the same meanwhile. */
export async function shareCompany(db: Executor, companyId: string): Promise<void> {
  await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('share');
}

/**
 * Locks the people of a company: changes of them run one after the other. What refers to the company can be written
 * meanwhile, so that nobody who holds a request or an order waits for this lock.
 */
export async function lockPeopleOf(db: Executor, companyId: string): Promise<void> {
  await db.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}

/** A person of one company who has not left. */
export async function findPersonOf(db: Executor, companyId: string, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(present(companyId), eq(account.id, id)));
  return row ?? null;
}

/** The same, locked until the transaction ends: what is decided on the person stays true. Notices to them can be written. */
export async function lockPersonOf(db: Executor, companyId: string, id: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(present(companyId), eq(account.id, id)))
    .for('no key update');
  return row ?? null;
}

/** A person by address who has not left. */
export async function findPersonByEmail(db: Executor, email: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.email, email), isPerson));
  return row ?? null;
}

/** Lets a person in or out of a company, or to the door of another one; who may decide so the caller judges. */
export async function setMembership(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      PersonRow,
      | 'member_status'
      | 'member_since'
      | 'membership_refused_at'
      | 'company_id'
      | 'is_owner'
      | 'role'
      | 'own_role_id'
      | 'team_id'
      | 'site_id'
      | 'company_facts'
    >
  >,
): Promise<void> {
  // A role, a team and a site are those of one company.
  const left = change.company_id ? { role: 'member' as const, own_role_id: null, team_id: null, site_id: null } : {};
  await db
    .update(account)
    .set({ ...left, ...change })
    .where(eq(account.id, id));
}

/** The active owners of a company, the longest there first. */
export async function findOwners(db: Executor, companyId: string): Promise<PersonRow[]> {
  return db
    .select()
    .from(account)
    .where(and(present(companyId), eq(account.is_owner, true), eq(account.member_status, 'active')))
    .orderBy(account.created_at);
}

/** The active member who has been there longest, but for one person. */
export async function findEldest(db: Executor, companyId: string, except: string): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(present(companyId), eq(account.member_status, 'active'), ne(account.id, except)))
    .orderBy(account.created_at)
    .limit(1);
  return row ?? null;
}

/** How many people wait to be let into a company. */
export async function countPending(db: Executor, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(account)
    .where(
      and(
        eq(account.company_id, companyId),
        eq(account.member_status, 'pending'),
        isNull(account.membership_refused_at),
        isNull(account.withdrawn_at),
        isNotNull(account.email_verified_at),
      ),
    );
  return row?.count ?? 0;
}
