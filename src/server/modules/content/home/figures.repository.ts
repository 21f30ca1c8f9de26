import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { type SelectedRow, selectRows } from '../../../db/statement';

const FIGURES = {
  companies: 'integer',
  collecting_requests: 'integer',
  asked_lines: 'integer',
  open_items: 'integer',
} as const;
export type FigureRow = SelectedRow<typeof FIGURES>;

/**
 * Counts. A company counts with an active member, an item while some of it is open. Requests count as they
 * stood at `dayStart`: one that came later does not yet, one that ended later still does.
 */
export async function countFigures(
  db: Executor,
  { linesSince, dayStart }: { linesSince: Date; dayStart: Date },
): Promise<FigureRow> {
  const start = sql`${dayStart.toISOString()}::timestamptz`;
  const [row] = await selectRows(
    db,
    FIGURES,
    sql`
    select
      (select count(*)::int from company c where exists (
        select 1 from account a where a.company_id = c.id and a.member_status = 'active')) as companies,
      (select count(*)::int from rfq where submitted_at < ${start} and (status in ('REQ', 'COL')
        or closed_at >= ${start} or (close_reason = 'cancelled' and closed_at is null and updated_at >= ${start}))) as collecting_requests,
      (select count(*)::int from rfq_line l join rfq r on r.id = l.rfq_id
        where r.submitted_at >= ${linesSince.toISOString()} and r.submitted_at < ${start}) as asked_lines,
      (select count(*)::int from stock_item where is_open and open_qty > 0) as open_items`,
  );
  return row ?? { companies: 0, collecting_requests: 0, asked_lines: 0, open_items: 0 };
}
