import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ErpKind } from '../../../../contract/erpFields';
import { containing } from '../../../db/containing';
import type { Executor } from '../../../db/database';
import { shipment, shipmentLine } from '../../../db/schema/delivery';
import { tradeLine, tradeOrder } from '../../../db/schema/order';
import { stockNaming } from '../../../db/stockNaming';
import type { StockNaming } from '../../../stockTitle';
import { numberedOrders } from '../order.repository';

/** Which record: an order, or one of its shipments. */
export interface RecordPlace {
  order_id: string;
  shipment_id: string | null;
}

export interface RecordFilter {
  kind: ErpKind;
  side?: 'buyer' | 'seller' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  state?: 'new' | 'exported' | 'issued' | undefined;
  ids?: readonly string[] | undefined;
  cursor?: string | undefined;
  limit: number;
}

const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
const placedDay = dayOf(sql`${tradeOrder.placed_at}`);
const shippedDay = sql`coalesce(${shipment.shipped_on}::text, ${dayOf(sql`${shipment.shipped_at}`)})`;
/** Of an invoice: as it was stated, else the day of the last delivery, else of the order. */
const invoiceDay = sql`coalesce(${tradeOrder.tax_invoice_on}::text,
  (select max(coalesce(s.shipped_on::text, ${dayOf(sql`s.shipped_at`)})) from shipment s where s.order_id = ${tradeOrder.id}),
  ${placedDay})`;
const DAYS: Readonly<Record<ErpKind, SQL>> = { order: placedDay, shipment: shippedDay, invoice: invoiceDay };

/** The newest file of a company with this record: when it was made, or its name. */
function lastFile(companyId: string, kind: ErpKind, of: SQL): SQL {
  const record = kind === 'shipment' ? sql`r.shipment_id = ${shipment.id}` : sql`r.order_id = ${tradeOrder.id}`;
  return sql`(select ${of} from erp_export_record r join erp_export e on e.id = r.export_id
    where ${record} and e.company_id = ${companyId} and e.kind = ${kind} order by e.id desc limit 1)`;
}

/** Records of a company with the file that each left in last, the newest first, from a position on. */
export async function findRecords(db: Executor, companyId: string, filter: RecordFilter) {
  const { kind, side, from, to, q, state, ids, cursor, limit } = filter;
  const isShipment = kind === 'shipment';
  const id = isShipment ? shipment.id : tradeOrder.id;
  const day = DAYS[kind];
  const buyer = eq(tradeOrder.buyer_company_id, companyId);
  const seller = eq(tradeOrder.seller_company_id, companyId);
  const party = kind === 'invoice' || side === 'seller' ? seller : side === 'buyer' ? buyer : or(buyer, seller);
  const exported = lastFile(companyId, kind, sql`e.made_at`);
  const pattern = q ? containing(q) : null;
  const own = sql`case when ${tradeOrder.buyer_company_id} = ${companyId} then ${tradeOrder.buyer_erp_number} else ${tradeOrder.seller_erp_number} end`;
  return db
    .select({
      id: sql<string>`${id}`,
      order: tradeOrder,
      naming: sql<StockNaming | null>`${stockNaming(sql`${tradeOrder}`)}`,
      shipment_id: shipment.id,
      shipment_no: shipment.shipment_no,
      day: sql<string>`${day}`,
      exported_at: sql<string | null>`to_char(${exported} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      exported_file: sql<string | null>`${lastFile(companyId, kind, sql`e.file_name`)}`,
    })
    .from(tradeOrder)
    .leftJoin(shipment, isShipment ? eq(shipment.order_id, tradeOrder.id) : sql`false`)
    .where(
      and(
        party,
        isShipment ? isNotNull(shipment.id) : undefined,
        kind === 'invoice' ? and(eq(tradeOrder.currency, 'KRW'), ne(tradeOrder.status, 'CANCELLED')) : undefined,
        from ? gte(day, from) : undefined,
        to ? lte(day, to) : undefined,
        pattern
          ? or(ilike(tradeOrder.title, pattern), ilike(tradeOrder.order_number, pattern), sql`${own} ilike ${pattern}`)
          : undefined,
        state === 'new'
          ? and(sql`${exported} is null`, kind === 'invoice' ? isNull(tradeOrder.tax_invoice_number) : undefined)
          : undefined,
        state === 'exported' ? sql`${exported} is not null` : undefined,
        state === 'issued' ? isNotNull(tradeOrder.tax_invoice_number) : undefined,
        ids ? inArray(id, [...ids]) : undefined,
        cursor ? lt(id, cursor) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}
export type RecordRow = Awaited<ReturnType<typeof findRecords>>[number];

/** Some orders with their requests' numbers, lines and deliveries. */
export async function findWhole(db: Executor, orderIds: readonly string[]) {
  const ids = [...orderIds];
  const [orders, lines, shipments, shipped] = await Promise.all([
    numberedOrders(db).where(inArray(tradeOrder.id, ids)),
    db.select().from(tradeLine).where(inArray(tradeLine.order_id, ids)).orderBy(asc(tradeLine.line_no)),
    db.select().from(shipment).where(inArray(shipment.order_id, ids)).orderBy(asc(shipment.shipment_no)),
    db
      .select({ line: shipmentLine, order_id: shipment.order_id })
      .from(shipmentLine)
      .innerJoin(shipment, eq(shipment.id, shipmentLine.shipment_id))
      .innerJoin(tradeLine, eq(tradeLine.id, shipmentLine.trade_line_id))
      .where(inArray(shipment.order_id, ids))
      .orderBy(asc(shipment.shipment_no), asc(tradeLine.line_no)),
  ]);
  return { orders, lines, shipments, shipped };
}
