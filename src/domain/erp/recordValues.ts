import Big from 'big.js';
import type { ErpFieldKey, ErpKind, InvoiceState } from '../../contract/erpFields';
import type { CompanySnapshot, PricedOrder } from '../../contract/entities/order';
import type { Shipment } from '../../contract/entities/shipment';
import { deliveryAmounts } from '../money/deliveryAmounts';
import { formatExact } from '../money/exact';
import { vatShares } from '../money/totals';
import { seoulDay } from '../time/deadline';

/** What a field of one record or line holds: text, `YYYY-MM-DD` or a decimal; absent where there is nothing. */
export type FieldValues = Partial<Record<ErpFieldKey, string | null>>;

/** A record as it can leave, with its lines. Freight is no line: it stands in `freight_amount` and in the sums. */
export interface LeavingRecord {
  values: FieldValues;
  lines: FieldValues[];
}

/** Words for what an order knows as a code, in the language of the file. */
export interface ErpWords {
  order: Record<PricedOrder['status'], string>;
  payment: Record<PricedOrder['payment_status'], string>;
  delivery: Record<PricedOrder['delivery_status'], string>;
  paymentTerm: Record<PricedOrder['payment_term'], string>;
  deliveryTerm: Record<PricedOrder['delivery_term'], string>;
  side: Record<PricedOrder['side'], string>;
  category: Record<string, string>;
  invoice: Record<InvoiceState, string>;
}

/** What is known of the tax invoice of an order. */
export interface InvoiceFacts {
  state: InvoiceState;
  /** The day of issue: as stated, else as the file gives it. */
  issued_on: string;
}

/** An order with what of its invoice a file may hold. */
export interface LeavingOrder {
  order: Omit<PricedOrder, 'export'>;
  invoice: InvoiceFacts;
}

/** One record of a kind; `shipment` of a shipment alone. */
export function leavingRecord(
  kind: ErpKind,
  { order, invoice }: LeavingOrder,
  shipment: Shipment | null,
  words: ErpWords,
): LeavingRecord {
  const common = { ...orderValues(order, words), ...partyValues('buyer', order), ...partyValues('seller', order) };
  if (kind === 'shipment' && shipment) return shipmentRecord(common, order, shipment, words);
  const lines = order.lines.map((line) => orderLine(line, words));
  if (kind === 'order') return { values: common, lines };
  const { totals, lines: invoiced, freight } = invoicedAmounts(order);
  return {
    values: {
      ...common,
      supply_amount: totals.supply_amount,
      vat_amount: totals.vat_amount,
      total_amount: totals.total_amount,
      freight_amount: freight.supply,
      freight_vat: freight.vat,
      shipped_on: order.shipments.at(-1)?.shipped_on ?? null,
      invoice_state: words.invoice[invoice.state],
      invoice_on: invoice.issued_on,
      invoice_kind: isZeroRated(order) ? '02' : '01',
      invoice_claim: order.payment_status === 'PAID' ? '01' : '02',
    },
    lines: lines.map((line, index) => ({
      ...line,
      line_supply: invoiced[index]?.supply ?? '0',
      line_vat: invoiced[index]?.vat ?? '0',
    })),
  };
}

/**
 * What an order is invoiced at, by line: where its weights were settled after the payment, the settled amounts. Freight has its
 * share of the VAT; all shares come to the stored sum.
 */
function invoicedAmounts({ lines, totals: ordered, settlement }: LeavingOrder['order']) {
  const settled = settlement?.status === 'AGREED' ? settlement : null;
  const totals = settled?.totals ?? ordered;
  const supplies = lines.map(
    (line) => settled?.lines.find(({ line_id }) => line_id === line.id)?.amount ?? line.amount,
  );
  const shares = vatShares(
    [...supplies, totals.freight_amount].map((one) => new Big(one)),
    new Big(totals.vat_amount),
    totals,
  ).map((one) => formatExact(one, totals.currency));
  return {
    totals,
    lines: supplies.map((supply, index) => ({ supply, vat: shares[index] ?? '0' })),
    freight: { supply: totals.freight_amount, vat: shares.at(-1) ?? '0' },
  };
}

/** Whether the seller stated a ground for which no VAT is charged. */
export const isZeroRated = ({ totals }: Pick<PricedOrder, 'totals'>): boolean =>
  totals.vat !== undefined && totals.vat !== 'taxed';

function orderValues(order: LeavingOrder['order'], words: ErpWords): FieldValues {
  const { totals } = order;
  return {
    order_number: order.order_number,
    erp_number: order.erp_number,
    rfq_number: order.rfq_number_id,
    title: order.title,
    side: words.side[order.side],
    status: words.order[order.status],
    payment_status: words.payment[order.payment_status],
    delivery_status: words.delivery[order.delivery_status],
    placed_on: seoulDay(new Date(order.placed_at)),
    invoice_number: order.tax_invoice?.number ?? null,
    invoice_on: order.tax_invoice?.issued_on ?? null,
    currency: order.currency,
    supply_amount: totals.supply_amount,
    vat_amount: totals.vat_amount,
    total_amount: totals.total_amount,
    freight_amount: totals.freight_amount,
    weight_kg: order.total_weight_kg,
    line_count: String(order.lines.length),
    payment_term: words.paymentTerm[order.payment_term],
    payment_due_on: order.payment_due_on,
    delivery_term: words.deliveryTerm[order.delivery_term],
    delivery_place: order.delivery_place,
    required_on: order.required_date,
  };
}

function partyValues(party: 'buyer' | 'seller', order: Pick<PricedOrder, 'buyer' | 'seller'>): FieldValues {
  const company: CompanySnapshot = order[party];
  const facts = {
    name: company.company_name,
    number: company.company_registration_number,
    ceo: company.company_ceo,
    address: company.company_address,
    business_type: company.business_type ?? null,
    business_item: company.business_item ?? null,
    contact: company.contact_name,
    email: company.contact_email,
    phone: company.contact_phone,
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${party}_${name}`, value]));
}

type OrderLine = PricedOrder['lines'][number];

function orderLine(line: OrderLine, words: ErpWords): FieldValues {
  return {
    line_no: String(line.line_no),
    item: line.description,
    item_standard: line.spec.standard,
    item_grade: line.spec.grade,
    item_category: words.category[line.spec.category] ?? line.spec.category,
    qty: line.qty,
    uom: line.uom,
    unit_price: line.unit_price,
    price_uom: line.price_uom,
    priced_qty: line.priced_qty,
    line_supply: line.amount,
    line_weight_kg: line.weight_kg,
    maker: line.maker,
    origin: line.origin,
    due_on: line.due_on,
    shipped_qty: line.shipped_qty,
    outstanding_qty: line.outstanding_qty,
  };
}

function shipmentRecord(
  common: FieldValues,
  order: LeavingOrder['order'],
  shipment: Shipment,
  words: ErpWords,
): LeavingRecord {
  const amounts = deliveryAmounts(order, shipment.id);
  return {
    values: {
      ...common,
      shipment_no: String(shipment.shipment_no),
      shipped_on: shipment.shipped_on,
      expected_on: shipment.expected_on,
      received_on: shipment.received_at && seoulDay(new Date(shipment.received_at)),
      carrier: shipment.carrier,
      tracking_number: shipment.tracking_number,
      vehicle_number: shipment.vehicle_number,
      supply_amount: amounts.supply_amount,
      vat_amount: amounts.vat_amount,
      total_amount: amounts.total_amount,
      freight_amount: amounts.freight?.supply_amount ?? '0',
      weight_kg: shipment.net_weight_kg,
      line_count: String(shipment.lines.length),
    },
    lines: shipment.lines.map((line) => {
      const ordered = order.lines.find(({ id }) => id === line.line_id);
      const part = amounts.lines.find(({ line_id }) => line_id === line.line_id);
      return {
        ...(ordered ? orderLine(ordered, words) : {}),
        qty: line.qty,
        line_supply: part?.supply_amount ?? '0',
        line_vat: part?.vat_amount ?? '0',
        line_weight_kg: line.net_weight_kg,
        heat_numbers: line.heat_numbers.join(', '),
        received_qty: line.received_qty,
      };
    }),
  };
}
