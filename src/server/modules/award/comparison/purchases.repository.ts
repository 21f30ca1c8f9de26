import { sql } from 'drizzle-orm';
import type { Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import type { Executor } from '../../../db/database';
import { holding, type SelectedRow, selectRows } from '../../../db/statement';

/** Of one item so many purchases say how its price went. */
const PURCHASES = 6;

const PURCHASE = {
  key: 'text',
  order_number: 'text',
  placed_at: 'timestamp with time zone',
  seller_name: 'text?',
  qty: 'text',
  uom: holding<Uom>('text'),
  unit_price: 'text',
  price_uom: holding<Uom>('text'),
  amount: 'text',
  currency: holding<Currency>('text'),
} as const;
export type PurchaseRow = SelectedRow<typeof PURCHASE>;

/** A buyer's last purchases of some items, newest first; cancelled orders and those of the request itself are none. */
export async function findPurchases(
  db: Executor,
  of: { buyer_company_id: string; except_rfq_id: string },
  keys: readonly string[],
): Promise<PurchaseRow[]> {
  if (keys.length === 0) return [];
  return selectRows(
    db,
    PURCHASE,
    sql`
    select key, order_number, placed_at, seller_name, qty, uom, unit_price, price_uom, amount, currency from (
      select l.spec->>'canonical_key' as key, o.order_number, o.placed_at, o.seller->>'company_name' as seller_name,
        l.qty::text as qty, l.uom, l.unit_price::text as unit_price, l.price_uom, l.amount::text as amount, o.currency,
        row_number() over (partition by l.spec->>'canonical_key' order by o.placed_at desc, l.id desc) as place
      from trade_order o
      join trade_line l on l.order_id = o.id
      where o.buyer_company_id = ${of.buyer_company_id} and o.status <> 'CANCELLED'
        and o.rfq_id is distinct from ${of.except_rfq_id}
        and l.spec->>'canonical_key' = any(${sql.param([...keys])}::text[])
    ) p where place <= ${PURCHASES} order by key, place`,
  );
}
