import Big from 'big.js';
import type { MoneyTotals } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { formatExact, roundMoney } from './exact';
import { byScale, isPaidByScale, type SettledLine } from './settlement';
import { vatOn, vatShares } from './totals';

interface OrderedLine extends SettledLine {
  qty: string;
  weight_kg: string | null;
}

interface Delivery {
  id: string;
  /** What of the order's freight the seller states for it; null where nothing was stated. */
  freight_amount: string | null;
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

/** What one delivery comes to, by line, with the freight that it carries; null freight where the order has none. */
export interface DeliveryAmounts {
  lines: (DeliveredPart & { line_id: string })[];
  freight: DeliveredPart | null;
  /** It ships the last piece of the order, and carries what is left of the freight. */
  last: boolean;
  supply_amount: string;
  vat_amount: string;
  total_amount: string;
}

/**
 * Supply amount and VAT of one delivery. Each figure is what all deliveries so far come to, less what those before came
 * to: no later delivery changes it, and all deliveries together come to the order's stored sums to the last won. Freight
 * is what the seller stated for the delivery, and on the last one the rest. A line paid by the scale counts what was weighed.
 */
export function deliveryAmounts(order: DeliveredOrder, shipmentId: string): DeliveryAmounts {
  const { totals, shipments } = order;
  const { currency } = totals;
  const vat = (supply: Big) => vatOn(supply, totals);
  const index = shipments.findIndex((one) => one.id === shipmentId);
  const shipment = shipments[index];
  if (!shipment) throw new Error('the delivery is not one of the order');
  const [before, after] = [shippedBy(shipments.slice(0, index)), shippedBy(shipments.slice(0, index + 1))];
  const start = comesTo(order, index);
  const goods = shipment.lines.flatMap(({ line_id }) => {
    const line = order.lines.find((one) => one.id === line_id);
    return line ? [{ line_id, supply: amountOf(line, after, currency).minus(amountOf(line, before, currency)) }] : [];
  });
  const hasFreight = !new Big(totals.freight_amount).eq(0);
  const carried = hasFreight ? [freightOf(order, index + 1).minus(freightOf(order, index))] : [];
  const supplies = [...goods.map(({ supply }) => supply), ...carried];
  const supply = supplies.reduce((sum, one) => sum.plus(one), new Big(0));
  const tax = vat(start.plus(supply)).minus(vat(start));
  const taxes = vatShares(supplies, tax, totals);
  const part = (one: Big, place: number): DeliveredPart => ({
    supply_amount: formatExact(one, currency),
    vat_amount: formatExact(taxes[place] ?? new Big(0), currency),
  });
  const [freight] = carried;
  return {
    lines: goods.map((one, place) => ({ line_id: one.line_id, ...part(one.supply, place) })),
    freight: freight ? part(freight, goods.length) : null,
    last: order.lines.every((line) => after.get(line.id)?.qty.gte(line.qty)),
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

/** The freight that the first `count` deliveries carry: what was stated for each; the one that ships the last piece carries the rest. */
function freightOf({ lines, totals, shipments }: DeliveredOrder, count: number): Big {
  const deliveries = shipments.slice(0, count);
  const shipped = shippedBy(deliveries);
  const freight = new Big(totals.freight_amount);
  if (lines.every((line) => shipped.get(line.id)?.qty.gte(line.qty))) return freight;
  const stated = deliveries.reduce((sum, one) => sum.plus(one.freight_amount ?? 0), new Big(0));
  return stated.gt(freight) ? freight : stated;
}

function comesTo(order: DeliveredOrder, count: number): Big {
  const { currency } = order.totals;
  const shipped = shippedBy(order.shipments.slice(0, count));
  return order.lines.reduce((sum, line) => sum.plus(amountOf(line, shipped, currency)), freightOf(order, count));
}

/** What is left of an order's freight for deliveries to come, to be stated at most. */
export function freightLeft(totals: MoneyTotals, shipments: readonly Pick<Delivery, 'freight_amount'>[]): string {
  const stated = shipments.reduce((sum, one) => sum.plus(one.freight_amount ?? 0), new Big(0));
  const left = new Big(totals.freight_amount).minus(stated);
  return formatExact(left.gt(0) ? left : new Big(0), totals.currency);
}
