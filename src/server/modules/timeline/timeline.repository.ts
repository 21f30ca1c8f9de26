import { and, asc, eq, getTableColumns, isNotNull, isNull, like, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import { companyNameIn } from '../../db/companyName';
import { SELLERS_OWN } from '../../../domain/events/sellersOwn';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { timelineEvent, tradeOrder } from '../../db/schema/order';

export type TimelineRow = typeof timelineEvent.$inferSelect;
/** An entry with what it is about, where its history is of more than that. */
export type HistoryRow = TimelineRow & { order_number: string | null; seller_name: string | null };
export type TimelineEntry = Omit<typeof timelineEvent.$inferInsert, 'id'>;

/** Adds an event to the history of a request or an order, within the transaction of the event. */
export async function addTimeline(db: Executor, entry: TimelineEntry): Promise<void> {
  await db.insert(timelineEvent).values({ ...entry, id: uuid() });
}

/** The company under the name it had then, for English readers under its English one. */
const columnsIn = (language: Language) => ({
  ...getTableColumns(timelineEvent),
  company_name:
    language === 'en'
      ? sql<string | null>`coalesce(${company.name_en}, ${timelineEvent.company_name})`
      : timelineEvent.company_name,
});

/** What a seller may read of a history: entries of everybody and its own; without a seller, as for the buyer, all but what sellers read alone. */
const ofSeller = (companyId: string | null) =>
  companyId === null
    ? notInArray(timelineEvent.kind, [...SELLERS_OWN])
    : or(isNull(timelineEvent.seller_company_id), eq(timelineEvent.seller_company_id, companyId));

/** The seller that an entry concerns. */
const seller = alias(company, 'seller');

/** History of a request: all of it for the buyer; for a seller only what concerns everybody or that seller. */
export async function findRfqTimeline(
  db: Executor,
  rfqId: string,
  sellerCompanyId: string | null,
  language: Language,
): Promise<HistoryRow[]> {
  const ofAward = or(isNotNull(timelineEvent.order_id), like(timelineEvent.kind, 'bid\\_%'));
  return db
    .select({
      ...columnsIn(language),
      order_number: tradeOrder.order_number,
      seller_name: sql<string | null>`${companyNameIn(language, seller)}`,
    })
    .from(timelineEvent)
    .leftJoin(company, eq(company.id, timelineEvent.company_id))
    .leftJoin(tradeOrder, eq(tradeOrder.id, timelineEvent.order_id))
    .leftJoin(seller, and(eq(seller.id, timelineEvent.seller_company_id), ofAward))
    .where(and(eq(timelineEvent.rfq_id, rfqId), ofSeller(sellerCompanyId)))
    .orderBy(asc(timelineEvent.at), asc(timelineEvent.id));
}

/** The history of an order, the oldest event first: all of it for the buyer, for its seller what concerns that seller. */
export async function findOrderTimeline(
  db: Executor,
  orderId: string,
  sellerCompanyId: string | null,
  language: Language,
): Promise<TimelineRow[]> {
  return db
    .select(columnsIn(language))
    .from(timelineEvent)
    .leftJoin(company, eq(company.id, timelineEvent.company_id))
    .where(and(eq(timelineEvent.order_id, orderId), ofSeller(sellerCompanyId)))
    .orderBy(asc(timelineEvent.at), asc(timelineEvent.id));
}
