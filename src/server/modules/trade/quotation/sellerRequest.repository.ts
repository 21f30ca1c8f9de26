import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { company } from '../../../db/schema/company';
import { rfq, rfqTarget } from '../../../db/schema/rfq';
import { projectBeforeSql, sellerStatusSql } from './sellerStatus.repository';

interface Of {
  world: boolean;
  company_id: string;
  now: string;
}

const quotationOf = sql`left join quotation q on q.rfq_id = ${rfq.id} and q.company_id = ${rfqTarget.company_id}`;

/** The newest own order of each request of a page: one look-up a row. */
const orderOfRow = sql`left join lateral (select t.status from trade_order t where t.rfq_id = ${rfq.id}
  and t.seller_company_id = ${rfqTarget.company_id} order by t.placed_at desc limit 1) o on true`;

/** The same where all requests are looked at: the own orders are read once instead of for each of 100,000 requests. */
const orderOfAll = ({
  company_id,
}: Of) => sql`left join (select distinct on (t.rfq_id) t.rfq_id, t.status from trade_order t
  where t.seller_company_id = ${company_id} and t.rfq_id is not null order by t.rfq_id, t.placed_at desc) o on o.rfq_id = ${rfq.id}`;

/** The deadline as this seller may know it: none of a round in which it takes no part. */
const closesAt = sql`case when ${projectBeforeSql} = ${rfq.status} then ${rfq.closes_at} end`;

/** Which requests are wanted; every part narrows. */
export interface SellerFilter {
  status?: string | undefined;
  q?: string | undefined;
  due_hours?: number | undefined;
  kind?: 'sealed' | 'open' | undefined;
  origin?: 'matched' | 'invited' | undefined;
  draft?: '1' | undefined;
}

/** Where a page begins and in which order. `base` is the instant that "soonest" was judged at on the first page. */
export interface SellerPage {
  sort: 'received' | 'deadline' | 'matched';
  base: string;
  after: { key: string; id: string } | null;
  limit: number;
}

interface ListRow extends Record<string, unknown> {
  target_id: string;
  received_at: string;
  rfq_number_id: string;
  title: string;
  buyer_company_name: string;
  seller_status: string;
  project_status: string;
  quotation_status: string | null;
  declined: boolean;
  order_status: string | null;
  closes_at: string | null;
  sealed: boolean;
  line_count: number;
  matched_line_count: number;
  total_weight_kg: string;
  my_total: string | null;
  my_currency: string | null;
  has_draft: boolean;
  sort_key: string;
}

function where(world: boolean, companyId: string, filter: SellerFilter, now: string): SQL {
  const pattern = filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : null;
  return sql`${rfqTarget.is_test} = ${world} and ${rfqTarget.company_id} = ${companyId}
    ${filter.status ? sql`and ${sellerStatusSql} = ${filter.status}` : sql``}
    ${pattern ? sql`and (${rfq.title} ilike ${pattern} or ${rfq.rfq_number_id} ilike ${pattern} or ${company.name} ilike ${pattern})` : sql``}
    ${filter.due_hours ? sql`and ${projectBeforeSql} in ('REQ', 'COL') and ${closesAt} > ${now}::timestamptz and ${closesAt} <= ${now}::timestamptz + make_interval(hours => ${filter.due_hours})` : sql``}
    ${filter.kind ? sql`and ${rfq.sealed} = ${filter.kind === 'sealed'}` : sql``}
    ${filter.origin ? sql`and ${rfqTarget.origin} = ${filter.origin}` : sql``}
    ${filter.draft ? sql`and exists (select 1 from quotation_revision d where d.quotation_id = q.id and d.revision = 0)` : sql``}`;
}

/** Every order as one rising key: open deadlines first, soonest at the top, passed ones latest first; most lines first. */
function orderOf({ sort, base }: SellerPage): SQL {
  if (sort === 'matched') return sql`(-cardinality(${rfqTarget.matched_line_ids}))::float8`;
  const left = sql`extract(epoch from ${closesAt} - ${base}::timestamptz)::float8`;
  return sql`coalesce(case when ${left} > 0 then ${left} else 1e12 - ${left} end, 1e15)`;
}

const requests = sql`from ${rfqTarget} join ${rfq} on ${rfq.id} = ${rfqTarget.rfq_id}`;
const buyers = sql`join ${company} on ${company.id} = ${rfq.company_id}`;

/** Requests sent to a seller in the page's order, with this seller's own status and total. */
export async function findSellerRequests(
  db: Executor,
  of: Of,
  filter: SellerFilter,
  page: SellerPage,
): Promise<ListRow[]> {
  const received = page.sort === 'received';
  const key = received ? sql`${rfqTarget.created_at}` : orderOf(page);
  const after =
    page.after &&
    (received
      ? sql`and (${rfqTarget.created_at}, ${rfqTarget.id}) < (${page.after.key}::timestamptz, ${page.after.id}::uuid)`
      : sql`and (${key}, ${rfqTarget.id}) > (${page.after.key}::float8, ${page.after.id}::uuid)`);
  // In the order of the index and of any status only the rows of the page are looked at.
  const own = received && !filter.status ? orderOfRow : orderOfAll(of);
  const order = received ? sql`${desc(rfqTarget.created_at)}, ${desc(rfqTarget.id)}` : sql`${key}, ${rfqTarget.id}`;
  const { rows } = await db.execute<ListRow>(sql`
    select ${rfqTarget.id} as target_id, ${rfqTarget.created_at} as received_at, ${key}::text as sort_key, ${rfq.rfq_number_id}, ${rfq.title},
      ${company.name} as buyer_company_name, ${sellerStatusSql} as seller_status, ${projectBeforeSql} as project_status,
      q.status as quotation_status, ${rfqTarget.declined_at} is not null as declined, o.status as order_status,
      ${closesAt} as closes_at, ${rfq.sealed},
      (select count(*)::int from rfq_line l where l.rfq_id = ${rfq.id} and not l.excluded) as line_count,
      cardinality(${rfqTarget.matched_line_ids}) as matched_line_count,
      (select coalesce(sum(l.total_weight_kg), 0)::text from rfq_line l where l.rfq_id = ${rfq.id} and not l.excluded) as total_weight_kg,
      r.totals ->> 'total_amount' as my_total, r.currency as my_currency,
      exists (select 1 from quotation_revision d where d.quotation_id = q.id and d.revision = 0) as has_draft
    ${requests} ${buyers} ${quotationOf} ${own}
    left join quotation_revision r on r.quotation_id = q.id and r.revision = q.revision and q.revision > 0
    where ${where(of.world, of.company_id, filter, of.now)} ${after ?? sql``}
    order by ${order} limit ${page.limit}`);
  return rows;
}

/** How many requests a seller has in each status: one grouped scan, which joins only what it needs. */
export async function countSellerRequests(db: Executor, of: Of, filter: SellerFilter) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select ${sellerStatusSql} as status, count(*)::int as count
    ${requests} ${filter.q ? buyers : sql``} ${quotationOf} ${orderOfAll(of)}
    where ${where(of.world, of.company_id, { ...filter, status: undefined }, of.now)} group by 1`);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** The buyer of a request, as its sellers may know it. */
export async function findBuyer(db: Executor, rfqId: string) {
  const [row] = await db
    .select({ name: company.name, verification: company.verification })
    .from(rfq)
    .innerJoin(company, and(eq(company.id, rfq.company_id), eq(company.is_test, rfq.is_test)))
    .where(eq(rfq.id, rfqId));
  return row ?? null;
}
