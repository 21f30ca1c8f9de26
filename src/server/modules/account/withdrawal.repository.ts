import { eq, sql } from 'drizzle-orm';
import type { WithdrawBlocker } from '../../../contract/entities/member';
import type { Executor } from '../../db/database';
import { account, login, mailToken } from '../../db/schema/company';
import { idempotency, push } from '../../db/schema/order';
import { withdrawalReason } from '../../db/schema/security';
import { trackingEvent } from '../../db/schema/tracking';
import { holding, selectRows } from '../../db/statement';

/** What of a company is not finished, by kind. */
export async function countOpenWork(db: Executor, companyId: string): Promise<WithdrawBlocker[]> {
  const rows = await selectRows(
    db,
    { kind: holding<WithdrawBlocker['kind']>('text'), count: 'integer' },
    sql`
    select 'order' as kind, count(*)::int as count from trade_order
      where (buyer_company_id = ${companyId} or seller_company_id = ${companyId})
        and (status = 'OPEN' or payment_status = 'REFUND_DUE' or (status = 'FINISHED' and exists (
          select from order_claim c where c.order_id = trade_order.id and c.status = 'OPEN')))
    union all select 'request', count(*)::int from rfq
      where company_id = ${companyId} and status in ('REQ', 'COL', 'CMP', 'BID')
    union all select 'quotation', count(*)::int from quotation
      where company_id = ${companyId} and status in ('SUBMITTED', 'REREQUESTED', 'SELECTED')
    union all select 'bid', count(*)::int from bid where company_id = ${companyId} and status = 'SENT'`,
  );
  return rows.filter((row) => row.count > 0);
}

/** Notes why a person leaves; the name is taken off when it is erased. */
export async function addReason(db: Executor, row: typeof withdrawalReason.$inferInsert): Promise<void> {
  await db.insert(withdrawalReason).values(row);
}

/**
 * Erases a person. The row stays, nameless, because requests and orders refer to it; orders keep the snapshots that the
 * law asks to keep for five years. The address becomes free.
 */
export async function erasePerson(db: Executor, person: { id: string; company_id: string; name: string }, now: Date) {
  const { id } = person;
  await db.execute(sql`
    update timeline_event set actor_name = null
    where company_id = ${person.company_id} and actor_name = ${person.name} and order_id is null
      and not exists (select 1 from trade_order o where o.rfq_id = timeline_event.rfq_id)`);
  await db.delete(login).where(eq(login.account_id, id));
  await db.delete(mailToken).where(eq(mailToken.account_id, id));
  await db.delete(push).where(eq(push.account_id, id));
  await db.delete(idempotency).where(eq(idempotency.account_key, id));
  await db.update(trackingEvent).set({ account_id: null }).where(eq(trackingEvent.account_id, id));
  await db.update(withdrawalReason).set({ account_id: null }).where(eq(withdrawalReason.account_id, id));
  await db
    .update(account)
    .set({
      email: `${id}@withdrawn.invalid`,
      password_hash: '',
      name: '',
      phone_code: '',
      phone: '',
      department: '',
      view_settings: {},
      title: '',
      member_status: 'deactivated',
      is_owner: false,
      role: 'member',
      own_role_id: null,
      team_id: null,
      site_id: null,
      marketing_approval: false,
      email_approval: false,
      sns_approval: false,
      sale_material_push: false,
      withdrawn_at: now,
    })
    .where(eq(account.id, id));
}
