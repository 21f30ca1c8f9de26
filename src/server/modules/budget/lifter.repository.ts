import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Right, rightsOf } from '../../../contract/rights';
import type { Executor } from '../../db/database';
import { account, companyRole } from '../../db/schema/company';

/** Names of the active people of a company whose own place gives them a right. */
export async function findNamesWith(db: Executor, companyId: string, right: Right): Promise<string[]> {
  const people = await db
    .select({ name: account.name, is_owner: account.is_owner, role: account.role, own_rights: companyRole.rights })
    .from(account)
    .leftJoin(companyRole, eq(companyRole.id, account.own_role_id))
    .where(and(eq(account.company_id, companyId), eq(account.member_status, 'active'), isNull(account.withdrawn_at)))
    .orderBy(asc(account.name), asc(account.id));
  return people.filter((person) => rightsOf(person).includes(right)).map(({ name }) => name);
}
