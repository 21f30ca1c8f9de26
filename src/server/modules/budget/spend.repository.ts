import { type SQL, sql } from 'drizzle-orm';
import type { Currency } from '../../../contract/values';
import type { Spend } from '../../../domain/budget/figures';
import type { StockNaming } from '../../stockTitle';
import type { Executor } from '../../db/database';
import { holding, selectRows } from '../../db/statement';
import { NO_NAMING, stockNaming } from '../../db/stockNaming';
import { settledLine, SUPPLY } from '../../db/settled';

const SPEND = {
  stage: holding<Spend['stage']>('text'),
  paid: 'boolean',
  number: 'text',
  title: 'text',
  day: 'text',
  currency: holding<Currency>('text'),
  amount: 'numeric?',
  unknown_lines: 'integer',
  usd_krw_rate: 'numeric?',
  cost_centre_id: 'uuid?',
  project_id: 'uuid?',
  /** Of an order from listed stock. */
  naming: holding<StockNaming | null>('jsonb?'),
} as const;

/** What counts in a budget, with what it is named after. */
export type NamedSpend = Spend & { naming: StockNaming | null };

/** What a line of an order is charged to: as the order says, if it says anything, else as its request says; the line before the whole. */
const charged = (line: { order: SQL; request: SQL }, column: SQL) =>
  sql`case when ho.id is null then coalesce(${line.request}.${column}, hr.${column})
    else coalesce(${line.order}.${column}, ho.${column}) end as ${column}`;
const ofLine = { order: sql`lo`, request: sql`lr` };
const ofWhole = { order: sql`ho`, request: sql`hr` };
const [COST_CENTRE, PROJECT] = [sql`cost_centre_id`, sql`project_id`];

/**
 * Everything of a company that is charged to a code, on these days in Seoul: a row for each record, cost centre and project.
 * Freight is charged as the record as a whole. What an award spends stays on the day of the award after it became an order,
 * and counts at the settled amount once that is agreed.
 */
export async function findSpends(
  db: Executor,
  companyId: string,
  { from_on, until_on }: { from_on: string; until_on: string },
): Promise<NamedSpend[]> {
  const span = (column: SQL) =>
    sql`${column} >= (${from_on}::date)::timestamp at time zone 'Asia/Seoul'
      and ${column} < (${until_on}::date + 1)::timestamp at time zone 'Asia/Seoul'`;
  const day = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const spentAt = sql`coalesce(b.sent_at, o.placed_at)`;
  return selectRows(
    db,
    SPEND,
    sql`
    with ordered as (
      select o.id, o.rfq_id, o.order_number as number, o.title, o.currency, ${day(spentAt)} as day,
        o.payment_status = 'PAID' as paid, ${SUPPLY} as supply, o.settlement, r.usd_krw_rate,
        ${stockNaming(sql`o`)} as naming
      from trade_order o left join rfq r on r.id = o.rfq_id left join bid b on b.id = o.bid_id
      where o.buyer_company_id = ${companyId} and o.status <> 'CANCELLED' and ${span(spentAt)}
    ), order_line as (
      select o.id as order_id, l.id, l.rfq_line_id, coalesce(w.amount, l.amount) as amount
      from ordered o join trade_line l on l.order_id = o.id left join ${settledLine(sql`l.id`)} on true
    ), order_part as (
      select o.id, o.paid, l.amount, ${charged(ofLine, COST_CENTRE)}, ${charged(ofLine, PROJECT)}
      from ordered o join order_line l on l.order_id = o.id
      left join cost_assignment lo on lo.order_id = o.id and lo.line_id = l.id
      left join cost_assignment ho on ho.order_id = o.id and ho.line_id is null
      left join cost_assignment lr on lr.rfq_id = o.rfq_id and lr.line_id = l.rfq_line_id
      left join cost_assignment hr on hr.rfq_id = o.rfq_id and hr.line_id is null
      union all
      select o.id, o.paid, o.supply - (select coalesce(sum(l.amount), 0) from order_line l where l.order_id = o.id),
        ${charged(ofWhole, COST_CENTRE)}, ${charged(ofWhole, PROJECT)}
      from ordered o
      left join cost_assignment ho on ho.order_id = o.id and ho.line_id is null
      left join cost_assignment hr on hr.rfq_id = o.rfq_id and hr.line_id is null
    ), awarded as (
      select b.id, b.rfq_id, r.rfq_number_id as number, r.title, b.totals->>'currency' as currency,
        ${day(sql`b.sent_at`)} as day, (b.totals->>'supply_amount')::numeric as supply, r.usd_krw_rate
      from bid b join rfq r on r.id = b.rfq_id
      where r.company_id = ${companyId} and b.status in ('SENT', 'CONFIRMED') and ${span(sql`b.sent_at`)}
        and not exists (select 1 from trade_order o where o.bid_id = b.id)
    ), award_part as (
      select b.id, l.amount, coalesce(lr.cost_centre_id, hr.cost_centre_id) as cost_centre_id,
        coalesce(lr.project_id, hr.project_id) as project_id
      from awarded b join trade_line l on l.bid_id = b.id
      left join cost_assignment lr on lr.rfq_id = b.rfq_id and lr.line_id = l.rfq_line_id
      left join cost_assignment hr on hr.rfq_id = b.rfq_id and hr.line_id is null
      union all
      select b.id, b.supply - (select coalesce(sum(l.amount), 0) from trade_line l where l.bid_id = b.id),
        hr.cost_centre_id, hr.project_id
      from awarded b left join cost_assignment hr on hr.rfq_id = b.rfq_id and hr.line_id is null
    ), requested_part as (
      select r.rfq_number_id as number, r.title, ${day(sql`r.submitted_at`)} as day, r.usd_krw_rate,
        coalesce(lr.cost_centre_id, hr.cost_centre_id) as cost_centre_id,
        coalesce(lr.project_id, hr.project_id) as project_id,
        case when l.target_price is null then last.currency else r.currency end as currency,
        l.qty * coalesce(l.target_price, last.unit_price) as amount
      from rfq r join rfq_line l on l.rfq_id = r.id and not l.excluded
      left join cost_assignment lr on lr.rfq_id = r.id and lr.line_id = l.id
      left join cost_assignment hr on hr.rfq_id = r.id and hr.line_id is null
      left join lateral (
        select t.unit_price, o.currency from trade_line t join trade_order o on o.id = t.order_id
        where l.target_price is null and o.buyer_company_id = ${companyId} and o.status <> 'CANCELLED'
          and t.spec->>'canonical_key' = l.spec->>'canonical_key' and t.price_uom = l.uom
          -- As namesMaterial says: what nobody could read has one key for all of it.
          and l.spec->>'category' <> 'other'
          and (l.spec->>'category' <> 'unclassified' or l.spec->>'type' is not null or l.spec ? 'details')
        order by o.placed_at desc limit 1
      ) last on true
      where r.company_id = ${companyId} and r.status in ('REQ', 'COL', 'CMP') and ${span(sql`r.submitted_at`)}
    )
    select 'ordered' as stage, p.paid, o.number, o.title, o.day, o.currency, sum(p.amount) as amount,
      0 as unknown_lines, o.usd_krw_rate, p.cost_centre_id, p.project_id, o.naming
    from order_part p join ordered o using (id)
    where p.cost_centre_id is not null or p.project_id is not null
    group by p.paid, o.number, o.title, o.day, o.currency, o.usd_krw_rate, p.cost_centre_id, p.project_id, o.naming
    union all
    select 'awarded', false, b.number, b.title, b.day, b.currency, sum(p.amount), 0, b.usd_krw_rate,
      p.cost_centre_id, p.project_id, ${NO_NAMING}
    from award_part p join awarded b using (id)
    where p.cost_centre_id is not null or p.project_id is not null
    group by b.number, b.title, b.day, b.currency, b.usd_krw_rate, p.cost_centre_id, p.project_id
    union all
    select 'requested', false, number, title, day, coalesce(currency, 'KRW'), sum(amount),
      (count(*) filter (where amount is null))::int, usd_krw_rate, cost_centre_id, project_id, ${NO_NAMING}
    from requested_part
    where cost_centre_id is not null or project_id is not null
    group by number, title, day, coalesce(currency, 'KRW'), usd_krw_rate, cost_centre_id, project_id
    order by day desc, number desc`,
  );
}
