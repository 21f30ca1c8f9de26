import { amountOf } from '../../../domain/stock/amountOf';
import Big from 'big.js';
import type { CartProblem, CartSeller, CartStockLine } from '../../../contract/entities/cart';
import type { OpenItem } from '../../../contract/entities/market';
import type { StockUom } from '../../../contract/entities/stock';
import { trimDecimal } from '../../../domain/money/exact';
import { totalsOf } from '../../../domain/money/totals';
import { quantityProblem } from '../../../domain/stock/priceEach';

export interface Wanted {
  id: string;
  qty: string;
  seen_price: string | null;
  seen_price_uom: StockUom | null;
}

/** Theoretical weight of a quantity in kg. */
export function weightOf(item: OpenItem, qty: string): string | null {
  if (item.uom === 'KG') return trimDecimal(new Big(qty));
  return item.unit_weight_kg === null ? null : trimDecimal(new Big(item.unit_weight_kg).times(qty));
}

/** What stands between a wanted line and its purchase, or differs from what was seen. */
export function problemsOf(item: OpenItem, wanted: Wanted): CartProblem[] {
  if (item.own) return ['own_stock'];
  if (new Big(item.open_qty).eq(0)) return ['gone'];
  const problems: CartProblem[] = [];
  const moved =
    wanted.seen_price !== null &&
    (item.unit_price === null ||
      wanted.seen_price_uom !== item.price_uom ||
      !new Big(wanted.seen_price).eq(item.unit_price));
  if (moved) problems.push('price_changed');
  const quantity = quantityProblem(wanted.qty, item);
  if (quantity) problems.push(quantity);
  return problems;
}

/**
 * A wanted line beside the lot as it is now: amount in the lot's currency and weight in kg, each null where unknown,
 * and what stands in the way of buying it.
 */
export function lineOf(item: OpenItem, wanted: Wanted): CartStockLine {
  return {
    id: wanted.id,
    item,
    qty: trimDecimal(new Big(wanted.qty)),
    seen_price: wanted.seen_price === null ? null : trimDecimal(new Big(wanted.seen_price), 4),
    seen_price_uom: wanted.seen_price_uom,
    amount: amountOf(item, wanted.qty)?.amount ?? null,
    weight_kg: weightOf(item, wanted.qty),
    problems: problemsOf(item, wanted),
  };
}

/** Lines by seller and currency: each becomes an order. What cannot be bought is shown, not counted. */
export function bySeller(lines: readonly CartStockLine[]): CartSeller[] {
  const groups = new Map<string, CartStockLine[]>();
  for (const line of lines) {
    const key = `${line.item.store_id} ${line.item.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const bought = group.filter(({ problems }) => !problems.includes('gone') && !problems.includes('own_stock'));
    return [
      {
        store_id: first.item.store_id,
        store_name: first.item.store_name,
        currency: first.item.currency,
        totals: totalsOf(
          bought.map(({ amount }) => amount ?? '0'),
          '0',
          first.item.currency,
        ),
        weight_kg: trimDecimal(bought.reduce((sum, { weight_kg }) => sum.plus(weight_kg ?? 0), new Big(0))),
        lines: group,
      },
    ];
  });
}
