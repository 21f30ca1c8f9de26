import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { push } from '../../db/schema/order';

export type PushRow = typeof push.$inferSelect;

const INSERT_CHUNK = 1000;

export async function addPushes(db: Executor, rows: Array<typeof push.$inferInsert>): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    await db.insert(push).values(rows.slice(start, start + INSERT_CHUNK));
  }
}

export async function countUnread(db: Executor, world: boolean, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(push)
    .where(and(eq(push.is_test, world), eq(push.account_id, accountId), isNull(push.read_at)));
  return row?.count ?? 0;
}

export async function findPushes(
  db: Executor,
  world: boolean,
  accountId: string,
  page: { cursor?: string | undefined; limit: number; unread: boolean },
): Promise<PushRow[]> {
  return db
    .select()
    .from(push)
    .where(
      and(
        eq(push.is_test, world),
        eq(push.account_id, accountId),
        page.cursor ? lt(push.id, page.cursor) : undefined,
        page.unread ? isNull(push.read_at) : undefined,
      ),
    )
    .orderBy(desc(push.id))
    .limit(page.limit);
}

export async function markRead(
  db: Executor,
  world: boolean,
  accountId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<void> {
  await db
    .update(push)
    .set({ read_at: now })
    .where(
      and(
        eq(push.is_test, world),
        eq(push.account_id, accountId),
        isNull(push.read_at),
        ids ? inArray(push.id, [...ids]) : undefined,
      ),
    );
}
