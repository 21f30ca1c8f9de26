import Big from 'big.js';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { percentFigure } from '../../../../domain/money/percent';
import { coveredBy, isSameSet } from './likeLines';

type Sum = Pick<AwardPlan, 'total' | 'covered' | 'lines'>;

/** How much dearer a plan is than the suggested one, in money and percent; null where they are of other lines or quantities. */
export function planDifference(plan: Sum, suggested: Sum): { amount: string; pct: string } | null {
  const ids = plan.lines.map((line) => line.rfq_line_id);
  if (!new Big(plan.covered).eq(suggested.covered) || !isSameSet(ids, coveredBy(suggested))) return null;
  const amount = new Big(plan.total).minus(suggested.total);
  const base = new Big(suggested.total);
  return { amount: amount.toFixed(), pct: base.eq(0) ? '0' : percentFigure(amount.div(base).times(100)) };
}
