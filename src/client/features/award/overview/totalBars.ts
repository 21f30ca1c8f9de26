import Big from 'big.js';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { alikeAmount, type Unlike, unlikeOf } from '../../../../domain/compare/likeForLike';
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

/** Why an offer of one of these lines is not in a sum of them; `awaiting` stands for a line that changed after its offer. */
export type LeftFor = Unlike | 'awaiting';

/** Why the plan has no bar: what it awards of a line, part of one alone, or not all lines that the sellers have in common. */
export type PlanLeftFor = Unlike | 'part' | 'lines';

export interface TotalBars {
  /** Of how many lines each sum is. */
  lines: number;
  /** The least first, among equal ones the plan. */
  bars: TotalBar[];
  /** Sellers without a bar. */
  left: number;
  /** Why: how many sellers each reason holds for, of which a seller can have several. */
  leftFor: { reason: LeftFor; sellers: number }[];
  /** Null where the plan has a bar, or there is none. */
  planLeftFor: PlanLeftFor | null;
}

const REASONS: readonly LeftFor[] = ['not_quoted', 'awaiting', 'alternate', 'other_qty', 'not_convertible'];

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
  const ofAll = (lines: ReadonlySet<string>) => common.every((id) => lines.has(id));
  const shown = planned && 'bar' in planned && ofAll(planned.lines) ? planned : null;
  const basis = shown ? [...shown.lines] : common;
  const bars = sellers.flatMap(({ quotation_id: key, company_name: name, currency, totals }): TotalBar[] => {
    const amounts = basis.flatMap((id) => alike.get(key)?.get(id) ?? []);
    const freight = inRequested(comparison, currency, totals.freight_amount);
    if (basis.length === 0 || amounts.length < basis.length || !freight) return [];
    return [{ key, name, kind: 'seller', ...summed(comparison, amounts, freight) }];
  });
  const left = bars.length > 0 ? sellers.filter(({ quotation_id: id }) => !bars.some(({ key }) => key === id)) : [];
  return {
    lines: basis.length,
    bars: [...(shown && bars.length > 0 ? [shown.bar] : []), ...bars].sort((a, b) => new Big(a.total).cmp(b.total)),
    left: left.length,
    leftFor: countReasons(left.map((seller) => reasonsOf(comparison, seller, basis))),
    planLeftFor: shown || !planned || bars.length === 0 ? null : 'why' in planned ? planned.why : 'lines',
  };
}

/** Why a seller has no sum of these lines. */
function reasonsOf(comparison: Comparison, seller: ComparisonSeller, basis: readonly string[]): Set<LeftFor> {
  const { quotation_id: id, currency, totals } = seller;
  const reasons = comparison.rows.flatMap(({ line, cells, awaiting }): LeftFor[] => {
    if (!basis.includes(line.id)) return [];
    if (awaiting.some((one) => one.quotation_id === id)) return ['awaiting'];
    const cell = cells.find((one) => one.quotation_id === id);
    const why = unlikeOf(line, cell);
    return why ? [why] : [];
  });
  const freight = inRequested(comparison, currency, totals.freight_amount);
  return new Set(freight ? reasons : [...reasons, 'not_convertible']);
}

const countReasons = (found: readonly ReadonlySet<LeftFor>[]) =>
  REASONS.map((reason) => ({ reason, sellers: found.filter((reasons) => reasons.has(reason)).length })).filter(
    ({ sellers }) => sellers > 0,
  );

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

/** The plan's sum and its lines; why there is none where it awards part of a line, or something else than requested. */
function planBar(
  comparison: Comparison,
  plan: AwardPlan,
  alike: ReadonlyMap<string, AlikeByLine>,
): { bar: TotalBar; lines: ReadonlySet<string> } | { why: PlanLeftFor } {
  const open = new Map<string, Big>();
  const amounts: Big[] = [];
  let freight = new Big(0);
  for (const { seller, lines } of awardGroups(comparison, ofPlan(plan))) {
    for (const { line, cell, qty } of lines) {
      // Rounded as in the sellers' sums, so that the same lines at the same seller come to the same.
      const whole = alike.get(seller.quotation_id)?.get(line.id);
      if (whole === undefined || line.qty === null) return { why: unlikeOf(line, cell) ?? 'part' };
      amounts.push(new Big(whole).times(qty).div(line.qty));
      open.set(line.id, (open.get(line.id) ?? new Big(line.qty)).minus(qty));
    }
    freight = freight.plus(inRequested(comparison, seller.currency, seller.totals.freight_amount) ?? 0);
  }
  if (open.size === 0 || [...open.values()].some((qty) => !qty.eq(0))) return { why: 'part' };
  const bar = { key: 'plan', name: null, kind: 'plan' as const, ...summed(comparison, amounts, freight) };
  return { bar, lines: new Set(open.keys()) };
}

function summed({ currency }: Comparison, amounts: readonly (Big | string)[], freight: Big) {
  const goods = amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0));
  const text = (amount: Big) => formatExact(amount, currency);
  return { goods: text(goods), freight: text(freight), total: text(goods.plus(freight)) };
}
