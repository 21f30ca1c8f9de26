import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { account, login } from '../db/schema/company';
import { type Statement, send, statement } from '../db/statement';
import type { Session } from './sessionType';

/** Who is asking, by the login `$1`: one that still stands, of a person who has verified the address and not withdrawn. */
const ME = `
  select l.id as login_id, a.id as account_id, c.id as company_id, a.is_test, a.name, a.email,
    c.name as company_name, a.member_status,
    (c.name <> '' and c.address <> '' and c.ceo <> '') as company_complete, l.fresh_until, app_now() as read_at,
    (c.second_factor_required_at is not null and a.member_status = 'active'
      and not exists (select from passkey p where p.account_id = a.id)
      and not exists (select from authenticator_app o where o.account_id = a.id)) as factor_missing
  from login l join account a on a.id = l.account_id join company c on c.id = a.company_id
  where l.id = $1 and l.revoked_at is null and a.withdrawn_at is null and a.email_verified_at is not null`;

const SESSION = statement<Session>('session', ME);

/** The session of a login that still stands. */
export async function findSession(db: Executor, loginId: string): Promise<Session | null> {
  return (await send(db, SESSION, [loginId]))[0] ?? null;
}

const NO_LOGIN = '00000000-0000-0000-0000-000000000000';

const OF_ACCOUNT = statement<Session>(
  'session_of_account',
  `select $2::uuid as login_id, a.id as account_id, c.id as company_id, a.is_test, a.name, a.email,
    c.name as company_name, a.member_status,
    (c.name <> '' and c.address <> '' and c.ceo <> '') as company_complete, null as fresh_until, app_now() as read_at
  from account a join company c on c.id = a.company_id
  where a.id = $1 and a.withdrawn_at is null and a.email_verified_at is not null`,
);

/** The session of a person for work that goes on without a login; null for one who left. */
export async function findSessionOf(db: Executor, accountId: string): Promise<Session | null> {
  return (await send(db, OF_ACCOUNT, [accountId, NO_LOGIN]))[0] ?? null;
}

const FIELDS = [
  ...(['login_id', 'account_id', 'company_id', 'is_test', 'name', 'email', 'company_name', 'member_status'] as const),
  ...(['company_complete', 'fresh_until', 'read_at', 'factor_missing'] as const),
];

/** A session as JSON, in the order of the fields: instants are texts. */
function readSession(values: readonly unknown[]): Session {
  const session = Object.fromEntries(FIELDS.map((field, place) => [field, values[place]])) as unknown as Session;
  session.fresh_until &&= new Date(session.fresh_until);
  session.read_at = new Date(session.read_at);
  return session;
}

/** What is read together with the session, in one question. */
export interface SessionQuery<Found> {
  statement: Statement<{ me: unknown[]; found: unknown }>;
  read: (found: unknown) => Found;
}

/**
 * Makes a question of its own out of a JSON expression that may name `me` (the session's fields) and the values from `$2`
 * on, so that knowing who asks and finding what is asked for take one way to the database. `read` gives it its type.
 */
export function withSession<Found>(name: string, json: string, read: (found: unknown) => Found): SessionQuery<Found> {
  const session = FIELDS.map((field) => `me.${field}`).join(', ');
  return {
    statement: statement(name, `select json_build_array(${session}) as me, (${json}) as found from (${ME}) me`),
    read,
  };
}

/** The session, with what was asked for; null when the login does not stand any more. */
export async function findWithSession<Found>(
  db: Executor,
  loginId: string,
  { statement: question, read }: SessionQuery<Found>,
  values: readonly unknown[],
): Promise<{ session: Session; found: Found } | null> {
  const [row] = await send(db, question, [loginId, ...values]);
  return row ? { session: readSession(row.me), found: read(row.found) } : null;
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
