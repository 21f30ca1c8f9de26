import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { QuotationStatus } from '../../../contract/entities/project';
import type { Executor } from '../../db/database';
import { companyNameIn } from '../../db/companyName';
import { insertRows } from '../../db/insertRows';
import { company } from '../../db/schema/company';
import { bid, quotation, quotationLine, quotationRevision } from '../../db/schema/quotation';
import { rfq, rfqTarget } from '../../db/schema/rfq';
import { send } from '../../db/statement';
import { mapInTurns } from '../../inTurns';
import { LINE, LINES } from './quotation.sql';

export type QuotationRow = typeof quotation.$inferSelect;
export type RevisionRow = typeof quotationRevision.$inferSelect;
export type QuotationLineRow = typeof quotationLine.$inferSelect;
export type TargetRow = typeof rfqTarget.$inferSelect;

/** The working draft is kept as revision 0. */
export const DRAFT_REVISION = 0;

/** How a request came to a seller; null when it was not sent to it. */
export async function findTarget(db: Executor, rfqId: string, companyId: string) {
  const [row] = await db
    .select()
    .from(rfqTarget)
    .where(and(eq(rfqTarget.rfq_id, rfqId), eq(rfqTarget.company_id, companyId)));
  return row ?? null;
}

/** Notes that a seller declined a request and why; two nulls take it back. */
export async function setTargetDeclined(db: Executor, id: string, reason: string | null, at: Date | null) {
  await db.update(rfqTarget).set({ declined_at: at, decline_reason: reason }).where(eq(rfqTarget.id, id));
}

/** A seller's one quotation of a request, drafts and withdrawn ones included; null when nothing was begun. */
export async function findQuotation(db: Executor, rfqId: string, companyId: string) {
  const [row] = await db
    .select()
    .from(quotation)
    .where(and(eq(quotation.rfq_id, rfqId), eq(quotation.company_id, companyId)));
  return row ?? null;
}

/** Adds a quotation, still without any revision. */
export async function addQuotation(db: Executor, row: typeof quotation.$inferInsert): Promise<QuotationRow> {
  const [added] = await db.insert(quotation).values(row).returning();
  if (!added) throw new Error('the quotation was not added');
  return added;
}

/** Changes a quotation under the lock of its request; its version goes up by one. Throws when it is gone. */
export async function updateQuotation(
  db: Executor,
  row: QuotationRow,
  change: Partial<typeof quotation.$inferInsert>,
  now: Date,
): Promise<QuotationRow> {
  const [changed] = await db
    .update(quotation)
    .set({ ...change, version: row.version + 1, updated_at: now })
    .where(eq(quotation.id, row.id))
    .returning();
  if (!changed) throw new Error('the quotation is gone');
  return changed;
}

/** Quotations of a request that were ever submitted, locked by the request's own lock. */
export async function findSubmitted(db: Executor, rfqId: string): Promise<QuotationRow[]> {
  return db
    .select()
    .from(quotation)
    .where(and(eq(quotation.rfq_id, rfqId), sql`${quotation.revision} > 0`, ne(quotation.status, 'WITHDRAWN')))
    .orderBy(asc(quotation.id));
}

/** Gives quotations another status under the lock of their request; the version of each goes up by one. */
export async function setQuotationStatuses(
  db: Executor,
  ids: readonly string[],
  status: QuotationStatus,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(quotation)
    .set({ status, version: sql`${quotation.version} + 1`, updated_at: now })
    .where(inArray(quotation.id, [...ids]));
}

/** A revision of a quotation, `DRAFT_REVISION` for its draft; null when there is none. */
export async function findRevision(db: Executor, quotationId: string, revision: number): Promise<RevisionRow | null> {
  const [row] = await db
    .select()
    .from(quotationRevision)
    .where(and(eq(quotationRevision.quotation_id, quotationId), eq(quotationRevision.revision, revision)));
  return row ?? null;
}

/** Lines of some revisions, in no order: each names the line of the request that it answers. */
export async function findRevisionLines(db: Executor, revisionIds: readonly string[]): Promise<QuotationLineRow[]> {
  if (revisionIds.length === 0) return [];
  const rows = await send(db, LINES, [[...revisionIds]]);
  return mapInTurns(rows, ({ line }) => LINE.read(line));
}

/** Everything that was submitted of a quotation, oldest first. */
export async function findRevisions(db: Executor, quotationId: string): Promise<RevisionRow[]> {
  return db
    .select()
    .from(quotationRevision)
    .where(and(eq(quotationRevision.quotation_id, quotationId), ne(quotationRevision.revision, DRAFT_REVISION)))
    .orderBy(asc(quotationRevision.revision));
}

/** Throws a quotation's draft away, with its lines; what was submitted stays. */
export async function deleteDraft(db: Executor, quotationId: string): Promise<void> {
  await db
    .delete(quotationRevision)
    .where(and(eq(quotationRevision.quotation_id, quotationId), eq(quotationRevision.revision, DRAFT_REVISION)));
}

/** Adds a revision with its lines, or the draft as `DRAFT_REVISION`; answers its id. */
export async function addRevision(
  db: Executor,
  row: Omit<typeof quotationRevision.$inferInsert, 'id'>,
  lines: ReadonlyArray<Omit<typeof quotationLine.$inferInsert, 'id' | 'revision_id'>>,
): Promise<string> {
  const id = uuid();
  await db.insert(quotationRevision).values({ ...row, id });
  await insertRows(
    db,
    quotationLine,
    lines.map((line) => ({ ...line, id: uuid(), revision_id: id })),
  );
  return id;
}

/** Makes the draft a submitted revision as it stands, with its lines and files. */
export async function submitDraft(db: Executor, id: string, revision: number, at: Date): Promise<void> {
  await db.update(quotationRevision).set({ revision, created_at: at }).where(eq(quotationRevision.id, id));
}

/** A revision with its quotation and request. */
export async function findRevisionById(db: Executor, id: string) {
  const [row] = await db
    .select({ revision: quotationRevision, quotation, rfq })
    .from(quotationRevision)
    .innerJoin(quotation, eq(quotation.id, quotationRevision.quotation_id))
    .innerJoin(rfq, eq(rfq.id, quotation.rfq_id))
    .where(eq(quotationRevision.id, id));
  return row ?? null;
}

/**
 * The newest revisions up to a round, with their sellers: what the buyer may read. In the order of their first receipt, so that an
 * amended quotation keeps its place.
 */
export async function findOffers(db: Executor, rfqId: string, throughRound: number, language: Language) {
  return db
    .select({
      quotation,
      revision: quotationRevision,
      company_name: companyNameIn(language),
      verification: company.verification,
    })
    .from(quotation)
    .innerJoin(
      quotationRevision,
      and(
        eq(quotationRevision.quotation_id, quotation.id),
        sql`${quotationRevision.revision} = (select max(r.revision) from quotation_revision r
           where r.quotation_id = ${quotation.id} and r.revision > 0 and r.round <= ${throughRound})`,
      ),
    )
    .innerJoin(company, eq(company.id, quotation.company_id))
    .where(and(eq(quotation.rfq_id, rfqId), sql`${quotation.revision} > 0`, ne(quotation.status, 'WITHDRAWN')))
    .orderBy(asc(quotation.first_submitted_at), asc(quotation.id));
}

/** A quotation with the revision that counts and its seller. */
export type Offer = Awaited<ReturnType<typeof findOffers>>[number];

/** The newest bid of each quotation of a request. */
export async function findBidStatuses(db: Executor, rfqId: string) {
  const rows = await db
    .select({ quotation_id: bid.quotation_id, status: bid.status })
    .from(bid)
    .where(eq(bid.rfq_id, rfqId))
    .orderBy(asc(bid.id));
  return new Map(rows.map((row) => [row.quotation_id, row.status]));
}
