import { type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Executor } from '../../../db/database';

export interface ProjectFilter {
  side?: 'buyer' | 'seller' | undefined;
  status?: string | undefined;
  q?: string | undefined;
}

interface ProjectRow extends Record<string, unknown> {
  rfq_id: string;
  rfq_number_id: string;
  title: string;
  side: 'buyer' | 'seller';
  status: 'REQ' | 'COL' | 'CMP' | 'BID' | 'ORD' | 'FIN' | 'CLS';
  counterpart_name: string | null;
  closes_at: string | null;
  line_count: number;
  updated_at: string;
}

/** Everything a company takes part in: its own requests, and those it was asked to quote. */
function projects(world: boolean, companyId: string): SQL {
  return sql`(
    select r.id as rfq_id, r.rfq_number_id, r.title, 'buyer' as side, r.status, null::text as counterpart_name,
      r.closes_at, r.updated_at
    from rfq r where r.is_test = ${world} and r.company_id = ${companyId} and r.status <> 'DRAFT'
    union all
    select rfq.id, rfq.rfq_number_id, rfq.title, 'seller', rfq_target.status, c.name,
      rfq_target.closes_at,
      -- The request's own time would tell of other sellers' doings.
      greatest(rfq_target.created_at, q.updated_at, o.placed_at)
    from rfq_target join rfq on rfq.id = rfq_target.rfq_id join company c on c.id = rfq.company_id
      left join quotation q on q.rfq_id = rfq.id and q.company_id = rfq_target.company_id
      left join lateral (select t.placed_at from trade_order t where t.rfq_id = rfq.id
        and t.seller_company_id = rfq_target.company_id order by t.placed_at desc limit 1) o on true
    where rfq_target.is_test = ${world} and rfq_target.company_id = ${companyId}
  ) p`;
}

function where({ side, status, q }: ProjectFilter): SQL {
  const pattern = q ? containing(q) : null;
  return sql`true ${side ? sql`and p.side = ${side}` : sql``} ${status ? sql`and p.status = ${status}` : sql``}
    ${pattern ? sql`and (p.title ilike ${pattern} or p.rfq_number_id ilike ${pattern} or p.counterpart_name ilike ${pattern})` : sql``}`;
}

/** Projects of both sides, newest change first. */
export async function findProjects(
  db: Executor,
  world: boolean,
  companyId: string,
  filter: ProjectFilter & { cursor: { at: string; id: string } | null; limit: number },
): Promise<ProjectRow[]> {
  const { cursor } = filter;
  const { rows } = await db.execute<ProjectRow>(sql`
    select p.*, (select count(*)::int from rfq_line l where l.rfq_id = p.rfq_id and not l.excluded) as line_count
    from ${projects(world, companyId)}
    where ${where(filter)}
    ${cursor ? sql`and (p.updated_at, p.rfq_id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql``}
    order by p.updated_at desc, p.rfq_id desc limit ${filter.limit}`);
  return rows;
}

/**
 * How many projects of a company each status has under a filter, whose own status is put aside; a status without any is
 * missing.
 */
export async function countProjects(db: Executor, world: boolean, companyId: string, filter: ProjectFilter) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select p.status, count(*)::int as count from ${projects(world, companyId)}
    where ${where({ ...filter, status: undefined })} group by 1`);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
