import { and, eq, isNull } from 'drizzle-orm';
import type { ViewSettings } from '../../../contract/entities/viewSettings';
import type { Executor } from '../../db/database';
import { account, company, consent } from '../../db/schema/company';

/** A person with the company, for the person. */
export interface Person {
  account: typeof account.$inferSelect;
  company: typeof company.$inferSelect;
}

/** A person with the company, those who left included; null when there is none. */
export async function findPerson(db: Executor, accountId: string): Promise<Person | null> {
  const [row] = await db
    .select({ account, company })
    .from(account)
    .innerJoin(company, eq(company.id, account.company_id))
    .where(eq(account.id, accountId));
  return row ?? null;
}

export type PersonChange = Partial<
  Pick<
    typeof account.$inferSelect,
    | 'name'
    | 'phone_code'
    | 'phone'
    | 'department'
    | 'title'
    | 'marketing_approval'
    | 'marketing_changed_at'
    | 'email_approval'
    | 'email_changed_at'
    | 'sns_approval'
    | 'sns_changed_at'
    | 'language'
    | 'view_settings'
  >
>;

/** Changes what people may change of themselves, without asking for a version. */
export async function changePerson(db: Executor, accountId: string, change: PersonChange): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, accountId));
}

/** How a person looks at work pages; until the transaction ends nobody else changes it. */
export async function lockViewSettings(db: Executor, accountId: string): Promise<Partial<ViewSettings>> {
  const [row] = await db
    .select({ view_settings: account.view_settings })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  return row?.view_settings ?? {};
}

/** Whether somebody wants mails about the own trade; null when there is nobody any more. */
export async function findEmailApproval(db: Executor, accountId: string): Promise<boolean | null> {
  const [row] = await db
    .select({ email_approval: account.email_approval })
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.withdrawn_at)));
  return row?.email_approval ?? null;
}

/** Keeps that a person consented to, or took back, a document. */
export async function addConsent(db: Executor, row: typeof consent.$inferInsert): Promise<void> {
  await db.insert(consent).values(row);
}

/** Whether a person is notified of requests for materials that the company deals in. */
export async function setSaleMaterialPush(db: Executor, accountId: string, on: boolean): Promise<void> {
  await db.update(account).set({ sale_material_push: on }).where(eq(account.id, accountId));
}
