import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { auditActor } from '../../db/schema/audit';
import { account } from '../../db/schema/company';
import { holding, selectRows } from '../../db/statement';

interface Person {
  id: string;
  company_id: string;
  name: string;
  email: string;
}

type Row = Record<string, unknown>;

/** The account of an address, whose data are requested. */
export async function findPersonByEmail(db: Executor, email: string): Promise<Person | null> {
  const [row] = await db
    .select({ id: account.id, company_id: account.company_id, name: account.name, email: account.email })
    .from(account)
    .where(and(eq(sql`lower(${account.email})`, sql`lower(${email})`), isNull(account.withdrawn_at)));
  return row ?? null;
}

/** Everything that is kept of a person, by where it lies. Secrets (password, tokens) are no data of theirs and stay out. */
export async function dataOf(db: Executor, person: Person): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [name, query] of Object.entries(dataQueries(person))) {
    const rows = await selectRows(db, { row: holding<Row>('jsonb') }, query);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** One query for each table that holds something of a person. */
export function dataQueries({ id, company_id, name, email }: Person): Record<string, SQL> {
  const named = (table: string, column: string, more: SQL = sql`true`) =>
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where t.${sql.identifier(column)} = ${id} and ${more}`;
  const inCompany = sql`(t.rfq_id in (select id from rfq where company_id = ${company_id})
    or t.order_id in (select id from trade_order where ${company_id} in (buyer_company_id, seller_company_id)))`;
  return {
    account: sql`select to_jsonb(t) - 'password_hash' as row from account t where t.id = ${id}`,
    company: sql`
      select jsonb_build_object('name', t.name, 'registration_number', t.registration_number) as row
      from company t where t.id = ${company_id}`,
    consent: named('consent', 'account_id'),
    login: named('login', 'account_id'),
    passkey: sql`select to_jsonb(t) - 'public_key' as row from passkey t where t.account_id = ${id}`,
    authenticator_app: sql`select to_jsonb(t) - 'secret' as row from authenticator_app t where t.account_id = ${id}`,
    recovery_code: sql`select to_jsonb(t) - 'code_hash' as row from recovery_code t where t.account_id = ${id}`,
    factor_challenge: sql`
      select to_jsonb(t) - 'token_hash' - 'webauthn' - 'secret' as row from factor_challenge t where t.account_id = ${id}`,
    audit_actor: sql`select to_jsonb(t) as row from ${auditActor} t where t.account_id = ${id}`,
    audit_trace: sql`
      select to_jsonb(t) || jsonb_build_object('kind', e.kind, 'before', e.before, 'after', e.after) as row
      from audit_trace t join audit_entry e on e.id = t.entry_id where t.account_id = ${id}`,
    mail_intake: sql`select to_jsonb(t) - 'local_part' as row from mail_intake t where t.made_by = ${id}`,
    reply_address: named('reply_address', 'account_id'),
    sign_on_identity: named('sign_on_identity', 'account_id'),
    sign_on_record: sql`
      select to_jsonb(t) as row from sign_on_record t where t.account_id = ${id} or t.email = ${email}`,
    scim_user: named('scim_user', 'account_id'),
    calendar_feed: sql`select to_jsonb(t) - 'token_hash' as row from calendar_feed t where t.account_id = ${id}`,
    notice_setting: sql`select to_jsonb(t) - 'code_hash' as row from notice_setting t where t.account_id = ${id}`,
    push_device: sql`select to_jsonb(t) - 'auth' - 'p256dh' as row from push_device t where t.account_id = ${id}`,
    push_delivery: sql`
      select to_jsonb(t) as row from push_delivery t join push_device d on d.id = t.device_id where d.account_id = ${id}`,
    text_message: named('text_message', 'account_id'),
    api_key: sql`select to_jsonb(t) - 'token_hash' as row from api_key t where t.made_by = ${id}`,
    erp_mapping: named('erp_mapping', 'made_by'),
    erp_export: named('erp_export', 'made_by'),
    mail: sql`select to_jsonb(t) - 'html' - 'unsubscribe_url' as row from mail t where t.recipient = ${email}`,
    mail_request: sql`select to_jsonb(t) as row from mail_request t where t.email = ${email}`,
    push: named('push', 'account_id'),
    file_export: named('file_export', 'account_id'),
    interest: named('interest', 'account_id'),
    cart_line: named('cart_line', 'account_id'),
    checkout: named('checkout', 'account_id'),
    invitation: sql`
      select to_jsonb(t) - 'token_hash' as row from invitation t where t.email = ${email} or t.invited_by = ${id}`,
    deputy: sql`select to_jsonb(t) as row from deputy t where ${id} in (t.account_id, t.deputy_id)`,
    company_claim: named('company_claim', 'account_id'),
    withdrawal_reason: named('withdrawal_reason', 'account_id'),
    tracking_event: named('tracking_event', 'account_id'),
    amount_view: named('amount_view', 'account_id'),
    award_plan: named('award_plan', 'account_id'),
    award_choice: named('award_choice', 'account_id'),
    approval: named('approval', 'requested_by'),
    approval_step: sql`select to_jsonb(t) as row from approval_step t where ${id} in (t.decided_by, t.deputy_for)`,
    stock_movement: named('stock_movement', 'account_id'),
    stored_file: sql`
      select jsonb_build_object('id', t.id, 'name', t.name, 'size', t.size, 'created_at', t.created_at) as row
      from stored_file t where t.uploaded_by = ${id}`,
    job_application: sql`select to_jsonb(t) as row from job_application t where lower(t.email) = lower(${email})`,
    rfq: sql`
      select jsonb_build_object('rfq_number_id', t.rfq_number_id, 'title', t.title, 'created_at', t.created_at) as row
      from rfq t where t.created_by = ${id}`,
    trade_order: sql`
      select jsonb_build_object('order_number', t.order_number, 'placed_at', t.placed_at,
        'contact', case when t.buyer ->> 'contact_email' = ${email} then t.buyer else t.seller end) as row
      from trade_order t where ${email} in (t.buyer ->> 'contact_email', t.seller ->> 'contact_email')`,
    message: sql`select to_jsonb(t) as row from message t where t.author_name = ${name} and ${inCompany}`,
    timeline_event: sql`
      select to_jsonb(t) as row from timeline_event t where t.actor_name = ${name} and t.company_id = ${company_id}`,
  };
}
