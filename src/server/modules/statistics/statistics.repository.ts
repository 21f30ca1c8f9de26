import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { requestFigure } from '../../db/schema/statistics';
import { type SelectedRow, selectRows } from '../../db/statement';
import type { Period } from './period';
import { SUPPLY } from '../../db/settled';
import { monthOf, type Of, type Side, standing, within } from './standing.repository';

/** `month` is null in the row of the whole period, whose median is not one of the months'. */
const BUYER = {
  month: 'text?',
  requests: 'integer',
  asked: 'integer',
  answered: 'integer',
  first_seconds: 'text?',
} as const;
export type BuyerRow = SelectedRow<typeof BUYER>;

const SELLER = {
  month: 'text?',
  matched: 'integer',
  quoted: 'integer',
  decided: 'integer',
  won: 'integer',
  response_seconds: 'text?',
} as const;
export type SellerRow = SelectedRow<typeof SELLER>;

const SUM = {
  month: 'text?',
  orders: 'integer',
  krw: 'text',
  usd: 'text',
  compared: 'integer',
  saved_krw: 'text',
  saved_usd: 'text',
} as const;
export type SumRow = SelectedRow<typeof SUM>;

/** Requests sent in the period, by month and in all. A withdrawn quotation is no answer, yet it did come. */
export async function findBuyerRows(db: Executor, of: Of, period: Period): Promise<BuyerRow[]> {
  return selectRows(
    db,
    BUYER,
    sql`
    with sent as (
      select ${monthOf(sql`r.submitted_at`)} as month, r.submitted_at, f.asked, f.answered, f.first_at
      from rfq r left join ${requestFigure} f on f.rfq_id = r.id
      where r.company_id = ${of.company_id} and r.status <> 'DRAFT'
        and ${within(sql`r.submitted_at`, period)}
    )
    select s.month, count(*)::int as requests, coalesce(sum(s.asked), 0)::int as asked,
      coalesce(sum(s.answered), 0)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from s.first_at - s.submitted_at))::text as first_seconds
    from sent s
    group by grouping sets ((s.month), ())`,
  );
}

/** Requests received in the period, by month and in all. A request that the buyer called off was decided by nobody. */
export async function findSellerRows(db: Executor, of: Of, period: Period): Promise<SellerRow[]> {
  return selectRows(
    db,
    SELLER,
    sql`
    with received as (
      select ${monthOf(sql`t.created_at`)} as month, t.created_at, q.status, q.first_submitted_at as first_at
      from rfq_target t left join quotation q
        on q.rfq_id = t.rfq_id and q.company_id = ${of.company_id} and q.revision > 0
      where t.company_id = ${of.company_id} and ${within(sql`t.created_at`, period)}
    )
    select t.month, count(*)::int as matched,
      (count(*) filter (where t.status <> 'WITHDRAWN'))::int as quoted,
      (count(*) filter (where t.status in ('CONFIRMED', 'DECLINED', 'LAPSED', 'LOST')))::int as decided,
      (count(*) filter (where t.status = 'CONFIRMED'))::int as won,
      percentile_cont(0.5) within group (order by extract(epoch from t.first_at - t.created_at))::text as response_seconds
    from received t
    group by grouping sets ((t.month), ())`,
  );
}

/** Orders placed in the period that still stand, without VAT: as settled where the weighed amount was agreed. */
export async function findOrderSums(db: Executor, of: Of, side: Side, period: Period): Promise<SumRow[]> {
  const saved = sql`(s.average_amount - s.paid_amount)`;
  return selectRows(
    db,
    SUM,
    sql`
    select ${monthOf(sql`o.placed_at`)} as month, count(*)::int as orders,
      coalesce(sum(${SUPPLY}) filter (where o.currency = 'KRW'), 0)::text as krw,
      coalesce(sum(${SUPPLY}) filter (where o.currency = 'USD'), 0)::text as usd,
      count(s.order_id)::int as compared,
      coalesce(sum(${saved}) filter (where s.currency = 'KRW'), 0)::text as saved_krw,
      coalesce(sum(${saved}) filter (where s.currency = 'USD'), 0)::text as saved_usd
    from trade_order o left join order_saving s on s.order_id = o.id
    where ${standing(of, side, period)}
    group by grouping sets ((1), ())`,
  );
}
