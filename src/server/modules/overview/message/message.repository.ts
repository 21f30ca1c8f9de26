import type { Language } from '../../../../contract/constants';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { companyNameIn } from '../../../db/companyName';
import type { Executor } from '../../../db/database';
import { company } from '../../../db/schema/company';
import { message } from '../../../db/schema/message';
import { tradeOrder } from '../../../db/schema/order';
import { quotation } from '../../../db/schema/quotation';

export type MessageRow = typeof message.$inferSelect;

/** What two companies talk about: a request, or an order that has none. */
export interface Talk {
  rfq_id: string | null;
  order_id: string | null;
  seller_company_id: string;
}

const ofTalk = (talk: Talk) =>
  and(
    talk.rfq_id ? eq(message.rfq_id, talk.rfq_id) : eq(message.order_id, talk.order_id ?? ''),
    eq(message.seller_company_id, talk.seller_company_id),
  );

/** One page of a talk, the last message first, those before the cursor. */
export async function findMessages(
  db: Executor,
  talk: Talk,
  cursor: { at: string; id: string } | null,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(message)
    .where(and(ofTalk(talk), cursor ? sql`${message.id} < ${cursor.id}::uuid` : undefined))
    .orderBy(desc(message.id))
    .limit(limit);
}

/** Adds a message at the end of its talk. */
export async function addMessage(db: Executor, row: Omit<typeof message.$inferInsert, 'id'>): Promise<MessageRow> {
  const [added] = await db
    .insert(message)
    .values({ ...row, id: uuid() })
    .returning();
  if (!added) throw new Error('the message was not added');
  return added;
}

/** A message; whose it is, is for the caller to judge. */
export async function findMessageById(db: Executor, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
  return row ?? null;
}

/** When the last message of a talk was written; null in a talk without any. */
export async function lastMessageAt(db: Executor, talk: Talk): Promise<Date | null> {
  const [row] = await db
    .select({ at: message.created_at })
    .from(message)
    .where(ofTalk(talk))
    .orderBy(desc(message.id))
    .limit(1);
  return row?.at ?? null;
}

/** Sellers that a buyer can write to: those whose quotation was submitted once, who wrote, or who have an order. */
export async function findSellersOf(db: Executor, rfqId: string, language: Language) {
  return db
    .select({ id: company.id, name: companyNameIn(language) })
    .from(company)
    .where(
      and(
        sql`(exists (select 1 from ${quotation} where ${and(eq(quotation.rfq_id, rfqId), eq(quotation.company_id, company.id), ne(quotation.revision, 0))})
          or exists (select 1 from ${message} where ${and(eq(message.rfq_id, rfqId), eq(message.seller_company_id, company.id))})
          or exists (select 1 from ${tradeOrder} where ${and(eq(tradeOrder.rfq_id, rfqId), eq(tradeOrder.seller_company_id, company.id))}))`,
      ),
    )
    .orderBy(company.name);
}
