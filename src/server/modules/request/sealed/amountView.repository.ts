import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { amountView } from '../../../db/schema/rfqDialogue';

type NewView = typeof amountView.$inferInsert;

/** Adds a view unless the same person saw the same within the minute before: a page asks several times. */
export async function addView(db: Executor, row: NewView): Promise<void> {
  await db.execute(sql`
    insert into amount_view (id, rfq_id, account_id, account_name, what, round, amounts_shown, seen_at)
    select ${row.id}::uuid, ${row.rfq_id}::uuid, ${row.account_id}::uuid, ${row.account_name}, ${row.what},
      ${row.round}, ${row.amounts_shown}, ${row.seen_at.toISOString()}::timestamptz
    where not exists (select 1 from amount_view v where v.rfq_id = ${row.rfq_id}::uuid
      and v.account_id = ${row.account_id}::uuid and v.what = ${row.what} and v.round = ${row.round}
      and v.amounts_shown = ${row.amounts_shown}
      and v.seen_at > ${row.seen_at.toISOString()}::timestamptz - interval '1 minute')`);
}

/** Whether a person has seen the amounts of a round before. */
export async function hasSeen(db: Executor, rfqId: string, round: number, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: amountView.id })
    .from(amountView)
    .where(
      and(
        eq(amountView.rfq_id, rfqId),
        eq(amountView.round, round),
        eq(amountView.account_id, accountId),
        eq(amountView.amounts_shown, true),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** One page of who looked at a sealed request's amounts, the last look first. */
export async function findViews(db: Executor, rfqId: string, page: { cursor: string | undefined; limit: number }) {
  return db
    .select()
    .from(amountView)
    .where(and(eq(amountView.rfq_id, rfqId), page.cursor ? lt(amountView.id, page.cursor) : undefined))
    .orderBy(desc(amountView.id))
    .limit(page.limit);
}
