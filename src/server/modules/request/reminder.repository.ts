import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { quotation } from '../../db/schema/quotation';
import { rfq, rfqTarget } from '../../db/schema/rfq';
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

/** Records for which closing time people were reminded, without a new version: nobody's open form goes stale by it. */
export async function markReminded(
  db: Executor,
  id: string,
  marks: { reminded_day_for?: Date | null; reminded_hour_for?: Date | null },
): Promise<void> {
  await db.update(rfq).set(marks).where(eq(rfq.id, id));
}

/**
 * Sellers of the present round who have neither quoted nor declined. Who withdrew a quotation has answered, unless lines or terms
 * changed since.
 */
export async function findSilentSellers(db: Executor, row: RfqRow): Promise<string[]> {
  const answeredNewest = sql`exists (select 1 from quotation_revision v where v.quotation_id = ${quotation.id}
    and v.revision = ${quotation.revision} and v.rfq_revision = ${row.revision})`;
  const silent =
    row.round === 1
      ? or(
          isNull(quotation.status),
          eq(quotation.status, 'DRAFT'),
          and(eq(quotation.status, 'WITHDRAWN'), not(answeredNewest)),
        )
      : eq(quotation.status, 'REREQUESTED');
  const rows = await db
    .select({ company_id: rfqTarget.company_id })
    .from(rfqTarget)
    .leftJoin(quotation, and(eq(quotation.rfq_id, rfqTarget.rfq_id), eq(quotation.company_id, rfqTarget.company_id)))
    .where(and(eq(rfqTarget.rfq_id, row.id), isNull(rfqTarget.declined_at), silent));
  return rows.map(({ company_id }) => company_id);
}
