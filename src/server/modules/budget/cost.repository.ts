import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CostChoice, CostKind } from '../../../contract/entities/budget';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { costAssignment, costCode } from '../../db/schema/budget';
import { checkout } from '../../db/schema/buying';
import { tradeLine, tradeOrder } from '../../db/schema/order';
import { rfq, rfqLine } from '../../db/schema/rfq';

export type CostCodeRow = typeof costCode.$inferSelect;
type AssignmentRow = typeof costAssignment.$inferSelect;

/** All cost codes of a company, closed ones too. */
export async function findCostCodes(db: Executor, companyId: string): Promise<CostCodeRow[]> {
  return db
    .select()
    .from(costCode)
    .where(eq(costCode.company_id, companyId))
    .orderBy(asc(costCode.kind), asc(costCode.code));
}

/** Adds codes; one that is there gets the name, unless it is empty, and is open again. */
export async function putCostCodes(db: Executor, rows: Array<typeof costCode.$inferInsert>): Promise<void> {
  await db
    .insert(costCode)
    .values(rows)
    .onConflictDoUpdate({
      target: [costCode.company_id, costCode.kind, costCode.code],
      set: {
        name: sql`coalesce(nullif(excluded.name, ''), ${costCode.name})`,
        closed: false,
        version: sql`${costCode.version} + 1`,
      },
    });
}

/** Changes a code in the version that was seen; false where it is another one by now. */
export async function updateCostCode(
  db: Executor,
  { id, version }: Pick<CostCodeRow, 'id' | 'version'>,
  change: Pick<CostCodeRow, 'name' | 'closed'>,
): Promise<boolean> {
  const changed = await db
    .update(costCode)
    .set({ ...change, version: version + 1 })
    .where(and(eq(costCode.id, id), eq(costCode.version, version)))
    .returning({ id: costCode.id });
  return changed.length > 0;
}

/** Codes of a company by their ids. */
export async function findCodesOf(db: Executor, companyId: string, kind: CostKind, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(costCode)
    .where(and(eq(costCode.company_id, companyId), eq(costCode.kind, kind), inArray(costCode.id, [...ids])));
}

/** What codes are attached to. */
export interface CostRecord {
  rfq_id: string | null;
  order_id: string | null;
}

/** A company's own request, locked where it is changed; null for anybody else's. */
export async function findRfqRecord(db: Executor, companyId: string, number: string, lock: boolean) {
  const found = db
    .select({ id: rfq.id, status: rfq.status })
    .from(rfq)
    .where(and(eq(rfq.company_id, companyId), eq(rfq.rfq_number_id, number)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

/** An order that a company placed, locked where it is changed; null for anybody else's. */
export async function findOrderRecord(db: Executor, companyId: string, number: string, lock: boolean) {
  const found = db
    .select({ id: tradeOrder.id, rfq_id: tradeOrder.rfq_id })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.buyer_company_id, companyId), eq(tradeOrder.order_number, number)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

const ofRecord = ({ rfq_id, order_id }: CostRecord) =>
  rfq_id === null ? eq(costAssignment.order_id, order_id ?? '') : eq(costAssignment.rfq_id, rfq_id);

/** What a request or an order itself says of its codes. */
export async function findAssignments(db: Executor, record: CostRecord): Promise<AssignmentRow[]> {
  return db.select().from(costAssignment).where(ofRecord(record));
}

/** What a company charges some orders to, and the requests that they came from. */
export async function findChargesOf(
  db: Executor,
  companyId: string,
  { orderIds, rfqIds }: { orderIds: readonly string[]; rfqIds: readonly string[] },
): Promise<AssignmentRow[]> {
  return db
    .select()
    .from(costAssignment)
    .where(
      and(
        eq(costAssignment.company_id, companyId),
        or(inArray(costAssignment.order_id, [...orderIds]), inArray(costAssignment.rfq_id, [...rfqIds])),
      ),
    );
}

/** The ids of the lines of a request or an order. */
export async function findLineIds(db: Executor, { rfq_id, order_id }: CostRecord): Promise<string[]> {
  const rows =
    rfq_id === null
      ? await db
          .select({ id: tradeLine.id })
          .from(tradeLine)
          .where(eq(tradeLine.order_id, order_id ?? ''))
      : await db.select({ id: rfqLine.id }).from(rfqLine).where(eq(rfqLine.rfq_id, rfq_id));
  return rows.map(({ id }) => id);
}

/** States the codes of a request or an order in place of those that stood there. */
export async function replaceAssignments(
  db: Executor,
  record: CostRecord,
  rows: Array<typeof costAssignment.$inferInsert>,
): Promise<void> {
  await db.delete(costAssignment).where(ofRecord(record));
  await insertRows(db, costAssignment, rows);
}

/** What a person last charged an own request or purchase to as a whole; null where never. */
export async function findLastChoice(db: Executor, companyId: string, accountId: string): Promise<CostChoice | null> {
  const requests = db
    .select({ id: rfq.id })
    .from(rfq)
    .where(and(eq(rfq.company_id, companyId), eq(rfq.created_by, accountId)));
  const purchases = db
    .select({ id: tradeOrder.id })
    .from(checkout)
    .innerJoin(tradeOrder, sql`${tradeOrder.order_number} = any(${checkout.order_numbers})`)
    .where(and(eq(checkout.company_id, companyId), eq(checkout.account_id, accountId)));
  const { cost_centre_id, project_id } = costAssignment;
  const [row] = await db
    .select({ cost_centre_id, project_id })
    .from(costAssignment)
    .where(
      and(
        isNull(costAssignment.line_id),
        or(inArray(costAssignment.rfq_id, requests), inArray(costAssignment.order_id, purchases)),
      ),
    )
    .orderBy(desc(costAssignment.id))
    .limit(1);
  return row ?? null;
}

/** The lines of an order by the lines of its request that they come from. */
export async function findOrderLineIds(db: Executor, orderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: tradeLine.id, rfq_line_id: tradeLine.rfq_line_id })
    .from(tradeLine)
    .where(eq(tradeLine.order_id, orderId));
  return new Map(rows.flatMap(({ id, rfq_line_id }) => (rfq_line_id ? [[rfq_line_id, id] as const] : [])));
}
