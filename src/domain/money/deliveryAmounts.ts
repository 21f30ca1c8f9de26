import Big from 'big.js';
import type { MoneyTotals } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { formatExact, roundMoney } from './exact';
import { byScale, isPaidByScale, type SettledLine } from './settlement';
import { vatOn } from './totals';

interface OrderedLine extends SettledLine {
  qty: string;
  weight_kg: string | null;
}

interface Delivery {
  id: string;
  lines: readonly { line_id: string; qty: string; weighed_kg: string | null }[];
}

interface DeliveredOrder {
  lines: readonly OrderedLine[];
  totals: MoneyTotals;
  /** All of them, in the order in which they left. */
  shipments: readonly Delivery[];
}

/** Supply amount and VAT of a part of a delivery. */
export interface DeliveredPart {
  supply_amount: string;
  vat_amount: string;
}

type FreightShare = 'weight' | 'lines';

/** What one delivery comes to, by line, with its share of the freight; null freight where the order has none. */
export interface DeliveryAmounts {
  lines: (DeliveredPart & { line_id: string })[];
  freight: DeliveredPart | null;
  /** What the freight is shared by. */
  freight_by: FreightShare;
  supply_amount: string;
  vat_amount: string;
  total_amount: string;
}

/**
 * Supply amount and VAT of one delivery. Each figure is what all deliveries so far come to, less what those before came
 * to: no later delivery changes it, and all deliveries together come to the order's stored sums to the last won. Freight
 * is shared by weight, and by lines where a weight is unknown. A line paid by the scale counts what was weighed.
 */
export function deliveryAmounts(order: DeliveredOrder, shipmentId: string): DeliveryAmounts {
  const { totals, shipments } = order;
  const { currency } = totals;
  const vat = (supply: Big) => vatOn(supply, totals);
  const index = shipments.findIndex((one) => one.id === shipmentId);
  const shipment = shipments[index];
  if (!shipment) throw new Error('the delivery is not one of the order');
  const [before, after] = [shippedBy(shipments.slice(0, index)), shippedBy(shipments.slice(0, index + 1))];
  const start = comesTo(order, before);
  let soFar = start;
  const part = (supply: Big): DeliveredPart => {
    const tax = vat(soFar.plus(supply)).minus(vat(soFar));
    soFar = soFar.plus(supply);
    return { supply_amount: formatExact(supply, currency), vat_amount: formatExact(tax, currency) };
  };
  const lines = shipment.lines.flatMap(({ line_id }) => {
    const line = order.lines.find((one) => one.id === line_id);
    if (!line) return [];
    const supply = amountOf(line, after, currency).minus(amountOf(line, before, currency));
    return [{ line_id, ...part(supply) }];
  });
  const hasFreight = !new Big(totals.freight_amount).eq(0);
  const freight = hasFreight ? part(freightOf(order, after).minus(freightOf(order, before))) : null;
  const [supply, tax] = [soFar.minus(start), vat(soFar).minus(vat(start))];
  return {
    lines,
    freight,
    freight_by: shareOf(order.lines),
    supply_amount: formatExact(supply, currency),
    vat_amount: formatExact(tax, currency),
    total_amount: formatExact(supply.plus(tax), currency),
  };
}

/** Quantity and weighed kg of each line over some deliveries. */
type Shipped = ReadonlyMap<string, { qty: Big; kg: Big }>;

function shippedBy(shipments: readonly Delivery[]): Shipped {
  const sums = new Map<string, { qty: Big; kg: Big }>();
  for (const { line_id, qty, weighed_kg } of shipments.flatMap((one) => one.lines)) {
    const sum = sums.get(line_id) ?? { qty: new Big(0), kg: new Big(0) };
    sums.set(line_id, { qty: sum.qty.plus(qty), kg: sum.kg.plus(weighed_kg ?? 0) });
  }
  return sums;
}

function amountOf(line: OrderedLine, shipped: Shipped, currency: Currency): Big {
  const sum = shipped.get(line.id);
  if (!sum) return new Big(0);
  if (isPaidByScale(line)) return byScale(line, sum.kg, currency).amount;
  return roundMoney(new Big(line.amount).times(sum.qty).div(line.qty), currency);
}

const shareOf = (lines: readonly OrderedLine[]): FreightShare =>
  lines.every(({ weight_kg: kg }) => kg !== null && new Big(kg).gt(0)) ? 'weight' : 'lines';

function freightOf({ lines, totals }: DeliveredOrder, shipped: Shipped): Big {
  const left = (line: OrderedLine) => new Big(line.qty).minus(shipped.get(line.id)?.qty ?? 0);
  const freight = new Big(totals.freight_amount);
  if (lines.every((line) => left(line).lte(0))) return freight;
  const weighs = shareOf(lines) === 'weight';
  const weightOf = (line: OrderedLine) => new Big((weighs && line.weight_kg) || 1);
  const all = lines.reduce((sum, line) => sum.plus(weightOf(line)), new Big(0));
  const gone = lines.reduce(
    (sum, line) =>
      sum.plus(
        weightOf(line)
          .times(shipped.get(line.id)?.qty ?? 0)
          .div(line.qty),
      ),
    new Big(0),
  );
  return roundMoney(freight.times(gone).div(all), totals.currency);
}

function comesTo(order: DeliveredOrder, shipped: Shipped): Big {
  const { currency } = order.totals;
  return order.lines.reduce((sum, line) => sum.plus(amountOf(line, shipped, currency)), freightOf(order, shipped));
}
