import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { push } from '../../db/schema/order';
import { send } from '../../db/statement';
import { STATUS } from './push.sql';

export type PushRow = typeof push.$inferSelect;
type RecordType = PushRow['record_type'];

export interface PushStatus {
  unread: number;
  latest_id: string | null;
}

/** How many notifications of a person are unread, and the newest. */
export async function findStatus(db: Executor, accountId: string): Promise<PushStatus> {
  const [row] = await send(db, STATUS, [accountId]);
  return row ?? { unread: 0, latest_id: null };
}

/** Stores notifications, one for each person. */
export async function addPushes(db: Executor, rows: Array<typeof push.$inferInsert>): Promise<void> {
  await insertRows(db, push, rows);
}

/** How many notifications of a person are unread. */
export async function countUnread(db: Executor, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(push)
    .where(and(eq(push.account_id, accountId), isNull(push.read_at)));
  return row?.count ?? 0;
}

/**
 * One page of a person's notifications, the newest first, those before the id `before`; filters that are absent take
 * all.
 */
export async function findPushes(
  db: Executor,
  accountId: string,
  page: {
    before?: string | undefined;
    limit: number;
    read?: boolean | undefined;
    types?: readonly RecordType[] | undefined;
  },
): Promise<PushRow[]> {
  return db
    .select()
    .from(push)
    .where(
      and(
        eq(push.account_id, accountId),
        page.before ? lt(push.id, page.before) : undefined,
        page.read === undefined ? undefined : page.read ? isNotNull(push.read_at) : isNull(push.read_at),
        page.types ? inArray(push.record_type, [...page.types]) : undefined,
      ),
    )
    .orderBy(desc(push.id))
    .limit(page.limit);
}

/** Marks notifications as read, all when none are named; answers how many were not. */
export async function markRead(
  db: Executor,
  accountId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const marked = await db
    .update(push)
    .set({ read_at: now })
    .where(and(eq(push.account_id, accountId), isNull(push.read_at), ids ? inArray(push.id, [...ids]) : undefined))
    .returning({ id: push.id });
  return marked.length;
}

/** Takes back what one call of `markRead` did; answers how many that were. */
export async function markUnread(db: Executor, accountId: string, readAt: Date): Promise<number> {
  const marked = await db
    .update(push)
    .set({ read_at: null })
    .where(and(eq(push.account_id, accountId), eq(push.read_at, readAt)))
    .returning({ id: push.id });
  return marked.length;
}
