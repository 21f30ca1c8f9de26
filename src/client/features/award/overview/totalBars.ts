import Big from 'big.js';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { alikeAmount } from '../../../../domain/compare/likeForLike';
import { formatExact } from '../../../../domain/money/exact';
import { awardGroups } from '../awardGroups';
import { ofPlan } from '../selection';
import { inRequested } from './overviewFigures';

/** One sum among like ones: the same lines in the same currency, with freight and without VAT. */
export interface TotalBar {
  key: string;
  name: string | null;
  kind: 'seller' | 'plan';
  goods: string;
  freight: string;
  total: string;
}

export interface TotalBars {
  /** Of how many lines each sum is. */
  lines: number;
  /** The least first, among equal ones the plan. */
  bars: TotalBar[];
  /** Sellers without a bar, since they leave some of these lines out. */
  left: number;
}

type AlikeByLine = ReadonlyMap<string, string>;

/**
 * Sums of the same lines, each with the whole freight. Beside a plan they are of all lines that it awards, so that its freight
 * is charged to what it carries; without one, or where it cannot be compared, of the lines that every seller offered as
 * requested.
 */
export function totalBars(comparison: Comparison, plan: AwardPlan | null): TotalBars {
  const alike = alikeAmounts(comparison);
  const { sellers } = comparison;
  const common = comparison.rows
    .map(({ line }) => line.id)
    .filter((id) => sellers.length > 0 && sellers.every((seller) => alike.get(seller.quotation_id)?.has(id)));
  const planned = plan && planBar(comparison, plan, alike);
  const shown = planned && common.every((id) => planned.lines.has(id)) ? planned : null;
  const basis = shown ? [...shown.lines] : common;
  const bars = sellers.flatMap(({ quotation_id: key, company_name: name, currency, totals }): TotalBar[] => {
    const amounts = basis.flatMap((id) => alike.get(key)?.get(id) ?? []);
    const freight = inRequested(comparison, currency, totals.freight_amount);
    if (basis.length === 0 || amounts.length < basis.length || !freight) return [];
    return [{ key, name, kind: 'seller', ...summed(comparison, amounts, freight) }];
  });
  return {
    lines: basis.length,
    bars: [...(shown && bars.length > 0 ? [shown.bar] : []), ...bars].sort((a, b) => new Big(a.total).cmp(b.total)),
    left: bars.length > 0 ? sellers.length - bars.length : 0,
  };
}

/** What each seller's offers as requested and in full come to, by line. */
function alikeAmounts({ rows }: Comparison): ReadonlyMap<string, AlikeByLine> {
  const amounts = new Map<string, Map<string, string>>();
  for (const { line, cells } of rows) {
    for (const cell of cells) {
      const amount = alikeAmount(line, cell);
      if (amount === null) continue;
      const own = amounts.get(cell.quotation_id) ?? new Map<string, string>();
      amounts.set(cell.quotation_id, own.set(line.id, amount));
    }
  }
  return amounts;
}

/** The plan's sum and its lines; null where it awards part of a line, or something else than requested. */
function planBar(
  comparison: Comparison,
  plan: AwardPlan,
  alike: ReadonlyMap<string, AlikeByLine>,
): { bar: TotalBar; lines: ReadonlySet<string> } | null {
  const open = new Map<string, Big>();
  const amounts: Big[] = [];
  let freight = new Big(0);
  for (const { seller, lines } of awardGroups(comparison, ofPlan(plan))) {
    for (const { line, qty } of lines) {
      // Rounded as in the sellers' sums, so that the same lines at the same seller come to the same.
      const whole = alike.get(seller.quotation_id)?.get(line.id);
      if (whole === undefined || line.qty === null) return null;
      amounts.push(new Big(whole).times(qty).div(line.qty));
      open.set(line.id, (open.get(line.id) ?? new Big(line.qty)).minus(qty));
    }
    freight = freight.plus(inRequested(comparison, seller.currency, seller.totals.freight_amount) ?? 0);
  }
  if (open.size === 0 || [...open.values()].some((qty) => !qty.eq(0))) return null;
  const bar = { key: 'plan', name: null, kind: 'plan' as const, ...summed(comparison, amounts, freight) };
  return { bar, lines: new Set(open.keys()) };
}

function summed({ currency }: Comparison, amounts: readonly (Big | string)[], freight: Big) {
  const goods = amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0));
  const text = (amount: Big) => formatExact(amount, currency);
  return { goods: text(goods), freight: text(freight), total: text(goods.plus(freight)) };
}
