import { sql } from 'drizzle-orm';

/** Whether the award `b` still waits for its seller's answer. */
export const awaitsAnswer = (now: string) => sql`b.status = 'SENT' and b.answer_until > ${now}::timestamptz`;

/** The days in Seoul that the lead times of the order `o` promise, of lines of which something has not left yet. */
export const promisedDays = sql`select distinct (o.placed_at at time zone 'Asia/Seoul')::date + l.lead_days as day
  from trade_line l where l.order_id = o.id and l.lead_days is not null
    and l.qty > coalesce((select sum(s.qty) from shipment_line s where s.trade_line_id = l.id), 0)`;
