import { sql } from 'drizzle-orm';

/** The project as it stands to this seller (`projectBefore` of the rules): a round he is not asked in does not show. */
export const projectBeforeSql = sql`case when rfq.status = 'COL' and rfq.round > 1 and (q.status is null
  or q.status = 'DRAFT' or (q.status <> 'REREQUESTED' and q.round < rfq.round)) then 'CMP' else rfq.status end`;

/**
 * A seller's view of a project's status in SQL, over `rfq`, `rfq_target`, the seller's quotation `q` and newest order `o`.
 * It is the same table as `sellerView` of the rules; a test runs both over every combination.
 */
export const sellerStatusSql = sql`case
  when o.status = 'FINISHED' then 'FIN' when o.status = 'OPEN' then 'ORD' when o.status = 'CANCELLED' then 'CLS'
  when rfq_target.declined_at is not null then 'CLS'
  when q.status in ('SELECTED', 'CONFIRMED') then 'BID'
  when q.status in ('DECLINED', 'LAPSED', 'LOST') then 'CLS'
  when q.status = 'WITHDRAWN' then case when (${projectBeforeSql}) in ('REQ', 'COL') then 'REQ' else 'CLS' end
  when q.status in ('SUBMITTED', 'REREQUESTED') then case
    when (${projectBeforeSql}) in ('REQ', 'COL') then 'COL' when (${projectBeforeSql}) in ('CMP', 'BID') then 'CMP' else 'CLS' end
  when (${projectBeforeSql}) in ('REQ', 'COL') then 'REQ' else 'CLS' end`;
