import Big from 'big.js';
import type { MoneyTotals } from '../../contract/entities/rfq';
import type { Balance, Settlement } from '../../contract/entities/settlement';
import type { Currency } from '../../contract/values';
import { formatExact, roundMoney, trimDecimal } from './exact';
import { PRICED_DECIMALS } from './lineAmount';
import { totalsOf } from './totals';

/** The trade takes actual weight for granted within ±5 % of the theoretical one; beyond, the buyer must agree. */
const TOLERANCE_PCT = 5;

export interface SettledLine {
  id: string;
  weight_basis: 'theoretical' | 'actual';
  price_uom: string;
  priced_qty: string;
  unit_price: string;
  amount: string;
}

/** Whether a line is paid by what the scale shows. */
export function isPaidByScale(line: Pick<SettledLine, 'weight_basis' | 'price_uom'>): boolean {
  return line.weight_basis === 'actual' && (line.price_uom === 'KG' || line.price_uom === 'TON');
}

/** The priced quantity and the amount of a line that weighed so many kg. */
export function byScale(line: Pick<SettledLine, 'price_uom' | 'unit_price'>, kg: Big, currency: Currency) {
  const priced = line.price_uom === 'TON' ? kg.div(1000) : kg;
  return { priced, amount: roundMoney(priced.times(line.unit_price), currency) };
}

/** What an order comes to by the weighed kg of its lines; null where no line is priced on actual weight. */
export function settle(
  lines: readonly SettledLine[],
  weighed: ReadonlyMap<string, string>,
  totals: MoneyTotals,
): Settlement | null {
  const { currency, freight_amount, vat } = totals;
  const settled = lines.filter(isPaidByScale).map((line) => {
    const kg = new Big(weighed.get(line.id) ?? '0');
    const { priced, amount } = byScale(line, kg, currency);
    const ordered = new Big(line.priced_qty);
    const strays = ordered.eq(0) ? new Big(0) : priced.minus(ordered).div(ordered).times(100);
    return {
      line_id: line.id,
      weighed_kg: trimDecimal(kg),
      priced_qty: trimDecimal(priced, PRICED_DECIMALS),
      amount: formatExact(amount, currency),
      deviation_pct: trimDecimal(strays, 2),
      within: strays.abs().lte(TOLERANCE_PCT),
    };
  });
  if (settled.length === 0) return null;
  const byLine = new Map(settled.map((line) => [line.line_id, line.amount]));
  return {
    status: settled.every((line) => line.within) ? 'AGREED' : 'PROPOSED',
    lines: settled.map(({ within: _within, ...line }) => line),
    totals: totalsOf(
      lines.map((line) => byLine.get(line.id) ?? line.amount),
      freight_amount,
      currency,
      vat,
    ),
  };
}

/** The difference between what was paid and what it came to, as a line of its own; null when there is none. */
export function balanceOf(paid: MoneyTotals, settled: MoneyTotals): Balance | null {
  const difference = new Big(settled.total_amount).minus(paid.total_amount);
  if (difference.eq(0)) return null;
  return {
    direction: difference.gt(0) ? 'pay' : 'refund',
    amount: formatExact(difference.abs(), paid.currency),
    status: 'DUE',
  };
}
