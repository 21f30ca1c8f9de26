import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { rightsOf } from '../../contract/rights';
import type { Executor } from '../db/database';
import { account, login } from '../db/schema/company';
import { send } from '../db/statement';
import { SESSION, SESSION_OF_ACCOUNT, SESSION_OF_KEY, SESSION_OF_SCIM_KEY, type SessionRow } from './session.sql';
import type { Session } from './sessionType';

/** The session of a login that still stands. */
export async function findSession(db: Executor, loginId: string): Promise<Session | null> {
  return sessionOf((await send(db, SESSION, [loginId]))[0]);
}

/** The session of an API key that is neither revoked nor expired, by the hash of the key. */
export async function findSessionOfKey(db: Executor, hash: string): Promise<Session | null> {
  return sessionOf((await send(db, SESSION_OF_KEY, [hash]))[0]);
}

/** The session of a key of a company's directory that is neither revoked nor expired, by the hash of the key. */
export async function findSessionOfScimKey(db: Executor, hash: string): Promise<Session | null> {
  return sessionOf((await send(db, SESSION_OF_SCIM_KEY, [hash]))[0]);
}

const NO_LOGIN = '00000000-0000-0000-0000-000000000000';

/** The session of a person for work that goes on without a login; null for one who left. */
export async function findSessionOf(db: Executor, accountId: string): Promise<Session | null> {
  return sessionOf((await send(db, SESSION_OF_ACCOUNT, [accountId, NO_LOGIN]))[0]);
}

function sessionOf(row: SessionRow | undefined): Session | null {
  if (!row) return null;
  const { is_owner, role, own_rights, stands_in_for, ...session } = row;
  const held_rights = rightsOf({ is_owner, role, own_rights });
  const lent = (stands_in_for ?? []).flatMap(rightsOf);
  return { ...session, rights: [...new Set([...held_rights, ...lent])], held_rights };
}

/** Those of some logins that still stand and belong to active members. */
export async function standingLogins(db: Executor, loginIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: login.id })
    .from(login)
    .innerJoin(account, eq(account.id, login.account_id))
    .where(
      and(
        inArray(login.id, [...loginIds]),
        isNull(login.revoked_at),
        isNull(account.withdrawn_at),
        ne(account.member_status, 'deactivated'),
      ),
    );
  return rows.map((row) => row.id);
}
