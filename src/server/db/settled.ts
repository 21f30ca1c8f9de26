import { type SQL, sql } from 'drizzle-orm';

/** What an order `o` comes to without VAT: as settled where the weighed amount was agreed. */
export const SUPPLY = sql`(case when o.settlement ->> 'status' = 'AGREED' then o.settlement -> 'totals' ->> 'supply_amount'
    else o.totals ->> 'supply_amount' end)::numeric`;

/** A row `w` with the settled `amount` of a line of an order `o`; none where the weighed amount was not agreed. */
export const settledLine = (id: SQL) => sql`lateral (select (one ->> 'amount')::numeric as amount
    from jsonb_array_elements(o.settlement -> 'lines') one
    where o.settlement ->> 'status' = 'AGREED' and one ->> 'line_id' = ${id}::text) w`;
