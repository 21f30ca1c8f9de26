import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderSaving } from '../../db/schema/statistics';

/**
 * Keeps what a new order was placed at beside the average of the quotations for the same lines: those that stood when it
 * was awarded, per requested unit, in the request's currency at its frozen rate. A line that one seller alone offered is
 * compared with nothing.
 */
export async function addOrderSaving(db: Executor, orderId: string): Promise<void> {
  await db.execute(sql`
    with placed as (
      select o.id, o.rfq_id, r.currency, o.currency as paid_in, r.usd_krw_rate as rate
      from trade_order o join rfq r on r.id = o.rfq_id where o.id = ${orderId}
    ), bought as (
      select t.rfq_line_id, t.qty, t.amount * (case when p.paid_in = p.currency then 1
        when p.paid_in = 'USD' then p.rate else 1 / nullif(p.rate, 0) end) as paid
      from placed p join trade_line t on t.order_id = p.id where t.rfq_line_id is not null and t.qty > 0
    ), offered as (
      select l.rfq_line_id, avg(l.amount / l.qty_offered * (case when v.currency = p.currency then 1
        when v.currency = 'USD' then p.rate else 1 / nullif(p.rate, 0) end)) as unit
      from placed p join quotation q on q.rfq_id = p.rfq_id and q.revision > 0 and q.status <> 'WITHDRAWN'
        join quotation_revision v on v.quotation_id = q.id and v.revision = q.revision
        join quotation_line l on l.revision_id = v.id and l.response <> 'no_quote' and l.amount is not null
          and l.qty_offered > 0
        join rfq_line asked on asked.id = l.rfq_line_id and asked.changed_revision <= v.rfq_revision
      group by 1 having count(*) >= 2
    )
    insert into ${orderSaving} (order_id, currency, average_amount, paid_amount, line_count)
    select p.id, p.currency, round(sum(f.unit * b.qty), case p.currency when 'KRW' then 0 else 2 end),
      round(sum(b.paid), case p.currency when 'KRW' then 0 else 2 end), count(*)
    from placed p, bought b join offered f using (rfq_line_id)
    group by p.id, p.currency having sum(f.unit * b.qty) is not null and sum(b.paid) is not null`);
}
