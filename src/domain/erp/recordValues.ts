import Big from 'big.js';
import type { ErpKind } from '../../contract/erpFields';
import type { PricedOrder } from '../../contract/entities/order';
import type { Shipment } from '../../contract/entities/shipment';
import { deliveryAmounts } from '../money/deliveryAmounts';
import { formatExact, trimDecimal } from '../money/exact';
import { PRICED_DECIMALS } from '../money/lineAmount';
import { isPaidByScale } from '../money/settlement';
import { vatShares } from '../money/totals';
import {
  chargeValues,
  type ErpWords,
  type FieldValues,
  type LeavingOrder,
  type LeavingRecord,
  orderLine,
  orderValues,
  partyValues,
} from './fieldValues';
import { seoulDay } from '../time/deadline';

/** One record of a kind; `shipment` of a shipment alone. */
export function leavingRecord(
  kind: ErpKind,
  { order, invoice, charge }: LeavingOrder,
  shipment: Shipment | null,
  words: ErpWords,
): LeavingRecord {
  const parties = { ...partyValues('buyer', order), ...partyValues('seller', order) };
  const common = { ...orderValues(order, words), ...chargeValues(charge), ...parties };
  const lines = order.lines.map((line) => orderLine(line, words, charge));
  if (kind === 'shipment' && shipment) return shipmentRecord(common, lines, order, shipment);
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
      priced_qty: invoiced[index]?.priced_qty ?? null,
      line_supply: invoiced[index]?.supply ?? '0',
      line_vat: invoiced[index]?.vat ?? '0',
    })),
  };
}

/**
 * What an order is invoiced at, by line: where its weights were settled after the payment, the settled quantities and amounts.
 * Freight has its share of the VAT; all shares come to the stored sum.
 */
function invoicedAmounts({ lines, totals: ordered, settlement }: LeavingOrder['order']) {
  const settled = settlement?.status === 'AGREED' ? settlement : null;
  const totals = settled?.totals ?? ordered;
  const goods = lines.map((line) => settled?.lines.find(({ line_id }) => line_id === line.id) ?? line);
  const shares = vatShares(
    [...goods.map(({ amount }) => amount), totals.freight_amount].map((one) => new Big(one)),
    new Big(totals.vat_amount),
    totals,
  ).map((one) => formatExact(one, totals.currency));
  return {
    totals,
    lines: goods.map(({ priced_qty, amount }, index) => ({ priced_qty, supply: amount, vat: shares[index] ?? '0' })),
    freight: { supply: totals.freight_amount, vat: shares.at(-1) ?? '0' },
  };
}

/** Whether the seller stated a ground for which no VAT is charged. */
export const isZeroRated = ({ totals }: Pick<PricedOrder, 'totals'>): boolean =>
  totals.vat !== undefined && totals.vat !== 'taxed';

function shipmentRecord(
  common: FieldValues,
  orderLines: readonly FieldValues[],
  order: LeavingOrder['order'],
  shipment: Shipment,
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
      const place = order.lines.findIndex(({ id }) => id === line.line_id);
      const ordered = order.lines[place];
      const part = amounts.lines.find(({ line_id }) => line_id === line.line_id);
      return {
        ...orderLines[place],
        qty: line.qty,
        priced_qty: ordered ? deliveredQty(ordered, line) : null,
        line_supply: part?.supply_amount ?? '0',
        line_vat: part?.vat_amount ?? '0',
        line_weight_kg: line.net_weight_kg,
        heat_numbers: line.heat_numbers.join(', '),
        received_qty: line.received_qty,
      };
    }),
  };
}

/** The priced quantity of a delivered line: what was weighed where the scale is paid, else its share of the ordered one. */
function deliveredQty(
  line: LeavingOrder['order']['lines'][number],
  { qty, weighed_kg }: Pick<Shipment['lines'][number], 'qty' | 'weighed_kg'>,
): string {
  const priced = isPaidByScale(line)
    ? new Big(weighed_kg ?? 0).div(line.price_uom === 'TON' ? 1000 : 1)
    : new Big(line.priced_qty).times(qty).div(line.qty);
  return trimDecimal(priced, PRICED_DECIMALS);
}
