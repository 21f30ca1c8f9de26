import { and, asc, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import type { TabCounts } from '../../../contract/counted';
import type { ProjectStatus } from '../../../contract/entities/project';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { rfq } from '../../db/schema/rfq';
import { COUNT_LIMIT, tabCountsOf } from '../../http/tabCounts';

// Columns of the outer query are written out: drizzle leaves the table away where a query has only one.
// The outer table is named by hand: in a query of one table the builder leaves table names out.
const lineCount = sql<number>`(select count(*)::int from rfq_line l where l.rfq_id = rfq.id and not l.excluded)`;
const totalWeight = sql<string>`(select coalesce(sum(l.total_weight_kg), 0)::text from rfq_line l where l.rfq_id = rfq.id and not l.excluded)`;
const unweighedCount = sql<number>`(select count(*)::int from rfq_line l where l.rfq_id = rfq.id and not l.excluded and l.total_weight_kg is null)`;
const sellerCount = sql<number>`(select count(*)::int from rfq_target t where t.rfq_id = rfq.id)`;
const quotationCount = sql<number>`(select count(*)::int from quotation q where q.rfq_id = rfq.id and q.revision > 0 and q.status <> 'WITHDRAWN')`;

export interface RfqFilter extends RfqSearch {
  status?: ProjectStatus | undefined;
  sort: 'changed' | 'deadline' | 'created';
  /** With the part of the order by deadline that it stands in. */
  cursor: { at: string; id: string; part: number } | null;
  limit: number;
  now: Date;
}

export interface RfqSearch {
  q?: string | undefined;
  sealed?: '0' | '1' | undefined;
  closes_from?: string | undefined;
  closes_to?: string | undefined;
}

function searched({ q, sealed, closes_from, closes_to }: RfqSearch): SQL | undefined {
  return and(
    words(q),
    sealed ? eq(rfq.sealed, sealed === '1') : undefined,
    closes_from ? gte(rfq.deadline_date, closes_from) : undefined,
    closes_to ? lte(rfq.deadline_date, closes_to) : undefined,
  );
}

const ORDERS = { changed: rfq.updated_at, created: rfq.created_at } as const;

/**
 * The order by deadline, in three parts: what still collects, the soonest deadline first; what has none yet (drafts), the
 * newest change first; what is over, the latest deadline first.
 */
function byDeadline(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const collects = sql`rfq.closes_at > ${at} and rfq.status in ('REQ', 'COL')`;
  return {
    part: sql<number>`case when rfq.closes_at is null then 1 when ${collects} then 0 else 2 end`,
    parts: [
      { only: collects, key: rfq.closes_at, newest: false },
      { only: sql`rfq.closes_at is null`, key: rfq.updated_at, newest: true },
      { only: sql`rfq.closes_at is not null and not (${collects})`, key: rfq.closes_at, newest: true },
    ],
  };
}

/** The moment by which a list of that order is sorted, and its part of the order by deadline. */
export const positionOf = (sort: RfqFilter['sort'], { row, part }: Awaited<ReturnType<typeof findRfqs>>[number]) =>
  sort === 'deadline'
    ? { at: row.closes_at ?? row.updated_at, part }
    : { at: sort === 'changed' ? row.updated_at : row.created_at, part: 0 };

function words(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const pattern = containing(q);
  return or(ilike(rfq.title, pattern), ilike(rfq.project_name, pattern), ilike(rfq.rfq_number_id, pattern));
}

/** What a list shows of a request, and what it is sorted by. */
const LISTED = {
  id: rfq.id,
  rfq_number_id: rfq.rfq_number_id,
  title: rfq.title,
  project_name: rfq.project_name,
  status: rfq.status,
  close_reason: rfq.close_reason,
  sealed: rfq.sealed,
  closes_at: rfq.closes_at,
  closed_at: rfq.closed_at,
  updated_at: rfq.updated_at,
  created_at: rfq.created_at,
};

const FIGURES = {
  row: LISTED,
  line_count: lineCount,
  total_weight_kg: totalWeight,
  unknown_weight_lines: unweighedCount,
  seller_count: sellerCount,
  quotation_count: quotationCount,
};

/** One page of a company's own requests with their figures, in the chosen order. Weights are in kg. */
export async function findRfqs(db: Executor, companyId: string, filter: RfqFilter) {
  const { cursor, sort, limit } = filter;
  const { part, parts } = byDeadline(filter.now);
  const wanted = and(
    eq(rfq.company_id, companyId),
    filter.status ? eq(rfq.status, filter.status) : undefined,
    searched(filter),
  );
  const from = db.select({ ...FIGURES, part }).from(rfq);
  if (sort === 'deadline') {
    const first = sql`case when ${part} = 0 then ${rfq.closes_at} end`;
    const then = sql`coalesce(${rfq.closes_at}, ${rfq.updated_at})`;
    return from
      .where(sql`${rfq.id} in (${firstOf(parts, wanted, filter)})`)
      .orderBy(part, first, desc(then), asc(rfq.id))
      .limit(limit);
  }
  const column = ORDERS[sort];
  const after = cursor && sql`(${column}, ${rfq.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
  return from
    .where(and(wanted, after ?? undefined))
    .orderBy(desc(column), desc(rfq.id))
    .limit(limit);
}

/** Of each part of the order by deadline the first rows after the cursor, which an index knows; no others can be on the page. */
function firstOf(
  parts: ReturnType<typeof byDeadline>['parts'],
  wanted: SQL | undefined,
  { cursor, limit }: RfqFilter,
): SQL {
  const pages = parts.flatMap(({ only, key, newest }, part) => {
    if (cursor && part < cursor.part) return [];
    const sign = sql.raw(newest ? '<' : '>');
    const after =
      cursor?.part === part
        ? sql`and (${key} ${sign} ${cursor.at}::timestamptz or (${key} = ${cursor.at}::timestamptz and rfq.id > ${cursor.id}::uuid))`
        : sql``;
    return [
      sql`(select rfq.id from rfq where ${wanted} and ${only} ${after}
        order by ${key} ${sql.raw(newest ? 'desc' : 'asc')}, rfq.id limit ${limit})`,
    ];
  });
  return sql.join(pages, sql` union all `);
}

/** How many requests a company has in each status; with words, of the first hits alone. */
export async function countRfqs(db: Executor, companyId: string, filter: RfqSearch): Promise<TabCounts> {
  const found = db
    .select({ status: rfq.status })
    .from(rfq)
    .where(and(eq(rfq.company_id, companyId), searched(filter)));
  const counted = (filter.q ? found.limit(COUNT_LIMIT) : found).as('counted');
  const rows = await db
    .select({ status: counted.status, count: sql<number>`count(*)::int` })
    .from(counted)
    .groupBy(counted.status);
  return tabCountsOf(rows, Boolean(filter.q));
}
