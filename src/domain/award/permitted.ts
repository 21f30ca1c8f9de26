import Big from 'big.js';

/** What a seller offers of a line, and in which quantities it can be bought; all in the line's own unit. */
export interface Offered {
  requested: string;
  offered: string;
  moq: string | null;
  multiple: string | null;
}

/** Quantities that can be awarded: `max` itself, and every multiple of `step` from `least` up to it. */
export interface Permitted {
  max: string;
  step: string;
  least: string;
  /** Whether `max` is one of the multiples. */
  even: boolean;
}

/** Steps beyond this are too fine to distinguish sellers: the step grows tenfold until they are fewer. */
const MOST_STEPS = 100_000;

/**
 * The quantities in which an offer can be awarded: never more than requested or offered; all that was offered, or a multiple
 * of the seller's multiple and at least its minimum. Null when nothing can be awarded.
 */
export function permittedQuantities({ requested, offered, moq, multiple }: Offered): Permitted | null {
  const whole = new Big(offered).lte(requested);
  const most = new Big(whole ? offered : requested);
  const step = multiple === null ? finest(requested, offered, most) : new Big(multiple);
  const least = most.lt(moq ?? 0) ? most : ceilTo(new Big(moq ?? 0), step);
  const max = whole ? most : most.div(step).round(0, Big.roundDown).times(step);
  if (max.lte(0) || (!whole && max.lt(moq ?? 0))) return null;
  return { max: max.toFixed(), step: step.toFixed(), least: least.toFixed(), even: max.mod(step).eq(0) };
}

/** Whether so much of an offer may be awarded. */
export function isPermitted(qty: string, offer: Offered): boolean {
  const value = new Big(qty);
  if (value.lte(0) || value.gt(offer.requested) || value.gt(offer.offered)) return false;
  if (value.eq(offer.offered)) return true;
  return value.gte(offer.moq ?? 0) && (offer.multiple === null || value.mod(offer.multiple).eq(0));
}

/** Pieces are split by the piece, metres by as many decimals as were written. */
function finest(requested: string, offered: string, most: Big): Big {
  const decimals = Math.max(...[requested, offered].map((text) => new Big(text).toFixed().split('.')[1]?.length ?? 0));
  let step = new Big(10).pow(-decimals);
  while (most.div(step).gt(MOST_STEPS)) step = step.times(10);
  return step;
}

function ceilTo(value: Big, step: Big): Big {
  const steps = value.div(step).round(0, Big.roundUp);
  return steps.lt(1) ? step : steps.times(step);
}
