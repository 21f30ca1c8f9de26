import type { Language } from '../../../../contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { holding, type SelectedRow, selectRows } from '../../../db/statement';
import { holdsWords } from '../../quotation/sellerRequest.repository';

/** A company, and which of its projects are wanted; every part narrows. */
export interface ProjectFilter {
  company_id: string;
  side?: 'buyer' | 'seller' | undefined;
  status?: string | undefined;
  q?: string | undefined;
  /** Of what the company bought alone: what it is charged to. */
  cost_centre_id?: string | undefined;
  project_id?: string | undefined;
  /** Of `findBuyersNamed` for these words. */
  buyers: readonly string[];
}

/** Where a page begins, after the project that was last on the page before, and how many it has at most. */
export interface ProjectPage {
  cursor: { at: string; id: string } | null;
  limit: number;
}

const PROJECT = {
  rfq_id: 'uuid',
  rfq_number_id: 'text',
  title: 'text',
  side: holding<'buyer' | 'seller'>('text'),
  status: holding<'REQ' | 'COL' | 'CMP' | 'BID' | 'ORD' | 'FIN' | 'CLS'>('text'),
  counterpart_name: 'text?',
  closes_at: 'timestamp with time zone?',
  ended_at: 'timestamp with time zone?',
  line_count: 'integer',
  updated_at: 'timestamp with time zone',
} as const;

const and = (parts: readonly (SQL | false | undefined | '')[]): SQL =>
  sql.join(
    parts.filter((part): part is SQL => Boolean(part)),
    sql` and `,
  );

/** Own requests `r` that are charged to a code, or of whose orders one is. */
const chargedTo = (column: SQL, code: string) => sql`r.id in (
  select a.rfq_id from cost_assignment a where ${column} = ${code}
  union all select o.rfq_id from cost_assignment a join trade_order o on o.id = a.order_id where ${column} = ${code})`;

/** Own requests `r` that were sent. */
function bought({ company_id, status, q, cost_centre_id, project_id }: ProjectFilter): SQL {
  return and([
    sql`r.company_id = ${company_id} and r.status <> 'DRAFT'`,
    status && sql`r.status = ${status}`,
    cost_centre_id && chargedTo(sql`a.cost_centre_id`, cost_centre_id),
    project_id && chargedTo(sql`a.project_id`, project_id),
    q && holdsWords(q, []),
  ]);
}

/** Requests `t` that the company received. */
function requested({ company_id, status, q, buyers, cost_centre_id, project_id }: ProjectFilter): SQL {
  return and([
    sql`t.company_id = ${company_id}`,
    (cost_centre_id || project_id) && sql`false`,
    status && sql`t.status = ${status}`,
    q && sql`t.rfq_id in (select r.id from rfq r where ${holdsWords(q, buyers)})`,
  ]);
}

const quotationOf = sql`left join quotation q on q.rfq_id = t.rfq_id and q.company_id = t.company_id`;
const newestOrderOf = sql`left join lateral (select x.id, x.placed_at from trade_order x where x.rfq_id = t.rfq_id
  and x.seller_company_id = t.company_id order by x.placed_at desc, x.id desc limit 1) o on true`;
/** When something last changed for the seller; the request's own time would reveal actions of other sellers. */
const CHANGED = sql`greatest(t.created_at, q.updated_at, o.placed_at)`;

/**
 * The page's requests on the seller's side. Any of three times may be the newest one, so the newest by each, which an
 * index knows, are the only ones that can be among the newest of all.
 */
function soldPage(filter: ProjectFilter, { cursor, limit }: ProjectPage): SQL {
  const { company_id } = filter;
  const by = (at: SQL, from: SQL) => sql`(
    select t.rfq_id as id, ${CHANGED} as at ${from}
    where ${requested(filter)}
      ${cursor ? sql`and ${at} <= ${cursor.at}::timestamptz and (${CHANGED}, t.rfq_id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql``}
    order by ${at} desc, t.rfq_id desc limit ${limit})`;
  return sql`
    ${by(sql`t.created_at`, sql`from rfq_target t ${quotationOf} ${newestOrderOf}`)}
    union ${by(
      sql`q.updated_at`,
      sql`from quotation q join rfq_target t on t.rfq_id = q.rfq_id and t.company_id = q.company_id
        and q.company_id = ${company_id} ${newestOrderOf}`,
    )}
    union ${by(
      sql`o.placed_at`,
      sql`from trade_order o join rfq_target t on t.rfq_id = o.rfq_id and t.company_id = o.seller_company_id
        and o.seller_company_id = ${company_id} and not exists (select 1 from trade_order x where x.rfq_id = o.rfq_id
          and x.seller_company_id = o.seller_company_id and (x.placed_at, x.id) > (o.placed_at, o.id)) ${quotationOf}`,
    )}`;
}

function boughtPage(filter: ProjectFilter, { cursor, limit }: ProjectPage): SQL {
  return sql`select r.id, r.updated_at as at from rfq r where ${bought(filter)}
    ${cursor ? sql`and (r.updated_at, r.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql``}
    order by r.updated_at desc, r.id desc limit ${limit}`;
}

/** Projects of both sides, newest change first: first the rows of the page alone, then what stands about them. */
export async function findProjects(
  db: Executor,
  filter: ProjectFilter,
  page: ProjectPage,
  language: Language,
): Promise<SelectedRow<typeof PROJECT>[]> {
  const sides = [
    filter.side !== 'seller' && sql`select 'buyer' as side, b.* from (${boughtPage(filter, page)}) b`,
    filter.side !== 'buyer' && sql`select 'seller' as side, s.* from (${soldPage(filter, page)}) s`,
  ].filter((side) => side !== false);
  return selectRows(
    db,
    PROJECT,
    sql`
    with page as materialized (
      select * from (${sql.join(sides, sql` union all `)}) p order by at desc, id desc limit ${page.limit})
    select p.id as rfq_id, r.rfq_number_id, r.title, p.side, p.at as updated_at, coalesce(t.status, r.status) as status,
      case p.side when 'seller' then t.closes_at else r.closes_at end as closes_at,
      -- A seller who does not take part in a later round does not see when that one ended.
      case when r.closed_at < r.closes_at and (p.side = 'buyer' or t.closes_at = r.closes_at) then r.closed_at end as ended_at,
      case p.side when 'seller' then ${language === 'en' ? sql`coalesce(c.name_en, c.name)` : sql`c.name`} end as counterpart_name,
      (select count(*)::int from rfq_line l where l.rfq_id = p.id and not l.excluded) as line_count
    from page p join rfq r on r.id = p.id join company c on c.id = r.company_id
      left join rfq_target t on p.side = 'seller' and t.rfq_id = p.id and t.company_id = ${filter.company_id}
    order by p.at desc, p.id desc`,
  );
}

/**
 * How many projects of a company each status has under a filter, whose own status is put aside; a status without any is
 * missing.
 */
export async function countProjects(db: Executor, { status: _aside, ...filter }: ProjectFilter) {
  const sides = [
    filter.side !== 'seller' && sql`select r.status from rfq r where ${bought(filter)}`,
    filter.side !== 'buyer' && sql`select t.status from rfq_target t where ${requested(filter)}`,
  ].filter((side) => side !== false);
  const rows = await selectRows(
    db,
    { status: 'text', count: 'integer' },
    sql`
    select status, count(*)::int as count from (${sql.join(sides, sql` union all `)}) p group by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
