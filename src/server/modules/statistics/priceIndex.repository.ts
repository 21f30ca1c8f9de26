import { asc, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { familyPrice, priceIndexPoint } from '../../db/schema/statistics';
import { selectRows } from '../../db/statement';

/**
 * Stores the prices per family of every standing quotation of a request that was just opened: exact answers with a known
 * weight, in won at the request's frozen rate. A quotation that counted at an earlier opening does not count again.
 */
export async function addFamilyPrices(db: Executor, rfqId: string, month: string): Promise<void> {
  await db.execute(sql`
    insert into ${familyPrice} (month, category, grade_family, quotation_id, company_id, krw, kg)
    select ${month}, a.category, a.grade_family, q.id, q.company_id,
      sum(l.amount * (case v.currency when 'KRW' then 1 else r.usd_krw_rate end)), sum(l.qty_offered * a.unit_weight_kg)
    from rfq r join quotation q on q.rfq_id = r.id and q.status in ('SUBMITTED', 'REREQUESTED') and q.revision > 0
      join company c on c.id = q.company_id and c.verification = 'verified'
      join quotation_revision v on v.quotation_id = q.id and v.revision = q.revision
      join quotation_line l on l.revision_id = v.id and l.response = 'exact' and l.amount > 0 and l.qty_offered > 0
      join rfq_line a on a.id = l.rfq_line_id and a.changed_revision <= v.rfq_revision and a.unit_weight_kg > 0
        and a.grade_family is not null and a.category in ('pipe', 'fitting', 'flange', 'valve', 'gasket', 'bolt')
    where r.id = ${rfqId} and (v.currency = 'KRW' or r.usd_krw_rate is not null)
    group by q.id, q.company_id, a.category, a.grade_family
    on conflict (quotation_id, category, grade_family) do nothing`);
}

/**
 * Publishes the earliest month before `month` that is still open, once and for all. A family appears with at least 5
 * quotations of at least 3 companies; each company counts once, however much it quoted, and the figure is rounded to
 * three digits. What came too late for its month is left out for good. False when no month was open.
 */
export async function publishEarliest(db: Executor, month: string, now: Date): Promise<boolean> {
  const rows = await selectRows(
    db,
    { found: 'integer' },
    sql`
    with closed as (
      update ${familyPrice} set published = true
      where not published and month = (select min(month) from ${familyPrice} where not published and month < ${month})
      returning *
    ), due as (
      insert into price_index_month (month, published_at)
      select distinct month, ${now.toISOString()}::timestamptz from closed
      on conflict do nothing returning month
    ), companies as (
      select f.month, f.category, f.grade_family, f.company_id, count(*) as quotations,
        sum(f.krw) / sum(f.kg) as krw_per_kg
      from closed f join due using (month) group by 1, 2, 3, 4
    ), families as (
      select month, category, grade_family, avg(krw_per_kg) as price, sum(quotations)::int as quotations,
        count(*)::int as companies
      from companies group by 1, 2, 3 having sum(quotations) >= 5 and count(*) >= 3
    ), points as (
      insert into ${priceIndexPoint} (month, category, grade_family, krw_per_kg, quotations, companies)
      select month, category, grade_family, round(price, 2 - floor(log(price))::int), quotations, companies
      from families
    )
    select 1 as found from closed limit 1`,
  );
  return rows.length > 0;
}

/** The published figures from a month on. The number of quotations behind them is not published. */
export async function findPoints(db: Executor, from: string) {
  const { month, category, grade_family, krw_per_kg } = priceIndexPoint;
  return db
    .select({ month, category, grade_family, krw_per_kg })
    .from(priceIndexPoint)
    .where(gte(month, from))
    .orderBy(asc(category), asc(grade_family), asc(month));
}
