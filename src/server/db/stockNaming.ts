import { type SQL, sql } from 'drizzle-orm';

/**
 * What an order is named after that was bought from listed stock, as `StockNaming` in JSON; null of an order from a request,
 * whose title is the buyer's. `o` is the order in the query.
 */
export const stockNaming = (o: SQL): SQL => sql`(case when ${o}.rfq_id is null then (
    select jsonb_build_object('spec', f.spec, 'lines', count(*) over ())
    from trade_line f where f.order_id = ${o}.id order by f.line_no limit 1) end)`;
/** The same of whatever is no order. */
export const NO_NAMING = sql`null::jsonb`;
