import { and, asc, desc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { QuotationFault } from '../../../../contract/entities/quotationApproval';
import type { Executor } from '../../../db/database';
import { approval, type FrozenQuotation } from '../../../db/schema/approval';
import { quotation } from '../../../db/schema/quotation';
import { rfq } from '../../../db/schema/rfq';

type Row = typeof approval.$inferSelect;
/** A request to approve a quotation. */
export type QuotationApprovalRow = Row & {
  quotation_id: string;
  quotation: FrozenQuotation;
  faults: QuotationFault[];
};

function ofQuotation(row: Row | undefined): QuotationApprovalRow | null {
  if (!row?.quotation || row.quotation_id === null) return null;
  const { quotation: frozen, quotation_id } = row;
  return { ...row, quotation_id, quotation: frozen, faults: row.faults as QuotationFault[] };
}

/** Whether a quotation waits for approval. */
export async function isAwaitingApproval(db: Executor, quotationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: approval.id })
    .from(approval)
    .where(and(eq(approval.quotation_id, quotationId), eq(approval.status, 'waiting')));
  return row !== undefined;
}

/** The newest request to approve a quotation. */
export async function findNewestOf(db: Executor, quotationId: string): Promise<QuotationApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(eq(approval.quotation_id, quotationId))
    .orderBy(desc(approval.id))
    .limit(1);
  return ofQuotation(row);
}

/** One request to approve a quotation. */
export async function findOne(db: Executor, quotationId: string, id: string): Promise<QuotationApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(and(eq(approval.quotation_id, quotationId), eq(approval.id, id)));
  return ofQuotation(row);
}

/** The same, locked before its steps are read or changed. */
export async function lockOne(db: Executor, quotationId: string, id: string): Promise<QuotationApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(and(eq(approval.quotation_id, quotationId), eq(approval.id, id)))
    .for('update');
  return ofQuotation(row);
}

/** The approved request that a submitted revision came of; null where it was submitted without approval. */
export async function findApproved(
  db: Executor,
  quotationId: string,
  revisionId: string,
): Promise<QuotationApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.quotation_id, quotationId),
        eq(approval.status, 'approved'),
        sql`${approval.quotation} ->> 'revision_id' = ${revisionId}`,
      ),
    );
  return ofQuotation(row);
}

const withRequest = (db: Executor) =>
  db
    .select({ row: approval, rfq })
    .from(approval)
    .innerJoin(quotation, eq(quotation.id, approval.quotation_id))
    .innerJoin(rfq, eq(rfq.id, quotation.rfq_id))
    .$dynamic();

/** The quotations of a company that wait, the first to close first. */
export async function findWaitingOf(db: Executor, companyId: string) {
  const rows = await withRequest(db)
    .where(and(eq(approval.company_id, companyId), eq(approval.status, 'waiting')))
    .orderBy(asc(rfq.closes_at));
  return rows.flatMap(({ row, ...of }) => {
    const found = ofQuotation(row);
    return found ? [{ row: found, ...of }] : [];
  });
}

/** Changes a request, under its lock. */
export async function updateQuotationApproval(db: Executor, id: string, change: Partial<Row>): Promise<void> {
  await db.update(approval).set(change).where(eq(approval.id, id));
}

/** Locks quotations that wait and were not looked at since a moment, or whose request takes none any more or was amended. */
export async function lockUncheckedQuotations(db: Executor, now: Date, before: Date, most: number) {
  const rows = await withRequest(db)
    .where(
      and(
        eq(approval.status, 'waiting'),
        isNotNull(approval.quotation),
        or(
          isNull(approval.checked_at),
          lt(approval.checked_at, before),
          lte(rfq.closes_at, now),
          notInArray(rfq.status, ['REQ', 'COL']),
          sql`${rfq.revision} <> (${approval.quotation} ->> 'rfq_revision')::int`,
        ),
      ),
    )
    .orderBy(asc(approval.checked_at))
    .limit(most)
    .for('update', { of: approval, skipLocked: true });
  return rows.flatMap(({ row, ...of }) => {
    const found = ofQuotation(row);
    return found ? [{ row: found, ...of }] : [];
  });
}
