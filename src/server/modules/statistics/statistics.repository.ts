import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { Period } from './period';

interface Of {
  world: boolean;
  company_id: string;
}

/** `month` is null in the row of the whole period, whose median is not one of the months'. */
export interface BuyerRow extends Record<string, unknown> {
  month: string | null;
  requests: number;
  asked: number;
  answered: number;
  first_seconds: string | null;
}

export interface SellerRow extends Record<string, unknown> {
  month: string | null;
  matched: number;
  quoted: number;
  decided: number;
  won: number;
  response_seconds: string | null;
}

export interface SumRow extends Record<string, unknown> {
  month: string | null;
  orders: number;
  krw: string;
  usd: string;
  compared: number;
  saved_krw: string;
  saved_usd: string;
}

const monthOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM')`;
const within = (column: SQL, { start, end }: Period) =>
  sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;

/** Requests sent in the period, by month and in all. A withdrawn quotation is no answer, yet it did come. */
export async function findBuyerRows(db: Executor, of: Of, period: Period): Promise<BuyerRow[]> {
  const { rows } = await db.execute<BuyerRow>(sql`
    with sent as materialized (
      select r.id, r.submitted_at, ${monthOf(sql`r.submitted_at`)} as month from rfq r
      where r.is_test = ${of.world} and r.company_id = ${of.company_id} and r.status <> 'DRAFT'
        and ${within(sql`r.submitted_at`, period)}
    ), asked as (
      select t.rfq_id, count(*) as asked from rfq_target t join sent s on s.id = t.rfq_id group by 1
    ), answers as (
      select q.rfq_id, count(*) filter (where q.status <> 'WITHDRAWN') as answered, min(v.created_at) as first_at
      from quotation q join sent s on s.id = q.rfq_id
        join quotation_revision v on v.quotation_id = q.id and v.revision = 1
      where q.revision > 0 group by 1
    )
    select s.month, count(*)::int as requests, coalesce(sum(k.asked), 0)::int as asked,
      coalesce(sum(a.answered), 0)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from a.first_at - s.submitted_at))::text as first_seconds
    from sent s left join asked k on k.rfq_id = s.id left join answers a on a.rfq_id = s.id
    group by grouping sets ((s.month), ())`);
  return rows;
}

/** Requests received in the period, by month and in all. A request that the buyer called off was decided by nobody. */
export async function findSellerRows(db: Executor, of: Of, period: Period): Promise<SellerRow[]> {
  const { rows } = await db.execute<SellerRow>(sql`
    with received as materialized (
      select t.rfq_id, t.created_at, ${monthOf(sql`t.created_at`)} as month from rfq_target t
      where t.is_test = ${of.world} and t.company_id = ${of.company_id} and ${within(sql`t.created_at`, period)}
    ), mine as (
      select q.rfq_id, q.status, v.created_at as first_at,
        q.status in ('CONFIRMED', 'DECLINED', 'LAPSED', 'LOST') as decided
      from quotation q join quotation_revision v on v.quotation_id = q.id and v.revision = 1
      where q.is_test = ${of.world} and q.company_id = ${of.company_id} and q.revision > 0
    )
    select t.month, count(*)::int as matched,
      (count(*) filter (where m.status <> 'WITHDRAWN'))::int as quoted,
      (count(*) filter (where m.decided))::int as decided,
      (count(*) filter (where m.status = 'CONFIRMED'))::int as won,
      percentile_cont(0.5) within group (order by extract(epoch from m.first_at - t.created_at))::text as response_seconds
    from received t left join mine m on m.rfq_id = t.rfq_id
    group by grouping sets ((t.month), ())`);
  return rows;
}

const OWNER = { buyer: sql.raw('buyer_company_id'), seller: sql.raw('seller_company_id') } as const;

/** Orders placed in the period that still stand, without VAT: as settled where the weighed amount was agreed. */
export async function findOrderSums(db: Executor, of: Of, side: keyof typeof OWNER, period: Period): Promise<SumRow[]> {
  const supply = sql`(case when o.settlement ->> 'status' = 'AGREED' then o.settlement -> 'totals' ->> 'supply_amount'
    else o.totals ->> 'supply_amount' end)::numeric`;
  const saved = sql`(s.average_amount - s.paid_amount)`;
  const { rows } = await db.execute<SumRow>(sql`
    select ${monthOf(sql`o.placed_at`)} as month, count(*)::int as orders,
      coalesce(sum(${supply}) filter (where o.currency = 'KRW'), 0)::text as krw,
      coalesce(sum(${supply}) filter (where o.currency = 'USD'), 0)::text as usd,
      count(s.order_id)::int as compared,
      coalesce(sum(${saved}) filter (where s.currency = 'KRW'), 0)::text as saved_krw,
      coalesce(sum(${saved}) filter (where s.currency = 'USD'), 0)::text as saved_usd
    from trade_order o left join order_saving s on s.order_id = o.id
    where o.is_test = ${of.world} and o.${OWNER[side]} = ${of.company_id} and o.status <> 'CANCELLED'
      and ${within(sql`o.placed_at`, period)}
    group by grouping sets ((1), ())`);
  return rows;
}
