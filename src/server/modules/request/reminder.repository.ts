import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { rfq } from '../../db/schema/rfq';
import type { RfqRow } from './request.repository';

/** Collecting requests that close within `within` and whose people were not reminded of that time; locked. */
export async function lockUnreminded(
  db: Executor,
  column: 'reminded_day_for' | 'reminded_hour_for',
  span: { now: Date; until: Date },
  most: number,
): Promise<RfqRow[]> {
  return db
    .select()
    .from(rfq)
    .where(
      and(
        inArray(rfq.status, ['REQ', 'COL']),
        sql`${rfq.closes_at} > ${span.now.toISOString()}::timestamptz`,
        sql`${rfq.closes_at} <= ${span.until.toISOString()}::timestamptz`,
        sql`${rfq[column]} is distinct from ${rfq.closes_at}`,
      ),
    )
    .orderBy(rfq.closes_at)
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Remembers of which closing time people were told, without a new version: nobody's open form goes stale by it. */
export async function markReminded(
  db: Executor,
  id: string,
  marks: { reminded_day_for?: Date | null; reminded_hour_for?: Date | null },
): Promise<void> {
  await db.update(rfq).set(marks).where(eq(rfq.id, id));
}

/** Sellers of the present round who have neither quoted nor declined. */
export async function findSilentSellers(db: Executor, row: RfqRow): Promise<string[]> {
  const { rows } = await db.execute<{ company_id: string }>(sql`
    select t.company_id from rfq_target t
    left join quotation q on q.rfq_id = t.rfq_id and q.company_id = t.company_id
    where t.rfq_id = ${row.id} and t.declined_at is null and (
      ${row.round} = 1 and (q.status is null or q.status in ('DRAFT', 'WITHDRAWN'))
      or ${row.round} > 1 and q.status = 'REREQUESTED')`);
  return rows.map(({ company_id }) => company_id);
}
