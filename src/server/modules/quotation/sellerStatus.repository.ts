import { sql } from 'drizzle-orm';

/** The project as it stands to this seller (`projectBefore` of the rules): a round he is not asked in does not show. */
export const projectBeforeSql = sql`case when rfq.status = 'COL' and rfq.round > 1 and (q.status is null
  or q.status = 'DRAFT' or (q.status <> 'REREQUESTED' and q.round < rfq.round)) then 'CMP' else rfq.status end`;
