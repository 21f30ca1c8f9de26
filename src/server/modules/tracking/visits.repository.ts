import { between, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { countedDay, trackingEvent, visitDay } from '../../db/schema/tracking';
import { holding, type SelectedRow, selectRows } from '../../db/statement';

export const STEPS = visitDay.step.enumValues;
export type Step = (typeof STEPS)[number];

const COUNT = {
  is_test: 'boolean',
  day: 'text',
  language: holding<'ko' | 'en'>('text'),
  step: holding<Step>('text'),
  count: 'integer',
} as const;
export type CountRow = SelectedRow<typeof COUNT>;

/**
 * The steps of one day in Seoul. Visits, the landing page and lists read there are counted by browser, the rest by
 * record, in the language of its person; no count identifies a person.
 */
const ofDay = (day: string) => sql`
  with span as (
    select ${day}::date as day, ${day}::date::timestamp at time zone 'Asia/Seoul' as start,
      (${day}::date + 1)::timestamp at time zone 'Asia/Seoul' as stop
  ), seen as (
    select e.is_test, e.language, e.session_id, e.action_type, e.key, split_part(split_part(e.path, '?', 1), '#', 1) as page
    from ${trackingEvent} e, span where e.received_at >= span.start and e.received_at < span.stop
  ), speaker as (
    select distinct on (company_id) company_id, language from account where withdrawn_at is null order by company_id, id
  ), steps as (
    select is_test, language, 'visit' as step, count(distinct session_id) as count from seen
      where action_type = 'PAGE_IN' group by 1, 2
    union all select is_test, language, 'landing', count(distinct session_id) from seen
      where action_type = 'PAGE_IN' and page in ('/', '/en', '/ko', '/en/', '/ko/') group by 1, 2
    union all select is_test, language, 'parse', count(distinct session_id) from seen
      where action_type = 'CLICK' and key = 'home-read' group by 1, 2
    union all select a.is_test, a.language, 'signup', count(*) from account a, span
      where a.created_at >= span.start and a.created_at < span.stop and not a.is_machine group by 1, 2
    union all select r.is_test, a.language, 'request', count(*) from span, rfq r join account a on a.id = r.created_by
      where r.submitted_at >= span.start and r.submitted_at < span.stop group by 1, 2
    union all select v.is_test, s.language, 'quotation', count(*) from span, quotation_revision v
      join quotation q on q.id = v.quotation_id join speaker s on s.company_id = q.company_id
      where v.revision = 1 and v.created_at >= span.start and v.created_at < span.stop group by 1, 2
    union all select b.is_test, a.language, 'award', count(distinct b.rfq_id) from span, bid b
      join rfq r on r.id = b.rfq_id join account a on a.id = r.created_by
      where b.sent_at >= span.start and b.sent_at < span.stop group by 1, 2
    union all select o.is_test, s.language, 'order', count(*) from span, trade_order o
      join speaker s on s.company_id = o.buyer_company_id
      where o.placed_at >= span.start and o.placed_at < span.stop group by 1, 2
  )
  select steps.is_test, span.day, steps.language, steps.step, steps.count::int from steps, span
  where steps.language in ('ko', 'en')`;

/** The earliest day before `today` on which something came and that has not been counted. */
export async function findUncountedDay(db: Executor, today: string): Promise<string | null> {
  const [row] = await selectRows(
    db,
    { day: 'text?' },
    sql`
    select to_char(min(received_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day from ${trackingEvent}
    where received_at < ${today}::date::timestamp at time zone 'Asia/Seoul' and received_at >= coalesce(
      (select (max(day) + 1)::timestamp at time zone 'Asia/Seoul' from ${countedDay}), '-infinity')`,
  );
  return row?.day ?? null;
}

/** Counts a day for good. */
export async function countDay(db: Executor, day: string): Promise<void> {
  await db.execute(sql`
    with taken as (insert into ${countedDay} (day) values (${day}) on conflict do nothing returning day)
    insert into ${visitDay} (is_test, day, language, step, count)
    select c.is_test, c.day, c.language, c.step, c.count from (${ofDay(day)}) c join taken using (day)`);
}

/** What a day that is not over has brought so far. */
export async function readDay(db: Executor, day: string): Promise<CountRow[]> {
  return selectRows(
    db,
    COUNT,
    sql`select is_test, to_char(day, 'YYYY-MM-DD') as day, language, step, count from (${ofDay(day)}) c`,
  );
}

/**
 * The counts of finished days, both ends included (`YYYY-MM-DD`, in Seoul), in no order; what did not come has no row.
 */
export async function findCounts(db: Executor, from: string, to: string): Promise<CountRow[]> {
  return db
    .select()
    .from(visitDay)
    .where(between(visitDay.day, from, to));
}
