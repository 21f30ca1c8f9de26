import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account, companyRole, companyUnit } from '../../db/schema/company';
import { invitation } from '../../db/schema/people';

export type InvitationRow = typeof invitation.$inferSelect;

/** The invitations of a company, the newest first, with who sent them. */
export async function findInvitations(db: Executor, companyId: string) {
  return db
    .select({ invitation, invited_by: account.name })
    .from(invitation)
    .innerJoin(account, eq(account.id, invitation.invited_by))
    .where(eq(invitation.company_id, companyId))
    .orderBy(desc(invitation.id))
    .limit(500);
}

/** Adds an invitation unless the address is invited already; false when it is. */
export async function addInvitation(db: Executor, row: typeof invitation.$inferInsert): Promise<boolean> {
  const rows = await db.insert(invitation).values(row).onConflictDoNothing().returning({ id: invitation.id });
  return rows.length > 0;
}

/** An invitation of one company. */
export async function findInvitation(db: Executor, companyId: string, id: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.company_id, companyId), eq(invitation.id, id)));
  return row ?? null;
}

/** Puts a new secret in the place of the earlier one. */
export async function renewInvitation(
  db: Executor,
  id: string,
  change: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at' | 'invited_by'>,
): Promise<void> {
  await db.update(invitation).set(change).where(eq(invitation.id, id));
}

/** Removes an invitation; the row is answered to one caller alone. */
export async function removeInvitation(db: Executor, id: string): Promise<InvitationRow | null> {
  const [row] = await db.delete(invitation).where(eq(invitation.id, id)).returning();
  return row ?? null;
}

/** The invitation behind a mailed secret, with the names that its reader is shown. */
export async function findByToken(db: Executor, hash: string) {
  const [row] = await db
    .select({ invitation, invited_by: account.name, own_role_name: companyRole.name })
    .from(invitation)
    .innerJoin(account, eq(account.id, invitation.invited_by))
    .leftJoin(companyRole, eq(companyRole.id, invitation.own_role_id))
    .where(eq(invitation.token_hash, hash));
  return row ?? null;
}

/** The name of a team or site; null without one. */
export async function unitName(db: Executor, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ name: companyUnit.name }).from(companyUnit).where(eq(companyUnit.id, id));
  return row?.name ?? null;
}

/** Removes the invitations of an address, by every company. */
export async function deleteInvitationsTo(db: Executor, email: string): Promise<void> {
  await db.delete(invitation).where(eq(invitation.email, email));
}

/** Removes the invitations that a person sent: who is out of the company lets nobody in. */
export async function deleteInvitationsBy(db: Executor, accountId: string): Promise<void> {
  await db.delete(invitation).where(eq(invitation.invited_by, accountId));
}

/** Removes invitations that ran out before a moment. */
export async function deleteInvitationsBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(invitation).where(lt(invitation.expires_at, moment));
}
