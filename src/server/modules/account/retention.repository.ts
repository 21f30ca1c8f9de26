import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { awardChoice } from '../../db/schema/awardChoice';
import { awardPlan } from '../../db/schema/awardPlan';
import { account, company, login, mailToken } from '../../db/schema/company';
import { shipment } from '../../db/schema/delivery';
import { storedFile } from '../../db/schema/file';
import { message } from '../../db/schema/message';
import { mail, push, timelineEvent, tradeOrder } from '../../db/schema/order';
import { rfq } from '../../db/schema/rfq';
import { amountView } from '../../db/schema/rfqDialogue';
import { stockMovement } from '../../db/schema/stock';

interface Leaver {
  id: string;
  company_id: string;
  name: string;
}

/** Takes a person's name off what is no record of an order: talks, looks at amounts, plans, stock, what colleagues were notified of. */
export async function stripName(db: Executor, { id, company_id, name }: Leaver): Promise<void> {
  await db.delete(push).where(and(eq(push.record_type, 'member'), eq(push.record_id, id)));
  await db.delete(mail).where(eq(mail.about_account, id));
  await db.execute(sql`
    update message m set author_name = ''
    where m.author_name = ${name} and m.order_id is null
      and ((m.author_side = 'seller' and m.seller_company_id = ${company_id})
        or (m.author_side = 'buyer' and exists (select 1 from rfq r where r.id = m.rfq_id and r.company_id = ${company_id})))
      and not exists (select 1 from trade_order o where o.rfq_id = m.rfq_id)`);
  await db.update(amountView).set({ account_name: '' }).where(eq(amountView.account_id, id));
  await db.update(awardPlan).set({ account_name: '' }).where(eq(awardPlan.account_id, id));
  await db.update(awardChoice).set({ account_name: '' }).where(eq(awardChoice.account_id, id));
  await db.execute(sql`
    update award_plan p set awarded_by_name = null
    where p.awarded_by_name = ${name}
      and exists (select 1 from rfq r where r.id = p.rfq_id and r.company_id = ${company_id})`);
  await db
    .update(stockMovement)
    .set({ actor_name: null })
    .where(and(eq(stockMovement.account_id, id), isNotNull(stockMovement.actor_name)));
}

/** Takes the persons off orders that ended before a moment; companies, goods and sums stay. Gives how many orders. */
export async function stripOrdersBefore(db: Executor, moment: Date): Promise<number> {
  const nobody = sql`'{"contact_name": "", "contact_email": "", "contact_phone": ""}'::jsonb`;
  const { buyer, seller } = tradeOrder;
  const rows = await db
    .update(tradeOrder)
    .set({ buyer: sql`${buyer} || ${nobody}`, seller: sql`${seller} || ${nobody}`, delivery_contact: null })
    .where(
      and(
        ne(tradeOrder.status, 'OPEN'),
        lt(tradeOrder.updated_at, moment),
        sql`(${buyer} ->> 'contact_name' <> '' or ${seller} ->> 'contact_name' <> '')`,
      ),
    )
    .returning({ id: tradeOrder.id, rfq_id: tradeOrder.rfq_id });
  for (const { id, rfq_id } of rows) {
    const concerns = ({ order_id, rfq_id: request }: typeof timelineEvent | typeof message) =>
      or(eq(order_id, id), rfq_id === null ? undefined : eq(request, rfq_id));
    await db.update(timelineEvent).set({ actor_name: null }).where(concerns(timelineEvent));
    if (rfq_id !== null) await db.update(rfq).set({ delivery_contact: null }).where(eq(rfq.id, rfq_id));
    await db.update(shipment).set({ driver_phone: null }).where(eq(shipment.order_id, id));
    await db.update(message).set({ author_name: '' }).where(concerns(message));
  }
  return rows.length;
}

/** Removes logins without a token that still works, and mailed tokens that ran out, from before a moment. */
export async function deleteLoginsBefore(db: Executor, moment: Date, now: Date): Promise<void> {
  await db.execute(sql`
    delete from login l where l.created_at < ${moment}
      and not exists (select 1 from refresh_token t where t.login_id = l.id and t.expires_at > ${now})`);
  await db.delete(mailToken).where(lt(mailToken.expires_at, moment));
}

/**
 * Removes people who registered before a moment and never verified their address, with what they sent, and the places kept for
 * companies that nobody founded; of one address alone where it is named. Gives the ids of their files.
 */
export async function deleteUnverifiedBefore(db: Executor, moment: Date, email?: string): Promise<string[]> {
  const people = await db
    .select({ id: account.id, email: account.email, company_id: account.company_id })
    .from(account)
    .where(
      and(
        isNull(account.email_verified_at),
        isNull(account.withdrawn_at),
        email === undefined ? lt(account.created_at, moment) : eq(account.email, email),
        notExists(db.select({ id: login.id }).from(login).where(eq(login.account_id, account.id))),
      ),
    )
    .orderBy(asc(account.id))
    .limit(500)
    .for('update', { skipLocked: true });
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const emails = people.map(({ email }) => email);
  const companies = people.map(({ company_id }) => company_id);
  const files = await db
    .delete(storedFile)
    .where(inArray(storedFile.uploaded_by, ids))
    .returning({ id: storedFile.id });
  await db.delete(mail).where(inArray(mail.recipient, emails));
  await db.delete(account).where(inArray(account.id, ids));
  await db
    .delete(company)
    .where(
      and(
        inArray(company.id, companies),
        isNull(company.founded_at),
        notExists(db.select({ id: account.id }).from(account).where(eq(account.company_id, company.id))),
      ),
    );
  return files.map(({ id }) => id);
}
