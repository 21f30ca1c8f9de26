import type { Language } from '../../../../contract/constants';
import { sql } from 'drizzle-orm';
import { SELLERS_OWN } from '../../../../domain/events/sellersOwn';
import type { Executor } from '../../../db/database';
import { holding, type SelectedRow, selectRows } from '../../../db/statement';
import { NO_NAMING, stockNaming } from '../../../db/stockNaming';
import { type StockNaming, titleIn } from '../../../stockTitle';

const CHANGE = {
  id: 'uuid',
  at: 'timestamp with time zone',
  kind: 'text',
  params: holding<Record<string, string>>('jsonb'),
  side: holding<'buyer' | 'seller'>('text'),
  number: 'text',
  title: 'text',
  order_number: 'text?',
  actor_side: holding<'buyer' | 'seller' | 'system'>('text'),
  company_name: 'text?',
  sellers: 'integer',
  /** Of an order from listed stock. */
  naming: holding<StockNaming | null>('jsonb?'),
} as const;
export type ChangeRow = Omit<SelectedRow<typeof CHANGE>, 'naming'>;

/** So many projects and orders of each side, those changed last, are looked through. */
const LOOKED_AT = 30;

/**
 * The newest entries of the histories that a company may read; a seller's are those of everybody and its own. What one
 * action wrote for several sellers at once is one entry that says how many.
 */
export async function findChanges(
  db: Executor,
  companyId: string,
  most: number,
  language: Language,
): Promise<ChangeRow[]> {
  const shown =
    language === 'en'
      ? sql`coalesce((select c.name_en from company c where c.id = ranked.company_id), company_name)`
      : sql`company_name`;
  const rows = await selectRows(
    db,
    CHANGE,
    sql`
    with bought as (
      select r.id, r.rfq_number_id, r.title from rfq r where r.company_id = ${companyId}
        and r.status <> 'DRAFT' order by r.updated_at desc limit ${LOOKED_AT}
    ), sold as (
      (select t.rfq_id as id from rfq_target t where t.company_id = ${companyId}
        order by t.created_at desc limit ${LOOKED_AT})
      union (select q.rfq_id from quotation q where q.company_id = ${companyId}
        order by q.updated_at desc limit ${LOOKED_AT})
    ), loose as (
      select o.id, o.order_number, o.title, case when o.buyer_company_id = ${companyId} then 'buyer' else 'seller' end as side,
        ${stockNaming(sql`o`)} as naming
      from trade_order o where o.rfq_id is null
        and (o.buyer_company_id = ${companyId} or o.seller_company_id = ${companyId})
      order by o.placed_at desc limit ${LOOKED_AT}
    )
    , mine as (
      select id, rfq_number_id as number, title, 'buyer' as side from bought
      union all select r.id, r.rfq_number_id, r.title, 'seller' from sold join rfq r using (id)
    )
    , entries as (
      select e.id, e.at, e.kind, e.params, m.side, m.number, m.title, e.order_id, e.actor_side, e.company_name, e.company_id, e.seller_company_id, ${NO_NAMING} as naming
      from mine m join timeline_event e on e.rfq_id = m.id
      where (m.side = 'seller' or e.kind <> all(${sql.param([...SELLERS_OWN])}::text[]))
        and (m.side = 'buyer' or e.seller_company_id is null or e.seller_company_id = ${companyId})
      union all
      select e.id, e.at, e.kind, e.params, l.side, l.order_number, l.title, null::uuid, e.actor_side, e.company_name, e.company_id, e.seller_company_id, l.naming
      from loose l join timeline_event e on e.order_id = l.id
      where (l.side = 'buyer' or e.seller_company_id is null or e.seller_company_id = ${companyId})
    ), ranked as (
      select *, row_number() over same as place,
        count(seller_company_id) over (partition by side, number, kind, actor_side, params, at)::int as sellers
      from entries
      window same as (partition by side, number, kind, actor_side, params, at order by id desc)
    )
    select id, at, kind, params, side, number, title,
      case when sellers < 2 then (select o.order_number from trade_order o where o.id = ranked.order_id) end as order_number,
      actor_side, ${shown} as company_name, sellers, naming
    from ranked where place = 1 order by at desc, id desc limit ${most}`,
  );
  return rows.map(({ naming, ...row }) => ({ ...row, title: titleIn(row.title, naming, language) }));
}
