import type { Language } from '../../../contract/constants';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { TabCounts } from '../../../contract/counted';
import type { CloseReason } from '../../../contract/entities/project';
import { containing } from '../../db/containing';
import { companyNameIn, isNamed } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { rfq, rfqTarget } from '../../db/schema/rfq';
import { holding, type SelectedRow, selectRows } from '../../db/statement';
import { COUNT_LIMIT, tabCountsOf } from '../../http/tabCounts';
import type { RfqLineRow } from '../request/request.repository';
import type { QuotationLineRow, RevisionRow } from './quotation.repository';

/** The project as it stands to this seller (`projectBefore` of the rules): a round without him does not show. */
const projectBeforeSql = sql`case when rfq.status = 'COL' and rfq.round > 1 and (q.status is null
  or q.status = 'DRAFT' or (q.status <> 'REREQUESTED' and q.round < rfq.round)) then 'CMP' else rfq.status end`;

interface Of {
  company_id: string;
  now: string;
}

const quotationOf = sql`left join quotation q on q.rfq_id = ${rfq.id} and q.company_id = ${rfqTarget.company_id}`;

/** The newest own order of each request of a page. */
const orderOfRow = sql`left join lateral (select t.status from trade_order t where t.rfq_id = ${rfq.id}
  and t.seller_company_id = ${rfqTarget.company_id} order by t.placed_at desc limit 1) o on true`;

/** Looked up only for requests that were amended after the quotation. */
const standingParts = sql`case when ${rfq.revision} > r.rfq_revision then json_build_object(
  'revision', json_build_object('id', r.id, 'rfq_revision', r.rfq_revision, 'totals', r.totals,
    'freight_amount', r.freight_amount::text, 'currency', r.currency),
  'answers', (select coalesce(json_agg(json_build_object('rfq_line_id', a.rfq_line_id, 'revision_id', a.revision_id,
    'amount', a.amount::text)), '[]') from quotation_line a where a.revision_id = r.id),
  'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'changed_revision', l.changed_revision,
    'excluded', l.excluded)), '[]') from rfq_line l where l.rfq_id = ${rfq.id})) end`;

/** Which requests are wanted; every part narrows. */
interface SellerFilter {
  status?: string | undefined;
  q?: string | undefined;
  /** Of `findBuyersNamed` for these words. */
  buyers: readonly string[];
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

/** What totals without stale answers are computed from. */
interface Parts {
  revision: Pick<RevisionRow, 'id' | 'rfq_revision' | 'totals' | 'freight_amount' | 'currency'>;
  answers: Pick<QuotationLineRow, 'rfq_line_id' | 'revision_id' | 'amount'>[];
  lines: Pick<RfqLineRow, 'id' | 'changed_revision' | 'excluded'>[];
}

const SELLER_REQUEST = {
  target_id: 'uuid',
  received_at: 'timestamp with time zone',
  rfq_number_id: 'text',
  title: 'text',
  buyer_company_name: 'text',
  seller_status: 'text',
  project_status: 'text',
  close_reason: holding<CloseReason | null>('text?'),
  quotation_status: 'text?',
  declined: 'boolean',
  order_status: 'text?',
  closes_at: 'timestamp with time zone?',
  ended_at: 'timestamp with time zone?',
  sealed: 'boolean',
  line_count: 'integer',
  matched_line_count: 'integer',
  total_weight_kg: 'text',
  unknown_weight_lines: 'integer',
  my_total: 'text?',
  /** What the total is made of, where the request was amended after the quotation; else null. */
  standing: holding<Parts | null>('json?'),
  my_currency: 'text?',
  has_draft: 'boolean',
  awaiting_approval: 'boolean',
  sort_key: 'text',
} as const;
/** A request of a seller's list, as it is stored. */
export type SellerRequestRow = SelectedRow<typeof SELLER_REQUEST>;

const OPEN = sql`('REQ', 'COL')`;

function where({ company_id, now }: Of, filter: SellerFilter): SQL {
  return sql`t.company_id = ${company_id}
    ${filter.status ? sql`and t.status = ${filter.status}` : sql``}
    ${filter.q ? sql`and t.rfq_id in (select r.id from rfq r where ${holdsWords(filter.q, filter.buyers)})` : sql``}
    ${filter.due_hours ? sql`and t.status in ${OPEN} and t.closes_at > ${now}::timestamptz and t.closes_at <= ${now}::timestamptz + make_interval(hours => ${filter.due_hours})` : sql``}
    ${filter.kind ? sql`and t.sealed = ${filter.kind === 'sealed'}` : sql``}
    ${filter.origin ? sql`and t.origin = ${filter.origin}` : sql``}
    ${filter.draft ? sql`and exists (select 1 from quotation d join quotation_revision r on r.quotation_id = d.id and r.revision = 0 where d.company_id = t.company_id and d.rfq_id = t.rfq_id)` : sql``}`;
}

/** Requests `r` with these words in the title or the number, or of the buyers whose names hold them (`findBuyersNamed`). */
export function holdsWords(q: string, buyers: readonly string[]): SQL {
  const pattern = containing(q);
  // Without a buyer the part is left out: the planner would plan for one that asks for half of everything. As one
  // parameter, since thousands of names may hold one letter.
  const ofBuyers = buyers.length > 0 ? sql`or r.company_id = any(${sql.param([...buyers])}::uuid[])` : sql``;
  return sql`(r.title ilike ${pattern} or r.rfq_number_id ilike ${pattern} ${ofBuyers})`;
}

/** Companies whose name holds the words that requests are searched by. */
export async function findBuyersNamed(db: Executor, q: string | undefined): Promise<string[]> {
  if (!q) return [];
  const rows = await db
    .select({ id: company.id })
    .from(company)
    .where(and(isNamed(q)));
  return rows.map((row) => row.id);
}

interface Order {
  key: SQL;
  by: SQL;
  only?: SQL;
}

/**
 * Every order as one rising key, in parts that an index each reads from its start: open deadlines first, soonest at the
 * top, passed ones latest first, then those without; most matched lines first; newest first.
 */
function ordersOf({ sort, base }: SellerPage): Order[] {
  const at = sql`${base}::timestamptz`;
  const left = sql`extract(epoch from t.closes_at - ${at})::float8`;
  if (sort === 'received') return [{ key: sql`t.created_at`, by: sql`t.created_at desc, t.id desc` }];
  if (sort === 'matched') {
    const key = sql`(-cardinality(t.matched_line_ids))`;
    return [{ key: sql`${key}::float8`, by: sql`${key}, t.id` }];
  }
  return [
    { key: left, by: sql`t.closes_at, t.id`, only: sql`t.closes_at > ${at}` },
    { key: sql`1e12 - ${left}`, by: sql`t.closes_at desc, t.id`, only: sql`t.closes_at <= ${at}` },
    // By the empty deadline too: by the number alone PostgreSQL would walk all numbers of all sellers for rows that are rare.
    { key: sql`1e15::float8`, by: sql`t.closes_at, t.id`, only: sql`t.closes_at is null` },
  ];
}

/** Requests sent to a seller in the page's order, with this seller's own status and total. */
export async function findSellerRequests(
  db: Executor,
  of: Of,
  filter: SellerFilter,
  page: SellerPage,
  language: Language,
): Promise<SellerRequestRow[]> {
  const received = page.sort === 'received';
  const [sign, type] = received ? [sql`<`, sql`timestamptz`] : [sql`>`, sql`float8`];
  const parts = ordersOf(page).map(
    ({ key, by, only }) => sql`(select t.id, ${key} as sort_key from rfq_target t
      where ${where(of, filter)} ${only ? sql`and ${only}` : sql``}
        ${page.after ? sql`and (${key}, t.id) ${sign} (${page.after.key}::${type}, ${page.after.id}::uuid)` : sql``}
      order by ${by} limit ${page.limit})`,
  );
  const order = received ? sql`p.sort_key desc, p.id desc` : sql`p.sort_key, p.id`;
  // First the rows of the page alone, then what stands about them.
  return selectRows(
    db,
    SELLER_REQUEST,
    sql`
    with page as materialized (select * from (${sql.join(parts, sql` union all `)}) p order by ${order} limit ${page.limit})
    select p.id as target_id, p.sort_key::text as sort_key, rfq_target.created_at as received_at, rfq.rfq_number_id, rfq.title,
      ${companyNameIn(language)} as buyer_company_name, rfq_target.status as seller_status, ${projectBeforeSql} as project_status, rfq.close_reason,
      q.status as quotation_status, rfq_target.declined_at is not null as declined, o.status as order_status,
      rfq_target.closes_at, rfq.sealed,
      case when rfq.closed_at < rfq.closes_at and rfq_target.closes_at = rfq.closes_at then rfq.closed_at end as ended_at,
      (select count(*)::int from rfq_line l where l.rfq_id = rfq.id and not l.excluded) as line_count,
      cardinality(rfq_target.matched_line_ids) as matched_line_count,
      (select coalesce(sum(l.total_weight_kg), 0)::text from rfq_line l where l.rfq_id = rfq.id and not l.excluded) as total_weight_kg,
      (select count(*)::int from rfq_line l where l.rfq_id = rfq.id and not l.excluded and l.total_weight_kg is null) as unknown_weight_lines,
      r.totals ->> 'total_amount' as my_total, r.currency as my_currency, ${standingParts} as standing,
      exists (select 1 from quotation_revision d where d.quotation_id = q.id and d.revision = 0) as has_draft,
      exists (select 1 from approval a where a.quotation_id = q.id and a.status = 'waiting') as awaiting_approval
    from page p join rfq_target on rfq_target.id = p.id join rfq on rfq.id = rfq_target.rfq_id
    join ${company} on ${company.id} = rfq.company_id ${quotationOf} ${orderOfRow}
    left join quotation_revision r on r.quotation_id = q.id and r.revision = q.revision and q.revision > 0
    order by ${order}`,
  );
}

/** How many requests a seller has in each status: one grouped scan of one index; with words, of the first hits alone. */
export async function countSellerRequests(db: Executor, of: Of, filter: SellerFilter): Promise<TabCounts> {
  // Found first (`offset 0`), then looked up: merged, the planner would walk the seller's rows until enough hold the words.
  const found = filter.q && sql`(select r.id from rfq r where ${holdsWords(filter.q, filter.buyers)} offset 0) r join`;
  const rows = await selectRows(
    db,
    { status: 'text', count: 'integer' },
    sql`
    select t.status, count(*)::int as count from (select t.status
      from ${found || sql``} rfq_target t ${found ? sql`on t.rfq_id = r.id` : sql``}
      where ${where(of, { ...filter, q: undefined, status: undefined })} ${found ? sql`limit ${COUNT_LIMIT}` : sql``}
    ) t group by 1`,
  );
  return tabCountsOf(rows, Boolean(filter.q));
}

/** The buyer of a request, as its sellers may know it. */
export async function findBuyer(db: Executor, rfqId: string, language: Language) {
  const [row] = await db
    .select({ name: companyNameIn(language), verification: company.verification })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.company_id))
    .where(eq(rfq.id, rfqId));
  return row ?? null;
}
