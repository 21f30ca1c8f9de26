import type { AwardPlan } from '../../contract/entities/plan';

/** Whether a plan is what the solver came to, not the first one that was found: it is the best, or is known how far off it is. */
export const isSolved = ({ optimal, bound }: Pick<AwardPlan, 'optimal' | 'bound'>): boolean =>
  optimal || bound !== null;
