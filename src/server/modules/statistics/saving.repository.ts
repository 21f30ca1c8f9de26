import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderSaving, quoteDistance } from '../../db/schema/statistics';

/** The lines of a quotation `q` of a request `r` as they stand, with the price of one unit in the request's currency. */
const STANDING_OFFER = sql`join quotation_revision v on v.quotation_id = q.id and v.revision = q.revision
        join quotation_line l on l.revision_id = v.id and l.response <> 'no_quote' and l.amount is not null
          and l.qty_offered > 0
        join rfq_line asked on asked.id = l.rfq_line_id and asked.changed_revision <= v.rfq_revision
        cross join lateral (select l.amount / l.qty_offered * (case when v.currency = r.currency then 1
          when v.currency = 'USD' then r.usd_krw_rate else 1 / nullif(r.usd_krw_rate, 0) end) as unit) per`;

/**
 * Keeps what a new order was placed at beside the average and the lowest of the quotations for the same lines: those that
 * stood when it was awarded, per requested unit, in the request's currency at its frozen rate. A line that one seller alone
 * offered is compared with nothing; a target counts for the lines that have one.
 */
export async function addOrderSaving(db: Executor, orderId: string): Promise<void> {
  await db.execute(sql`
    with placed as (
      select o.id, o.rfq_id, r.currency, o.currency as paid_in, r.usd_krw_rate as rate
      from trade_order o join rfq r on r.id = o.rfq_id where o.id = ${orderId}
    ), bought as (
      select t.rfq_line_id, t.qty, a.target_price * t.qty as target, t.amount * (case when p.paid_in = p.currency then 1
        when p.paid_in = 'USD' then p.rate else 1 / nullif(p.rate, 0) end) as paid
      from placed p join trade_line t on t.order_id = p.id join rfq_line a on a.id = t.rfq_line_id where t.qty > 0
    ), offered as (
      select l.rfq_line_id, avg(per.unit) as unit, min(per.unit) as lowest
      from placed p join quotation q on q.rfq_id = p.rfq_id and q.revision > 0 and q.status <> 'WITHDRAWN'
        join rfq r on r.id = q.rfq_id
        ${STANDING_OFFER}
      group by 1 having count(*) >= 2
    )
    insert into ${orderSaving} (order_id, currency, average_amount, paid_amount, line_count, lowest_amount,
      target_amount, target_paid_amount, target_line_count)
    select p.id, p.currency, round(sum(f.unit * b.qty), d.decimals), round(sum(b.paid), d.decimals), count(*),
      round(sum(f.lowest * b.qty), d.decimals), round(sum(b.target), d.decimals),
      round(sum(b.paid) filter (where b.target is not null), d.decimals), count(b.target)
    from placed p cross join lateral (select case p.currency when 'KRW' then 0 else 2 end as decimals) d,
      bought b join offered f using (rfq_line_id)
    group by p.id, p.currency, d.decimals having sum(f.unit * b.qty) is not null and sum(b.paid) is not null`);
}

/**
 * Keeps for every seller how far above the lowest offer its own stood on the lines of a new order, and whether the order is
 * its own. A line that one seller alone offered has no distance.
 */
export async function addDistances(db: Executor, orderId: string, month: string): Promise<void> {
  await db.execute(sql`
    with offered as (
      select o.id, o.rfq_id, o.buyer_company_id, o.seller_company_id, q.company_id, per.unit,
        min(per.unit) over line as lowest, count(*) over line as offers
      from trade_order o join rfq r on r.id = o.rfq_id join trade_line t on t.order_id = o.id
        join quotation q on q.rfq_id = o.rfq_id and q.revision > 0 and q.status <> 'WITHDRAWN'
        ${STANDING_OFFER}
      where o.id = ${orderId} and l.rfq_line_id = t.rfq_line_id
      window line as (partition by l.rfq_line_id)
    )
    insert into ${quoteDistance} (order_id, company_id, band, month, buyer_company_id, rfq_id, line_count, won)
    select id, company_id, case when unit <= lowest then 'lowest' when unit <= lowest * 1.03 then 'near'
        when unit <= lowest * 1.1 then 'above' else 'far' end, ${month}, buyer_company_id, rfq_id, count(*),
      company_id = seller_company_id
    from offered where offers >= 2 and lowest > 0
    group by 1, 2, 3, 5, 6, seller_company_id`);
}
