import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { quotationRevision } from '../../db/schema/quotation';
import type { quotationLine } from '../../db/schema/quotation';
import type { Uom } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import type { Currency } from '../../../contract/values';
import { holding, type SelectedRow, selectRows } from '../../db/statement';

/** Submitted revisions of a quotation, newest first, with how many lines each prices. */
export async function findRevisions(db: Executor, quotationId: string) {
  return db
    .select({
      row: quotationRevision,
      quoted: sql<number>`(select count(*)::int from quotation_line l where l.revision_id = quotation_revision.id and l.amount is not null)`,
    })
    .from(quotationRevision)
    .where(and(eq(quotationRevision.quotation_id, quotationId), gt(quotationRevision.revision, 0)))
    .orderBy(desc(quotationRevision.revision));
}

type Priced = typeof quotationLine.$inferSelect;

const PAST = {
  key: 'text',
  maker: 'text?',
  origin: 'text?',
  supply: holding<Priced['supply']>('text?'),
  lead_days: 'integer?',
  moq: 'text?',
  multiple: 'text?',
  certificate_type: holding<Priced['certificate_type']>('text?'),
  weight_basis: holding<Priced['weight_basis']>('text?'),
  weight_discount_pct: 'text',
  unit_price: 'text',
  price_uom: holding<Uom>('text'),
  currency: holding<Currency>('text'),
  submitted_at: 'timestamp with time zone',
  rfq_number_id: 'text',
  title: 'text',
  qty: 'text?',
  ordered: 'boolean',
  uom: holding<Uom | null>('text?'),
  unit_weight_kg: 'text?',
  spec: holding<Spec>('jsonb'),
} as const;
export type PastRow = SelectedRow<typeof PAST>;

/** Prices of one item looked at for what is usual. */
const PAST_PRICES = 9;

/** One company's own last prices for some items, newest first; of each quotation only what counts. Of one buyer, the last. */
export async function findPastPrices(
  db: Executor,
  of: { company_id: string; except_rfq_id: string; buyer_company_id?: string },
  keys: readonly string[],
): Promise<PastRow[]> {
  if (keys.length === 0) return [];
  return selectRows(
    db,
    PAST,
    sql`
    select k.key, p.* from unnest(${sql.param([...keys])}::text[]) as k(key)
    cross join lateral (
      select ql.maker, ql.origin, ql.supply, ql.lead_days, ql.moq::text, ql.multiple::text, ql.certificate_type,
        ql.weight_basis, ql.weight_discount_pct::text, ql.unit_price::text, ql.price_uom, r.currency,
        r.created_at as submitted_at, f.rfq_number_id, f.title, ql.qty_offered::text as qty,
        q.status = 'CONFIRMED' as ordered, l.uom, l.unit_weight_kg::text, l.spec
      from quotation_line ql
      join quotation_revision r on r.id = ql.revision_id
      join quotation q on q.id = r.quotation_id and q.revision = r.revision and q.status <> 'WITHDRAWN'
      join rfq f on f.id = q.rfq_id
      join rfq_line l on l.id = ql.rfq_line_id
      where ql.company_id = ${of.company_id} and ql.canonical_key = k.key and ql.unit_price is not null
        and ql.response = 'exact' and r.revision > 0 and q.rfq_id <> ${of.except_rfq_id}
        ${of.buyer_company_id ? sql`and f.company_id = ${of.buyer_company_id}` : sql``}
      order by ql.id desc limit ${of.buyer_company_id ? 1 : PAST_PRICES}
    ) p`,
  );
}
