import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { push } from '../../db/schema/order';
import { withSession } from '../../http/session.repository';

export type PushRow = typeof push.$inferSelect;
type RecordType = PushRow['record_type'];

export interface PushStatus {
  unread: number;
  latest_id: string | null;
}

const OWN = 'from push p where p.is_test = me.is_test and p.account_id = me.account_id';

/** How many notifications of the person asking are unread, and the newest. */
export const STATUS = withSession(
  'push_status',
  `select json_build_object('unread', (select count(*) ${OWN} and p.read_at is null),
    'latest_id', (select p.id ${OWN} order by p.id desc limit 1))`,
  (found) => found as PushStatus,
);

/** Stores notifications, one for each person. */
export async function addPushes(db: Executor, rows: Array<typeof push.$inferInsert>): Promise<void> {
  await insertRows(db, push, rows);
}

/** How many notifications of a person are unread. */
export async function countUnread(db: Executor, isTest: boolean, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(push)
    .where(and(eq(push.is_test, isTest), eq(push.account_id, accountId), isNull(push.read_at)));
  return row?.count ?? 0;
}

/**
 * One page of a person's notifications, the newest first, those before the id `before`; filters that are absent take
 * all.
 */
export async function findPushes(
  db: Executor,
  isTest: boolean,
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
        eq(push.is_test, isTest),
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
  isTest: boolean,
  accountId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const marked = await db
    .update(push)
    .set({ read_at: now })
    .where(
      and(
        eq(push.is_test, isTest),
        eq(push.account_id, accountId),
        isNull(push.read_at),
        ids ? inArray(push.id, [...ids]) : undefined,
      ),
    )
    .returning({ id: push.id });
  return marked.length;
}

/** Takes back what one call of `markRead` did; answers how many that were. */
export async function markUnread(db: Executor, isTest: boolean, accountId: string, readAt: Date): Promise<number> {
  const marked = await db
    .update(push)
    .set({ read_at: null })
    .where(and(eq(push.is_test, isTest), eq(push.account_id, accountId), eq(push.read_at, readAt)))
    .returning({ id: push.id });
  return marked.length;
}
