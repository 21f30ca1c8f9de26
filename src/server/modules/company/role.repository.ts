import { and, asc, eq, sql } from 'drizzle-orm';
import type { UnitKind } from '../../../contract/entities/people';
import type { Executor } from '../../db/database';
import { deliveryAddress } from '../../db/schema/buying';
import { account, companyRole, companyUnit } from '../../db/schema/company';
import { invitation } from '../../db/schema/people';

export type RoleRow = typeof companyRole.$inferSelect;

const membersWith = (
  column: typeof account.own_role_id | typeof account.team_id | typeof account.site_id,
  id: unknown,
) => sql<number>`(select count(*)::int from ${account} where ${column} = ${id} and ${account.withdrawn_at} is null)`;

/** The roles that a company made, by name, with how many people have them. */
export async function findRoles(db: Executor, companyId: string) {
  return db
    .select({ role: companyRole, member_count: membersWith(account.own_role_id, companyRole.id) })
    .from(companyRole)
    .where(eq(companyRole.company_id, companyId))
    .orderBy(asc(companyRole.name));
}

/** A role of one company. */
export async function findRole(db: Executor, companyId: string, id: string): Promise<RoleRow | null> {
  const [row] = await db
    .select()
    .from(companyRole)
    .where(and(eq(companyRole.company_id, companyId), eq(companyRole.id, id)));
  return row ?? null;
}

/** Adds a role unless its name is taken; false when it is. */
export async function addRole(db: Executor, row: typeof companyRole.$inferInsert): Promise<boolean> {
  const rows = await db.insert(companyRole).values(row).onConflictDoNothing().returning({ id: companyRole.id });
  return rows.length > 0;
}

/** Changes a role, under the lock of its company. */
export async function updateRole(db: Executor, id: string, change: Pick<RoleRow, 'name' | 'rights'>): Promise<void> {
  await db.update(companyRole).set(change).where(eq(companyRole.id, id));
}

/** Removes a role, under the lock of its company; false while a person or an invitation has it. */
export async function deleteRole(db: Executor, id: string): Promise<boolean> {
  const [person] = await db.select({ id: account.id }).from(account).where(eq(account.own_role_id, id)).limit(1);
  const [invited] = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(eq(invitation.own_role_id, id))
    .limit(1);
  if (person || invited) return false;
  await db.delete(companyRole).where(eq(companyRole.id, id));
  return true;
}

/** The teams and sites of a company, by kind and name, with how many people each has, and the address of a site. */
export async function findUnits(db: Executor, companyId: string) {
  return db
    .select({
      unit: companyUnit,
      address: deliveryAddress,
      member_count: sql<number>`${membersWith(account.team_id, companyUnit.id)} + ${membersWith(account.site_id, companyUnit.id)}`,
    })
    .from(companyUnit)
    .leftJoin(deliveryAddress, eq(deliveryAddress.site_id, companyUnit.id))
    .where(eq(companyUnit.company_id, companyId))
    .orderBy(asc(companyUnit.kind), asc(companyUnit.name));
}

/** Whether a company has a team or site of this id. */
export async function hasUnit(db: Executor, companyId: string, kind: UnitKind, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companyUnit.id })
    .from(companyUnit)
    .where(and(eq(companyUnit.company_id, companyId), eq(companyUnit.kind, kind), eq(companyUnit.id, id)));
  return row !== undefined;
}

/** Adds a team or site unless its name is taken; false when it is. */
export async function addUnit(db: Executor, row: typeof companyUnit.$inferInsert): Promise<boolean> {
  const rows = await db.insert(companyUnit).values(row).onConflictDoNothing().returning({ id: companyUnit.id });
  return rows.length > 0;
}

/** Removes a team or site with its address, and takes everybody out of it; false where there is none. */
export async function deleteUnit(db: Executor, companyId: string, id: string): Promise<boolean> {
  for (const table of [account, invitation]) {
    await db
      .update(table)
      .set({ team_id: null })
      .where(and(eq(table.company_id, companyId), eq(table.team_id, id)));
    await db
      .update(table)
      .set({ site_id: null })
      .where(and(eq(table.company_id, companyId), eq(table.site_id, id)));
  }
  await db
    .delete(deliveryAddress)
    .where(and(eq(deliveryAddress.company_id, companyId), eq(deliveryAddress.site_id, id)));
  const rows = await db
    .delete(companyUnit)
    .where(and(eq(companyUnit.company_id, companyId), eq(companyUnit.id, id)))
    .returning({ id: companyUnit.id });
  return rows.length > 0;
}
