import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { familyPrice } from '../../db/schema/statistics';
import { selectRows } from '../../db/statement';
import type { Of } from './standing.repository';

const OFFERS = {
  category: 'text',
  grade_family: 'text',
  month: 'text',
  count: 'integer',
  low: 'text',
  middle: 'text',
  high: 'text',
} as const;
const BOUGHT = {
  category: 'text',
  grade_family: 'text',
  month: 'text',
  order_number: 'text',
  krw_per_kg: 'text',
} as const;

/** Prices of the quotations `q` to requests `r` that somebody takes part in, by family and month, once they were opened. */
async function findOffers(db: Executor, part: SQL, from: string) {
  return selectRows(
    db,
    OFFERS,
    sql`
    select f.category, f.grade_family, f.month, count(*)::int as count,
      round(min(f.krw / f.kg))::text as low,
      round(percentile_cont(0.5) within group (order by f.krw / f.kg))::text as middle,
      round(max(f.krw / f.kg))::text as high
    from quotation q join rfq r on r.id = q.rfq_id join ${familyPrice} f on f.quotation_id = q.id
    where ${part} and f.month >= ${from}
    group by 1, 2, 3 order by 3`,
  );
}

/** Prices of the quotations that a company received: of requests of its own that were opened. */
export const findReceived = (db: Executor, { company_id }: Of, from: string) =>
  findOffers(db, sql`r.company_id = ${company_id}`, from);

/** Prices of the quotations that a company sent itself, once they were opened. */
export const findSent = (db: Executor, { company_id }: Of, from: string) =>
  findOffers(db, sql`q.company_id = ${company_id}`, from);

/** What a company paid per kg in its orders from requests, by family: lines delivered as requested whose weight is known. */
export async function findBought(db: Executor, { company_id }: Of, from: string) {
  return selectRows(
    db,
    BOUGHT,
    sql`
    select a.category, a.grade_family, to_char(o.placed_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, o.order_number,
      round(sum(t.amount * (case o.currency when 'KRW' then 1 else r.usd_krw_rate end)) / sum(t.weight_kg))::text
        as krw_per_kg
    from trade_order o join rfq r on r.id = o.rfq_id join trade_line t on t.order_id = o.id
      join rfq_line a on a.id = t.rfq_line_id
    where o.buyer_company_id = ${company_id} and o.status <> 'CANCELLED' and not t.alternate and t.weight_kg > 0
      and t.amount > 0 and a.category in ('pipe', 'fitting', 'flange', 'valve', 'gasket', 'bolt')
      and a.grade_family is not null and (o.currency = 'KRW' or r.usd_krw_rate is not null)
      and o.placed_at >= ${`${from}-01T00:00:00+09:00`}::timestamptz
    group by 1, 2, 3, 4, o.placed_at order by o.placed_at`,
  );
}
