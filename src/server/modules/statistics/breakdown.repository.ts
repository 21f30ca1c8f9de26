import { sql } from 'drizzle-orm';
import { SHOWN_COMPARED } from '../../../contract/entities/statistics';
import type { MaterialCategory } from '../../../contract/entities/spec';
import type { Language } from '../../../contract/constants';
import type { Currency } from '../../../contract/values';
import { companyNameIn } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { settledLine, SUPPLY } from '../../db/settled';
import { orderSaving } from '../../db/schema/statistics';
import { holding, type SelectedRow, selectRows } from '../../db/statement';
import type { Period } from './period';
import { type Of, OWNER, type Side, standing } from './standing.repository';

const PARTNER = { company_id: 'uuid', name: 'text', orders: 'integer', krw: 'text', usd: 'text' } as const;
const GROUP = { category: holding<MaterialCategory>('text'), krw: 'text', usd: 'text' } as const;
const COMPARED = {
  order_number: 'text',
  title: 'text',
  seller_name: 'text',
  currency: holding<Currency>('text'),
  line_count: 'integer',
  paid: 'text',
  average: 'text',
  lowest: 'text?',
  target: 'text?',
  target_paid: 'text?',
  target_lines: 'integer?',
} as const;
export type ComparedRow = SelectedRow<typeof COMPARED>;
const DUE = { month: 'text?', due: 'integer', on_time: 'integer' } as const;
export type DueRow = SelectedRow<typeof DUE>;

/** What was traded with each company on the other side, the largest sum in won first. */
export async function findPartners(db: Executor, of: Of, side: Side, period: Period, language: Language) {
  const other = OWNER[side === 'buyer' ? 'seller' : 'buyer'];
  return selectRows(
    db,
    PARTNER,
    sql`
    with sums as (
      select ${other} as company_id, count(*)::int as orders,
        coalesce(sum(${SUPPLY}) filter (where o.currency = 'KRW'), 0) as krw,
        coalesce(sum(${SUPPLY}) filter (where o.currency = 'USD'), 0) as usd
      from trade_order o where ${standing(of, side, period)} group by 1
    )
    select s.company_id, ${companyNameIn(language)} as name, s.orders, s.krw::text, s.usd::text
    from sums s join ${company} on ${company.id} = s.company_id
    order by s.krw desc, s.usd desc, s.company_id`,
  );
}

/** Goods by material: a settled line counts at its weighed amount. Freight belongs to no line. */
export async function findGroups(db: Executor, of: Of, side: Side, period: Period) {
  return selectRows(
    db,
    GROUP,
    sql`
    with goods as (
      select coalesce(t.spec ->> 'category', 'other') as category, o.currency, coalesce(w.amount, t.amount) as amount
      from trade_order o join trade_line t on t.order_id = o.id
        left join ${settledLine(sql`t.id`)} on true
      where ${standing(of, side, period)}
    )
    select category, coalesce(sum(amount) filter (where currency = 'KRW'), 0)::text as krw,
      coalesce(sum(amount) filter (where currency = 'USD'), 0)::text as usd
    from goods group by 1
    order by sum(amount) filter (where currency = 'KRW') desc nulls last, 1`,
  );
}

/** The newest orders of the period beside what the sellers had offered for the same lines. */
export async function findCompared(db: Executor, of: Of, period: Period, language: Language): Promise<ComparedRow[]> {
  return selectRows(
    db,
    COMPARED,
    sql`
    select o.order_number, o.title, ${companyNameIn(language)} as seller_name, s.currency, s.line_count,
      s.paid_amount::text as paid, s.average_amount::text as average, s.lowest_amount::text as lowest,
      s.target_amount::text as target, s.target_paid_amount::text as target_paid, s.target_line_count as target_lines
    from trade_order o join ${orderSaving} s on s.order_id = o.id join ${company} on ${company.id} = o.seller_company_id
    where ${standing(of, 'buyer', period)}
    order by o.placed_at desc, o.id desc limit ${SHOWN_COMPARED}`,
  );
}

/**
 * Orders by the month of their required day, in all in the row without a month: those whose day has passed, and those that
 * arrived before it. A shipment arrived when its buyer said so; where nobody did within the week, when its seller expected it.
 */
export async function findDue(
  db: Executor,
  of: Of,
  side: Side,
  { from, to }: Period,
  today: string,
): Promise<DueRow[]> {
  return selectRows(
    db,
    DUE,
    sql`
    with due as (
      select to_char(o.required_date, 'YYYY-MM') as month, o.required_date, o.delivery_status = 'RECEIVED' as arrived,
        (select max(case when s.received_at < s.counts_as_received_at then (s.received_at at time zone 'Asia/Seoul')::date
            else coalesce(s.expected_on, s.shipped_on) end)
          from shipment s where s.order_id = o.id) as arrived_on
      from trade_order o
      where ${OWNER[side]} = ${of.company_id} and o.status <> 'CANCELLED'
        and to_char(o.required_date, 'YYYY-MM') between ${from} and ${to}
    )
    select month, count(*)::int as due,
      (count(*) filter (where arrived and arrived_on <= required_date))::int as on_time
    from due where required_date < ${today}::date or (arrived and arrived_on <= required_date)
    group by grouping sets ((month), ())`,
  );
}
