import Big from 'big.js';
import { rateRatio } from '../compare/comparablePrice';
import { lineAmount } from '../money/lineAmount';
import type { AwardProblem, Pick } from './problem';

export type Fault = 'quantity' | 'divided' | 'beyond_asked' | 'too_many_sellers' | 'min_order' | 'all_or_nothing';

/** A plan added up to the last digit. */
export interface Settled {
  /** Lines and freight without VAT, in the request's currency. */
  total: Big;
  /** Sum over the lines of the share that is awarded: the number of lines when all of each is. */
  covered: Big;
  faults: Fault[];
}

/** Price of so much of an offer in its seller's currency, rounded as the order will be. */
export function amountOf(problem: AwardProblem, { offer: index, qty }: Pick): Big {
  const offer = problem.offers[index];
  const seller = problem.sellers[offer?.seller ?? -1];
  const priced = offer && seller && lineAmount({ ...offer.price, qty }, offer.measures, seller.currency);
  if (!priced) throw new Error('an offer of the problem can always be priced');
  return new Big(priced.amount);
}

/** What one unit of a seller's currency is in the request's. */
export function inRequestCurrency(problem: AwardProblem, seller: number, amount: Big): Big {
  const rate = rateRatio({ ...problem, offered_currency: problem.sellers[seller]?.currency ?? 'KRW' });
  if (!rate) throw new Error('a seller of the problem can always be converted');
  return amount.times(rate.n).div(rate.d);
}

/** Adds a plan up exactly, each seller's freight once, and names every condition it breaks. */
export function settle(problem: AwardProblem, picks: readonly Pick[]): Settled {
  const faults = new Set<Fault>();
  const taken = problem.lines.map(() => new Big(0));
  const sums = new Map<number, { amount: Big; whole: number }>();
  const pickedOf = problem.lines.map(() => 0);
  for (const pick of picks) {
    const offer = problem.offers[pick.offer];
    if (!offer) throw new Error('no such offer');
    const { max, step, least } = offer.quantities;
    const qty = new Big(pick.qty);
    const inSteps = qty.gte(least) && qty.mod(step).eq(0) && qty.lte(max);
    if (!qty.eq(max) && !inSteps) faults.add('quantity');
    taken[offer.line] = (taken[offer.line] ?? new Big(0)).plus(qty);
    pickedOf[offer.line] = (pickedOf[offer.line] ?? 0) + 1;
    const sum = sums.get(offer.seller) ?? { amount: new Big(0), whole: 0 };
    sum.amount = sum.amount.plus(amountOf(problem, pick));
    if (qty.eq(max)) sum.whole += 1;
    sums.set(offer.seller, sum);
  }
  if (problem.whole_lines && pickedOf.some((count) => count > 1)) faults.add('divided');
  if (problem.max_sellers !== null && sums.size > problem.max_sellers) faults.add('too_many_sellers');
  let covered = new Big(0);
  problem.lines.forEach((line, index) => {
    const share = taken[index] ?? new Big(0);
    if (share.gt(line.requested)) faults.add('beyond_asked');
    covered = covered.plus(share.div(line.requested));
  });
  let total = new Big(0);
  for (const [index, { amount, whole }] of sums) {
    const seller = problem.sellers[index];
    if (!seller) throw new Error('no such seller');
    if (seller.min_order !== null && amount.lt(seller.min_order)) faults.add('min_order');
    const offers = problem.offers.filter((offer) => offer.seller === index).length;
    if (seller.all_or_nothing && whole < offers) faults.add('all_or_nothing');
    total = total.plus(inRequestCurrency(problem, index, amount.plus(seller.freight)));
  }
  return { total, covered, faults: [...faults] };
}

/** Whether one plan is better: it covers more, or as much for less. */
export function isBetter(a: Settled, b: Settled | null): boolean {
  if (a.faults.length > 0) return false;
  if (!b || b.faults.length > 0) return true;
  const more = a.covered.minus(b.covered);
  if (more.abs().gt('1e-12')) return more.gt(0);
  return a.total.lt(b.total);
}
