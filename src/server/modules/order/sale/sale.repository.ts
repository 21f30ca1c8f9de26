import type { Language } from '../../../../contract/constants';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { companyNameIn } from '../../../db/companyName';
import type { Executor } from '../../../db/database';
import { company } from '../../../db/schema/company';
import { tradeOrder } from '../../../db/schema/order';
import { bid } from '../../../db/schema/quotation';
import { rfq } from '../../../db/schema/rfq';
import { numberedOrders } from '../order.repository';

const MOST = 50;

/** Unanswered awards of a seller, the most urgent first. */
export async function findWaitingBids(db: Executor, companyId: string, now: Date, language: Language) {
  return db
    .select({ bid, rfq_number_id: rfq.rfq_number_id, title: rfq.title, buyer_company_name: companyNameIn(language) })
    .from(bid)
    .innerJoin(rfq, eq(rfq.id, bid.rfq_id))
    .innerJoin(company, eq(company.id, rfq.company_id))
    .where(
      and(
        eq(bid.company_id, companyId),
        eq(bid.status, 'SENT'),
        sql`${bid.answer_until} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bid.answer_until))
    .limit(MOST);
}

/** Orders of a seller that may leave the yard now: prepaid ones once they are paid. */
export async function findOrdersToShip(db: Executor, companyId: string) {
  return numberedOrders(db)
    .where(
      and(
        eq(tradeOrder.seller_company_id, companyId),
        eq(tradeOrder.status, 'OPEN'),
        inArray(tradeOrder.delivery_status, ['PREPARING', 'PART_SHIPPED']),
        or(ne(tradeOrder.payment_term, 'prepaid'), eq(tradeOrder.payment_status, 'PAID')),
      ),
    )
    .orderBy(sql`${tradeOrder.required_date} asc nulls last`, asc(tradeOrder.placed_at))
    .limit(MOST);
}

const unpaid = inArray(tradeOrder.payment_status, ['UNPAID', 'REPORTED']);
/** A paid order that weighed more than was paid for still brings the difference. */
const owed = sql`${tradeOrder.balance} ->> 'status' = 'DUE' and ${tradeOrder.balance} ->> 'direction' = 'pay'`;

/**
 * What open orders have yet to bring, balances after weighing included, per currency; `today` decides what is overdue. An
 * order whose transfer was reported before it was weighed brings both.
 */
export async function sumRevenue(db: Executor, companyId: string, today: string) {
  return db
    .select({
      currency: tradeOrder.currency,
      amount: sql<string>`sum(case when ${unpaid} then ${tradeOrder.total_amount} else 0 end
        + case when ${owed} then (${tradeOrder.balance} ->> 'amount')::numeric else 0 end)::text`,
      order_count: sql<number>`count(*)::int`,
      overdue_count: sql<number>`(count(*) filter (where ${tradeOrder.payment_status} = 'UNPAID' and ${tradeOrder.payment_due_on} < ${today}))::int`,
      balance_count: sql<number>`(count(*) filter (where ${owed}))::int`,
      reported_count: sql<number>`(count(*) filter (where ${tradeOrder.payment_status} = 'REPORTED'))::int`,
    })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.seller_company_id, companyId), eq(tradeOrder.status, 'OPEN'), or(unpaid, owed)))
    .groupBy(tradeOrder.currency)
    .orderBy(asc(tradeOrder.currency));
}
