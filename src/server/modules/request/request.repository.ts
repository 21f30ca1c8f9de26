import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account } from '../../db/schema/company';
import { quotation } from '../../db/schema/quotation';
import { rfq, rfqLine, rfqTarget } from '../../db/schema/rfq';
import { send } from '../../db/statement';
import { mapInTurns } from '../../inTurns';
import { LINE, LINES } from './request.sql';

export type RfqRow = typeof rfq.$inferSelect;
export type RfqLineRow = typeof rfqLine.$inferSelect;
export type RfqTargetRow = typeof rfqTarget.$inferSelect;

/** A request by its number, not locked; null when there is none. */
export async function findRfq(db: Executor, number: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfq).where(eq(rfq.rfq_number_id, number));
  return row ?? null;
}

/** A request locked until the transaction ends: every change of a project begins here. */
export async function lockRfq(db: Executor, number: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfq).where(eq(rfq.rfq_number_id, number)).for('update');
  return row ?? null;
}

/** The same lock where only the id is known, as in due work; null when the request is gone. */
export async function lockRfqById(db: Executor, id: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfq).where(eq(rfq.id, id)).for('update');
  return row ?? null;
}

/** A request, not locked; null when there is none. */
export async function findRfqById(db: Executor, id: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfq).where(eq(rfq.id, id));
  return row ?? null;
}

/** The newest request for what was left of another one, unless it was closed without an order. */
export async function findChild(db: Executor, parentId: string): Promise<RfqRow | null> {
  const [row] = await db
    .select()
    .from(rfq)
    .where(and(eq(rfq.parent_rfq_id, parentId), ne(rfq.status, 'CLS')))
    .orderBy(desc(rfq.id))
    .limit(1);
  return row ?? null;
}

/** Changes a locked request; its version goes up by one. */
export async function updateRfq(
  db: Executor,
  row: RfqRow,
  change: Partial<typeof rfq.$inferInsert>,
  now: Date,
): Promise<RfqRow> {
  const [changed] = await db
    .update(rfq)
    .set({ ...change, version: row.version + 1, updated_at: now })
    .where(eq(rfq.id, row.id))
    .returning();
  if (!changed) throw new Error('the request is gone');
  return changed;
}

/** Throws a locked draft away; a request that was sent stays. */
export async function deleteRfq(db: Executor, row: RfqRow): Promise<void> {
  await db.delete(rfq).where(and(eq(rfq.id, row.id), eq(rfq.status, 'DRAFT')));
}

/** Lines of a request by their number, those excluded by an amendment too. */
export async function findLines(db: Executor, rfqId: string): Promise<RfqLineRow[]> {
  const rows = await send(db, LINES, [rfqId]);
  return mapInTurns(rows, ({ line }) => LINE.read(line));
}

/**
 * Numbers the lines of a locked request again in their order, the items first: what is no item (headings, subtotals)
 * takes no number from those that both sides speak of.
 */
export async function numberItemsFirst(db: Executor, rfqId: string): Promise<void> {
  // Each number may stand once at any moment, so they change sides on the way.
  await db.execute(sql`update rfq_line l set line_no = -o.place
    from (select id, row_number() over (order by excluded, line_no)::int as place from rfq_line where rfq_id = ${rfqId}) o
    where l.id = o.id`);
  await db.execute(sql`update rfq_line set line_no = -line_no where rfq_id = ${rfqId}`);
}

export interface RfqFigures {
  seller_count: number;
  quotation_count: number;
  declined_count: number;
  created_by_name: string;
}

/** What the buyer may always know: how many sellers received it, answered, declined. */
export async function findFigures(db: Executor, row: RfqRow): Promise<RfqFigures> {
  const [found] = await db
    .select({
      seller_count: sql<number>`(select count(*)::int from rfq_target where rfq_id = ${row.id})`,
      quotation_count: sql<number>`(select count(*)::int from quotation where rfq_id = ${row.id} and revision > 0 and status <> 'WITHDRAWN')`,
      declined_count: sql<number>`(select count(*)::int from rfq_target where rfq_id = ${row.id} and declined_at is not null)`,
      created_by_name: account.name,
    })
    .from(account)
    .where(eq(account.id, row.created_by));
  return found ?? { seller_count: 0, quotation_count: 0, declined_count: 0, created_by_name: '' };
}

/** All sellers that a request was sent to, those who declined too, in no order. */
export async function findTargets(db: Executor, rfqId: string): Promise<RfqTargetRow[]> {
  return db.select().from(rfqTarget).where(eq(rfqTarget.rfq_id, rfqId));
}

/** How many sellers of the request have neither quoted nor declined. */
export async function countUnanswered(db: Executor, rfqId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rfqTarget)
    .where(
      and(
        eq(rfqTarget.rfq_id, rfqId),
        sql`${rfqTarget.declined_at} is null`,
        sql`not exists (select 1 from quotation q where q.rfq_id = rfq_target.rfq_id
          and q.company_id = rfq_target.company_id and q.status = 'SUBMITTED')`,
      ),
    );
  return row?.count ?? 0;
}

/** Requests whose deadline has come, locked; another process takes others. */
export async function lockDueRfqs(db: Executor, now: Date, most: number): Promise<RfqRow[]> {
  return db
    .select()
    .from(rfq)
    .where(and(inArray(rfq.status, ['REQ', 'COL']), sql`${rfq.closes_at} <= ${now.toISOString()}::timestamptz`))
    .orderBy(rfq.closes_at)
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Whether any quotation counts at the deadline. */
export async function hasCountingQuotation(db: Executor, rfqId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: quotation.id })
    .from(quotation)
    .where(and(eq(quotation.rfq_id, rfqId), inArray(quotation.status, ['SUBMITTED', 'REREQUESTED'])))
    .limit(1);
  return row !== undefined;
}

/** How many items a request has, their known weight in kg, and of how many it is not known. */
export async function sumItems(db: Executor, rfqId: string) {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      weight_kg: sql<string>`coalesce(sum(${rfqLine.total_weight_kg}), 0)::text`,
      unknown: sql<number>`(count(*) filter (where ${rfqLine.total_weight_kg} is null))::int`,
    })
    .from(rfqLine)
    .where(and(eq(rfqLine.rfq_id, rfqId), eq(rfqLine.excluded, false)));
  return row ?? { lines: 0, weight_kg: '0', unknown: 0 };
}
