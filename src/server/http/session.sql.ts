import type { RoleHolder } from '../../contract/rights';
import { holding, statement } from '../db/statement';
import type { Session } from './sessionType';

const COLUMNS = {
  login_id: 'uuid',
  account_id: 'uuid',
  company_id: 'uuid',
  is_test: 'boolean',
  name: 'text',
  email: 'text',
  company_name: 'text',
  member_status: holding<Session['member_status']>('text'),
  company_complete: 'boolean',
  is_owner: 'boolean',
  role: holding<RoleHolder['role']>('text'),
  own_rights: 'text[]?',
  stands_in_for: holding<RoleHolder[] | null>('json?'),
  fresh_until: 'timestamp with time zone?',
  read_at: 'timestamp with time zone',
  factor_missing: 'boolean',
  is_machine: 'boolean',
} as const;

const STANDS = 'k.revoked_at is null and k.expires_at > app_now()';
const KEY_STANDS = `${STANDS} and k.purpose = 'api'`;

const COMPANY_FACTS = `c.id as company_id, c.name as company_name,
  (c.name <> '' and c.address <> '' and c.ceo <> '') as company_complete`;

const FACTS = `a.id as account_id, a.is_test, a.name, a.email, a.member_status, false as is_machine, ${COMPANY_FACTS},
  a.is_owner, a.role, (select r.rights from company_role r where r.id = a.own_role_id) as own_rights,
  (select json_agg(json_build_object('is_owner', false, 'role', b.role, 'own_rights', r.rights))
    from deputy d join account b on b.id = d.account_id left join company_role r on r.id = b.own_role_id
    where d.deputy_id = a.id and b.company_id = a.company_id and b.member_status = 'active' and b.withdrawn_at is null
      and (app_now() at time zone 'Asia/Seoul')::date between d.from_on and d.until_on) as stands_in_for`;

/**
 * Whether an account `a` of a company `c` lacks the second factor that the company requires: then it reads nothing of the company.
 * The second factor of the company's provider counts as ours where the company says so.
 */
export const lacksFactor = (
  signedOn: string,
) => `(c.second_factor_required_at is not null and a.member_status = 'active'
  and not exists (select from passkey p where p.account_id = a.id)
  and not exists (select from authenticator_app o where o.account_id = a.id)
  and not (${signedOn} and exists (select from sign_on s where s.company_id = c.id and s.trusts_factor and s.mode <> 'off'))
  )`;

const FACTOR_MISSING = (signedOn: string) => `${lacksFactor(signedOn)} as factor_missing`;

/** In place of a login that was signed on: the person is linked to the company's provider. */
export const LINKED = 'exists (select from sign_on_identity i where i.account_id = a.id and i.company_id = c.id)';

const STANDING = 'a.withdrawn_at is null and a.email_verified_at is not null';

const KEY_FACTS = `a.id as account_id, a.is_test, a.name, a.email, 'active' as member_status, true as is_machine, ${COMPANY_FACTS},
  false as is_owner, 'own' as role, k.rights as own_rights, null::json as stands_in_for,
  null::timestamptz as fresh_until, app_now() as read_at, false as factor_missing`;

/** By the hash `$1` of an API key. */
export const SESSION_OF_KEY = statement(
  'session_of_key',
  COLUMNS,
  `select a.id as login_id, ${KEY_FACTS}
  from api_key k join account a on a.id = k.account_id join company c on c.id = k.company_id
  where k.token_hash = $1 and ${KEY_STANDS}`,
);

/** By the hash `$1` of a key of the company's directory. It has every right that concerns people; only SCIM asks for it. */
export const SESSION_OF_SCIM_KEY = statement(
  'session_of_scim_key',
  COLUMNS,
  `select a.id as login_id, ${KEY_FACTS}
  from api_key k join account a on a.id = k.account_id join company c on c.id = k.company_id
  where k.token_hash = $1 and ${STANDS} and k.purpose = 'scim'`,
);

/** By the login `$1`: one that still stands, of a person who has verified the address and not withdrawn. */
export const SESSION = statement(
  'session',
  COLUMNS,
  `select l.id as login_id, ${FACTS}, l.fresh_until, app_now() as read_at, ${FACTOR_MISSING('l.signed_on')}
  from login l join account a on a.id = l.account_id join company c on c.id = a.company_id
  where l.id = $1 and l.revoked_at is null and ${STANDING}`,
);

/** By the account `$1` of a person or a key, without a login: `$2` stands in its place. */
export const SESSION_OF_ACCOUNT = statement(
  'session_of_account',
  COLUMNS,
  `select $2::uuid as login_id, ${FACTS}, null::timestamptz as fresh_until, app_now() as read_at, ${FACTOR_MISSING(LINKED)}
  from account a join company c on c.id = a.company_id where a.id = $1 and ${STANDING} and not a.is_machine
  union all select $2::uuid as login_id, ${KEY_FACTS}
  from api_key k join account a on a.id = k.account_id join company c on c.id = k.company_id
  where k.account_id = $1 and ${KEY_STANDS}`,
);

export type SessionRow = NonNullable<typeof SESSION.row>;
