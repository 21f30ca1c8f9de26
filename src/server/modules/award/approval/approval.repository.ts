import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { ApprovalFault } from '../../../../contract/entities/approval';
import type { Colleague } from '../../../../domain/approval/approvers';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { approval, approvalLine, approvalStep } from '../../../db/schema/approval';
import { account, companyRole } from '../../../db/schema/company';
import { apiKey } from '../../../db/schema/machine';
import { deputy } from '../../../db/schema/people';
import { rfq } from '../../../db/schema/rfq';

/** A request to approve an award, a purchase or a quotation. */
export type AnyApproval = typeof approval.$inferSelect;
export type NewApproval = typeof approval.$inferInsert;
/** A request to approve an award. */
export type ApprovalRow = AnyApproval & {
  rfq_id: string;
  award: NonNullable<AnyApproval['award']>;
  faults: ApprovalFault[];
};
export type FrozenAward = ApprovalRow['award'];
export type StepRow = typeof approvalStep.$inferSelect;
type RulesRow = typeof approvalLine.$inferSelect;

/** The row of an award; null of anything else. */
function ofAward(row: AnyApproval | undefined): ApprovalRow | null {
  if (!row || row.rfq_id === null || row.award === null) return null;
  return { ...row, rfq_id: row.rfq_id, award: row.award, faults: row.faults as ApprovalFault[] };
}

/** The rules of a company; null before they were ever stated. */
export async function findRules(db: Executor, companyId: string): Promise<RulesRow | null> {
  const [row] = await db.select().from(approvalLine).where(eq(approvalLine.company_id, companyId));
  // Rules of before there were budgets, or rules about quotations, say nothing of them.
  const rules = row?.rules.map((rule) => ({
    ...rule,
    subject: rule.subject ?? 'award',
    over_budget: rule.over_budget ?? false,
  }));
  return row && rules ? { ...row, rules } : null;
}

/** States the rules of a company, under its lock. */
export async function setRules(db: Executor, row: typeof approvalLine.$inferInsert): Promise<void> {
  const { version, rules, changed_at } = row;
  await db
    .insert(approvalLine)
    .values(row)
    .onConflictDoUpdate({ target: approvalLine.company_id, set: { version, rules, changed_at } });
}

/** The active members of a company with their places, for whom they stand in today, and the keys that they made. */
export async function findColleagues(db: Executor, companyId: string): Promise<Colleague[]> {
  return db
    .select({
      id: account.id,
      name: account.name,
      is_owner: account.is_owner,
      role: account.role,
      own_role_id: account.own_role_id,
      own_rights: companyRole.rights,
      stands_in_for: sql<string[]>`array(select d.account_id from ${deputy} d where d.deputy_id = ${account.id}
        and (app_now() at time zone 'Asia/Seoul')::date between d.from_on and d.until_on)`,
      keys: sql<string[]>`array(select k.account_id from ${apiKey} k where k.made_by = ${account.id})`,
    })
    .from(account)
    .leftJoin(companyRole, eq(companyRole.id, account.own_role_id))
    .where(and(eq(account.company_id, companyId), eq(account.member_status, 'active'), isNull(account.withdrawn_at)))
    .orderBy(asc(account.name), asc(account.id));
}

/** Names of people and of a company's own roles, also of people who have left it. */
export async function findNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const people = await db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(inArray(account.id, wanted));
  const roles = await db
    .select({ id: companyRole.id, name: companyRole.name })
    .from(companyRole)
    .where(inArray(companyRole.id, wanted));
  return new Map([...people, ...roles].map(({ id, name }) => [id, name]));
}

/** Adds a request with its steps. */
export async function addApproval(
  db: Executor,
  row: NewApproval,
  steps: ReadonlyArray<typeof approvalStep.$inferInsert>,
): Promise<void> {
  await db.insert(approval).values(row);
  await insertRows(db, approvalStep, steps);
}

/** The newest request to approve an award of a request for quotation. */
export async function findNewest(db: Executor, rfqId: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approval).where(eq(approval.rfq_id, rfqId)).orderBy(desc(approval.id)).limit(1);
  return ofAward(row);
}

/** One request of a request for quotation, which the caller has locked. */
export async function findApproval(db: Executor, rfqId: string, id: string): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(and(eq(approval.rfq_id, rfqId), eq(approval.id, id)));
  return ofAward(row);
}

/** The same, locked before its steps are read or changed: who looks at what is due holds it without the request for quotation. */
export async function lockApproval(db: Executor, rfqId: string, id: string): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(and(eq(approval.rfq_id, rfqId), eq(approval.id, id)))
    .for('update');
  return ofAward(row);
}

/** Whether an award of a request waits for approval. */
export async function hasWaiting(db: Executor, rfqId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: approval.id })
    .from(approval)
    .where(and(eq(approval.rfq_id, rfqId), eq(approval.status, 'waiting')));
  return row !== undefined;
}

/** The awards of a company that wait. */
export async function findWaitingOf(db: Executor, companyId: string) {
  return db
    .select({ row: approval, number: rfq.rfq_number_id, title: rfq.title })
    .from(approval)
    .innerJoin(rfq, eq(rfq.id, approval.rfq_id))
    .where(and(eq(approval.company_id, companyId), eq(approval.status, 'waiting')))
    .orderBy(asc(approval.requested_at));
}

/** The steps of some requests, in their order. */
export async function findSteps(db: Executor, approvalIds: readonly string[]): Promise<StepRow[]> {
  if (approvalIds.length === 0) return [];
  return db
    .select()
    .from(approvalStep)
    .where(inArray(approvalStep.approval_id, [...approvalIds]))
    .orderBy(asc(approvalStep.approval_id), asc(approvalStep.position));
}

/** Changes a request, under its lock. */
export async function updateApproval(db: Executor, id: string, change: Partial<ApprovalRow>): Promise<void> {
  await db.update(approval).set(change).where(eq(approval.id, id));
}

/** Changes a step, under the lock of its request. */
export async function updateStep(db: Executor, id: string, change: Partial<StepRow>): Promise<void> {
  await db.update(approvalStep).set(change).where(eq(approvalStep.id, id));
}

/** Lets the requests of a company be looked at again at once: its people have changed. */
export async function markUnchecked(db: Executor, companyId: string): Promise<void> {
  await db
    .update(approval)
    .set({ checked_at: null })
    .where(and(eq(approval.company_id, companyId), eq(approval.status, 'waiting')));
}

/** Locks awards that wait and were not looked at since a moment; those that somebody else holds are left out. */
export async function lockUnchecked(db: Executor, before: Date, most: number): Promise<ApprovalRow[]> {
  const rows = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.status, 'waiting'),
        isNotNull(approval.rfq_id),
        or(isNull(approval.checked_at), lt(approval.checked_at, before)),
      ),
    )
    .orderBy(asc(approval.checked_at))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.flatMap((row) => ofAward(row) ?? []);
}
