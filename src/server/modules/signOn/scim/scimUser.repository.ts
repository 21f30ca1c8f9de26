import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { isPerson } from '../../../db/isPerson';
import { account, companyRole } from '../../../db/schema/company';
import { scimUser } from '../../../db/schema/signOn';
import { isUuid } from '../../../isUuid';
import type { ScimFilter } from './scimInput';

/** Whom a directory sees: members and former ones of its company, but for those that it deleted. */
const seen = (companyId: string) =>
  and(
    eq(account.company_id, companyId),
    isPerson,
    isNotNull(account.email_verified_at),
    ne(account.member_status, 'pending'),
    or(eq(account.member_status, 'active'), isNull(scimUser.deleted_at)),
  );

const people = (db: Executor) =>
  db
    .select({ person: account, external_id: scimUser.external_id, own_role: companyRole.name })
    .from(account)
    .leftJoin(scimUser, eq(scimUser.account_id, account.id))
    .leftJoin(companyRole, eq(companyRole.id, account.own_role_id));

export type SeenPerson = Awaited<ReturnType<typeof findSeen>>;

/** A person by id as a directory sees it; null where it sees none. */
export async function findSeen(db: Executor, companyId: string, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await people(db).where(and(seen(companyId), eq(account.id, id)));
  return row ?? null;
}

/** A part of the people that a directory sees, and how many there are. */
export async function findSeenPeople(
  db: Executor,
  companyId: string,
  filter: ScimFilter | null,
  page: { offset: number; limit: number },
) {
  const where = and(seen(companyId), filter ? matching(filter) : undefined);
  const [total] = await db
    .select({ count: count() })
    .from(account)
    .leftJoin(scimUser, eq(scimUser.account_id, account.id))
    .where(where);
  const rows = await people(db).where(where).orderBy(asc(account.id)).limit(page.limit).offset(page.offset);
  return { rows, total: total?.count ?? 0 };
}

function matching({ by, value }: ScimFilter) {
  if (by === 'email') return eq(account.email, value);
  if (by === 'external_id') return eq(scimUser.external_id, value);
  return isUuid(value) ? eq(account.id, value) : sql`false`;
}

/** What a directory calls a person; a person that it names is there again. */
export async function putScimUser(
  db: Executor,
  row: { account_id: string; company_id: string; external_id?: string | null },
): Promise<void> {
  const { external_id } = row;
  await db
    .insert(scimUser)
    .values({ ...row, external_id: external_id ?? null })
    .onConflictDoUpdate({
      target: scimUser.account_id,
      set: { company_id: row.company_id, deleted_at: null, ...(external_id === undefined ? {} : { external_id }) },
    });
}

/** Notes that a directory deleted a person. */
export async function setScimDeleted(db: Executor, accountId: string, companyId: string, at: Date): Promise<void> {
  await db
    .insert(scimUser)
    .values({ account_id: accountId, company_id: companyId, external_id: null, deleted_at: at })
    .onConflictDoUpdate({ target: scimUser.account_id, set: { deleted_at: at, external_id: null } });
}

/** The role that a company made itself under this name. */
export async function findRoleNamed(db: Executor, companyId: string, name: string): Promise<string | null> {
  const [row] = await db
    .select({ id: companyRole.id })
    .from(companyRole)
    .where(and(eq(companyRole.company_id, companyId), eq(sql`lower(${companyRole.name})`, name.toLowerCase())));
  return row?.id ?? null;
}
