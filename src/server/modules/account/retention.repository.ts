import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

interface Leaver {
  id: string;
  company_id: string;
  name: string;
}

/** Takes a person's name off what is no record of an order: talks, looks at amounts, plans, stock, what colleagues were told. */
export async function stripName(db: Executor, { id, company_id, name }: Leaver): Promise<void> {
  await db.execute(sql`delete from push where record_type = 'member' and record_id = ${id}`);
  await db.execute(sql`delete from mail where about_account = ${id}`);
  await db.execute(sql`
    update message m set author_name = ''
    where m.author_name = ${name} and m.order_id is null
      and ((m.author_side = 'seller' and m.seller_company_id = ${company_id})
        or (m.author_side = 'buyer' and exists (select 1 from rfq r where r.id = m.rfq_id and r.company_id = ${company_id})))
      and not exists (select 1 from trade_order o where o.rfq_id = m.rfq_id)`);
  await db.execute(sql`update amount_view set account_name = '' where account_id = ${id}`);
  await db.execute(sql`update award_plan set account_name = '' where account_id = ${id}`);
  await db.execute(sql`
    update award_plan p set awarded_by_name = null
    where p.awarded_by_name = ${name}
      and exists (select 1 from rfq r where r.id = p.rfq_id and r.company_id = ${company_id})`);
  await db.execute(
    sql`update stock_movement set actor_name = null where account_id = ${id} and actor_name is not null`,
  );
}

/** Takes the persons off orders that ended before a moment; companies, goods and sums stay. Gives how many orders. */
export async function stripOrdersBefore(db: Executor, moment: Date): Promise<number> {
  const nobody = sql`'{"contact_name": "", "contact_email": "", "contact_phone": ""}'::jsonb`;
  const { rows } = await db.execute<{ id: string; rfq_id: string | null }>(sql`
    update trade_order set buyer = buyer || ${nobody}, seller = seller || ${nobody}
    where status <> 'OPEN' and updated_at < ${moment}
      and (buyer ->> 'contact_name' <> '' or seller ->> 'contact_name' <> '')
    returning id, rfq_id`);
  for (const { id, rfq_id } of rows) {
    await db.execute(sql`
      update timeline_event set actor_name = null where order_id = ${id} or rfq_id = ${rfq_id}`);
    await db.execute(sql`update shipment set driver_phone = null where order_id = ${id}`);
    await db.execute(sql`update message set author_name = '' where order_id = ${id} or rfq_id = ${rfq_id}`);
  }
  return rows.length;
}

/** Removes logins without a token that still works, and mailed tokens that ran out, from before a moment. */
export async function deleteLoginsBefore(db: Executor, moment: Date, now: Date): Promise<void> {
  await db.execute(sql`
    delete from login l where l.created_at < ${moment}
      and not exists (select 1 from refresh_token t where t.login_id = l.id and t.expires_at > ${now})`);
  await db.execute(sql`delete from mail_token where expires_at < ${moment}`);
}

/**
 * Removes people who registered before a moment and never verified their address, with what they sent, and the places kept for
 * companies that nobody founded. Gives the ids of their files.
 */
export async function deleteUnverifiedBefore(db: Executor, moment: Date): Promise<string[]> {
  const { rows: people } = await db.execute<{ id: string; email: string; company_id: string }>(sql`
    select id, email, company_id from account a
    where email_verified_at is null and withdrawn_at is null and created_at < ${moment}
      and not exists (select 1 from login l where l.account_id = a.id)
    order by id limit 500 for update skip locked`);
  if (people.length === 0) return [];
  const listed = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const ids = listed(people.map(({ id }) => id));
  const { rows: files } = await db.execute<{ id: string }>(
    sql`delete from stored_file where uploaded_by in (${ids}) returning id`,
  );
  await db.execute(sql`delete from mail where recipient in (${listed(people.map(({ email }) => email))})`);
  await db.execute(sql`delete from account where id in (${ids})`);
  await db.execute(sql`
    delete from company c where c.id in (${listed(people.map((one) => one.company_id))}) and c.founded_at is null
      and not exists (select 1 from account a where a.company_id = c.id)`);
  return files.map(({ id }) => id);
}
