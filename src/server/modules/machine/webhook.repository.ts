import { and, asc, count, eq, isNull, like, not, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { webhook } from '../../db/schema/machine';

export type WebhookRow = typeof webhook.$inferSelect;

/** The webhooks of a company, the first one first. */
export async function findWebhooks(db: Executor, companyId: string): Promise<WebhookRow[]> {
  return db.select().from(webhook).where(eq(webhook.company_id, companyId)).orderBy(asc(webhook.id));
}

/** How many webhooks a company has. */
export async function countWebhooks(db: Executor, companyId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(webhook).where(eq(webhook.company_id, companyId));
  return row?.count ?? 0;
}

/** A webhook of one company. */
export async function findWebhook(db: Executor, companyId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhook)
    .where(and(eq(webhook.company_id, companyId), eq(webhook.id, id)));
  return row ?? null;
}

/** A webhook, locked until the transaction ends. */
export async function lockWebhook(db: Executor, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhook).where(eq(webhook.id, id)).for('no key update');
  return row ?? null;
}

/** Adds a webhook. */
export async function addWebhook(db: Executor, row: typeof webhook.$inferInsert): Promise<void> {
  await db.insert(webhook).values(row);
}

/** Changes a webhook, without asking for a version. */
export async function updateWebhook(db: Executor, id: string, change: Partial<WebhookRow>): Promise<void> {
  await db.update(webhook).set(change).where(eq(webhook.id, id));
}

/** Removes a webhook with its log, all of a company when none is named; gives those that it removed. */
export async function deleteWebhooks(db: Executor, companyId: string, id: string | null): Promise<WebhookRow[]> {
  return db
    .delete(webhook)
    .where(and(eq(webhook.company_id, companyId), id ? eq(webhook.id, id) : undefined))
    .returning();
}

/** Who looks after a webhook: the owners of its company, and who made it while a member. */
export async function findKeepers(db: Executor, { company_id, made_by }: WebhookRow): Promise<Set<string>> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.company_id, company_id),
        eq(account.member_status, 'active'),
        isNull(account.withdrawn_at),
        or(eq(account.is_owner, true), eq(account.id, made_by)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Webhooks whose secret was sealed with another key than the present one, locked. */
export async function lockSealedBefore(db: Executor, prefix: string, most: number): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhook)
    .where(not(like(webhook.secret, `${prefix}%`)))
    .limit(most)
    .for('no key update', { skipLocked: true });
}
