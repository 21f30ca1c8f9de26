import { sql } from 'drizzle-orm';
import type { DistanceBand } from '../../../contract/bands';
import type { Executor } from '../../db/database';
import { quoteDistance } from '../../db/schema/statistics';
import { holding, selectRows } from '../../db/statement';
import type { Of } from './standing.repository';

const BAND = { half: 'text', band: holding<DistanceBand>('text'), win_pct: 'integer' } as const;

/** A band holds lines of so many requests of so many buyers, and a half-year has so many bands, or nothing is shown. */
const [REQUESTS, BUYERS, BANDS] = [5, 3, 3];

/**
 * Share of a seller's offered lines that it won, by their distance to the lowest offer, of the newest half-year before `month`
 * that may be shown. Half-years do not overlap, and what is in one never changes, so no two figures can be taken from each
 * other; a rate is rounded to 5, and how many lines stand behind it is not given.
 */
export async function findDistances(db: Executor, of: Of, from: string, before: string) {
  return selectRows(
    db,
    BAND,
    sql`
    with bands as (
      select left(month, 5) || case when right(month, 2) <= '06' then '01' else '07' end as half, band,
        round(20.0 * sum(line_count) filter (where won) / sum(line_count)) * 5 as win_pct
      from ${quoteDistance}
      where company_id = ${of.company_id} and month >= ${from} and month < ${before}
      group by 1, 2
      having count(distinct rfq_id) >= ${REQUESTS} and count(distinct buyer_company_id) >= ${BUYERS}
    )
    select half, band, coalesce(win_pct, 0)::int as win_pct from bands
    where half = (select max(half) from (select half from bands group by half having count(*) >= ${BANDS}) shown)`,
  );
}
