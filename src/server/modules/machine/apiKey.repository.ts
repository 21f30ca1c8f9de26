import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { apiKey } from '../../db/schema/machine';
import type { KeyUse } from '../../http/genuineKeys';

export type ApiKeyRow = typeof apiKey.$inferSelect;

/** The keys of a company for one purpose, the newest first, with who made them. */
export async function findKeys(db: Executor, companyId: string, purpose: ApiKeyRow['purpose']) {
  return db
    .select({ key: apiKey, made_by: account.name })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.made_by))
    .where(and(eq(apiKey.company_id, companyId), eq(apiKey.purpose, purpose)))
    .orderBy(desc(apiKey.account_id))
    .limit(500);
}

/** How many keys of a company for one purpose work at a moment. */
export async function countKeys(
  db: Executor,
  companyId: string,
  purpose: ApiKeyRow['purpose'],
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.company_id, companyId),
        eq(apiKey.purpose, purpose),
        isNull(apiKey.revoked_at),
        gt(apiKey.expires_at, now),
      ),
    );
  return row?.count ?? 0;
}

/** Adds the account of a key, to which nobody can sign in. */
export async function addMachine(
  db: Executor,
  { id, company_id, name, at }: { id: string; company_id: string; name: string; at: Date },
): Promise<void> {
  await db.insert(account).values({
    id,
    company_id,
    name,
    email: `${id}@key.invalid`,
    password_hash: '',
    phone_code: '',
    phone: '',
    department: '',
    title: '',
    member_status: 'deactivated',
    marketing_approval: false,
    email_approval: false,
    sale_material_push: false,
    language: 'ko',
    email_verified_at: at,
    is_machine: true,
    created_at: at,
  });
}

/** Adds a key. */
export async function addKey(db: Executor, row: typeof apiKey.$inferInsert): Promise<void> {
  await db.insert(apiKey).values(row);
}

/** A key of one company for one purpose. */
export async function findKey(
  db: Executor,
  companyId: string,
  id: string,
  purpose: ApiKeyRow['purpose'],
): Promise<ApiKeyRow | null> {
  const [row] = await db
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.company_id, companyId), eq(apiKey.account_id, id), eq(apiKey.purpose, purpose)));
  return row ?? null;
}

/** Ends keys of a company that are not revoked yet, all when none is named; gives those that it ended. */
export async function revokeKeys(db: Executor, companyId: string, id: string | null, at: Date): Promise<ApiKeyRow[]> {
  return db
    .update(apiKey)
    .set({ revoked_at: at })
    .where(and(eq(apiKey.company_id, companyId), isNull(apiKey.revoked_at), id ? eq(apiKey.account_id, id) : undefined))
    .returning();
}

/** Writes down when a key was last used, to the minute, unless something later stands there. */
export async function setUsed(db: Executor, { account_id, at, from }: KeyUse): Promise<void> {
  const minute = sql`date_trunc('minute', ${at.toISOString()}::timestamptz)`;
  await db
    .update(apiKey)
    .set({ last_used_at: minute, last_used_from: from })
    .where(and(eq(apiKey.account_id, account_id), or(isNull(apiKey.last_used_at), lt(apiKey.last_used_at, minute))));
}

/** Removes keys that ended before a moment. Their accounts stay, which records refer to. */
export async function deleteKeysBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(apiKey).where(or(lt(apiKey.revoked_at, moment), lt(apiKey.expires_at, moment)));
}
