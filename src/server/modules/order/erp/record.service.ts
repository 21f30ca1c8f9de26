import type * as z from 'zod';
import type { listErpRecords } from '../../../../contract/endpoints/erp';
import type { ErpRecord } from '../../../../contract/entities/erp';
import type { ErpKind, InvoiceState } from '../../../../contract/erpFields';
import type { LeavingRecord, ErpWords } from '../../../../domain/erp/fieldValues';
import { leavingRecord } from '../../../../domain/erp/recordValues';
import { seoulDay } from '../../../../domain/time/deadline';
import { deliveryAmounts } from '../../../../domain/money/deliveryAmounts';
import type { MemberWork } from '../../../http/context';
import { idCursor, pageOf } from '../../../http/page';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { readOrderCharges } from '../../budget/orderCharge.service';
import { presentOrder, presentOrderSummary } from '../order.presenter';
import type { OrderRow } from '../order.repository';
import { SETTLED_ACCOUNT } from '../orderAccount.service';
import { erpNumberOf, sideOf } from '../orderState';
import { findRecords, findWhole, type RecordPlace, type RecordRow } from './record.repository';

/** Orders whose lines and deliveries are held at once. */
const AT_ONCE = 200;

/** The list of records of a kind. */
export async function readRecords(work: MemberWork, query: z.output<(typeof listErpRecords)['query']>) {
  const { cursor, limit, ...filter } = query;
  const rows = await findRecords(work.db, work.session.company_id, {
    ...filter,
    cursor: idCursor(cursor),
    limit: limit + 1,
  });
  const totals = query.kind === 'shipment' ? await shipmentTotals(work, rows) : null;
  const present = (row: RecordRow) => presentRecord(work, query.kind, row, totals?.get(row.id));
  return pageOf(rows, limit, present, ({ id }) => id);
}

function presentRecord(work: MemberWork, kind: ErpKind, row: RecordRow, total: string | undefined): ErpRecord {
  const side = sideOf(work, row.order);
  const { counterpart_name, title } = presentOrderSummary({ ...row, rfq_number_id: null }, side, work.language);
  const { order, exported_at, exported_file } = row;
  return {
    id: row.id,
    order_number: order.order_number,
    shipment_no: row.shipment_no,
    erp_number: erpNumberOf(order, side),
    title,
    side,
    counterpart_name,
    day: row.day,
    currency: order.currency,
    total_amount: total ?? order.totals.total_amount,
    exported: exported_at && exported_file !== null ? { at: exported_at, file: exported_file } : null,
    invoice:
      kind === 'invoice'
        ? {
            state: invoiceState(order, exported_at !== null),
            number: order.tax_invoice_number,
            issued_on: order.tax_invoice_on,
          }
        : null,
  };
}

/** What stands of the tax invoice of an order. */
export function invoiceState(
  row: Pick<OrderRow, 'tax_invoice_number' | 'tax_invoice_corrections'>,
  exported: boolean,
): InvoiceState {
  if (row.tax_invoice_number) return row.tax_invoice_corrections > 0 ? 'corrected' : 'issued';
  return exported ? 'exported' : 'open';
}

async function shipmentTotals(work: MemberWork, rows: readonly RecordRow[]): Promise<ReadonlyMap<string, string>> {
  const orders = await wholeOrders(work, [...new Set(rows.map(({ order }) => order.id))]);
  return new Map(
    rows.flatMap(({ id, order }) => {
      const whole = orders.get(order.id);
      return whole ? [[id, deliveryAmounts(whole, id).total_amount] as const] : [];
    }),
  );
}

/** Some records as they leave, in the order given; those whose order is gone are left out. */
export async function leavingRecords(
  work: MemberWork,
  kind: ErpKind,
  places: readonly RecordPlace[],
  issueOn: string,
): Promise<LeavingRecord[]> {
  const words = wordsOf(work);
  const records: LeavingRecord[] = [];
  for (let at = 0; at < places.length; at += AT_ONCE) {
    const part = places.slice(at, at + AT_ONCE);
    const orders = await wholeOrders(work, [...new Set(part.map(({ order_id }) => order_id))]);
    for (const { order_id, shipment_id } of part) {
      const order = orders.get(order_id);
      const shipment = order?.shipments.find(({ id }) => id === shipment_id) ?? null;
      if (!order || (kind === 'shipment' && !shipment)) continue;
      const invoice = { state: order.invoice_state, issued_on: order.tax_invoice?.issued_on ?? issueOn };
      records.push(leavingRecord(kind, { order, invoice, charge: order.charge }, shipment, words));
    }
  }
  return records;
}

async function wholeOrders(work: MemberWork, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { orders, lines, shipments, shipped } = await findWhole(work.db, ids);
  const bought = orders.filter(({ order }) => sideOf(work, order) === 'buyer');
  const charges = await readOrderCharges(
    work,
    bought.map(({ order: { id, rfq_id } }) => ({
      id,
      rfq_id,
      lines: lines.filter(({ order_id }) => order_id === id),
    })),
  );
  return new Map(
    orders.map(({ order, rfq_number_id }) => {
      const parts = {
        lines: lines.filter(({ order_id }) => order_id === order.id),
        shipments: shipments.filter(({ order_id }) => order_id === order.id),
        shipped: shipped.filter(({ order_id }) => order_id === order.id).map(({ line }) => line),
        certificates: new Map(),
        receipts: [],
        claims: [],
        timeline: [],
        account: SETTLED_ACCOUNT,
      };
      const whole = presentOrder(order, sideOf(work, order), rfq_number_id, parts, work);
      const charge = charges.get(order.id) ?? null;
      return [order.id, { ...whole, invoice_state: invoiceState(order, false), charge }] as const;
    }),
  );
}

function wordsOf({ language }: MemberWork): ErpWords {
  const { status, paymentTerm, deliveryTerm, category } = tradeText(language);
  const { side, invoice } = sheetText(language).erp;
  return {
    order: status.order,
    payment: status.payment,
    delivery: status.delivery,
    paymentTerm,
    deliveryTerm,
    side,
    category,
    invoice,
  };
}

/** Today in Korea, which an invoice without a day of issue is given. */
export const todayOf = ({ now }: Pick<MemberWork, 'now'>) => seoulDay(now);
