import Big from 'big.js';
import type { AwardProblem } from './problem';
import { amountOf, inRequestCurrency } from './settle';

/** One offer in numbers, for searching; what is found is added up again exactly. */
export interface OfferFigures {
  index: number;
  line: number;
  seller: number;
  max: number;
  step: number;
  least: number;
  even: boolean;
  /** Part of the requested quantity that it can cover. */
  share: number;
  /** All of it, in the request's currency. */
  cost: number;
  /** All of it as a part of the seller's minimum order; 0 where there is none. */
  ofMinimum: number;
  /** Cost of one unit in the request's currency. */
  unit: number;
}

export interface Figures {
  problem: AwardProblem;
  offers: OfferFigures[];
  /** Offers of each line, cheapest unit first. */
  byLine: OfferFigures[][];
  bySeller: OfferFigures[][];
  /** In the request's currency. */
  freight: number[];
  requested: number[];
  /** The most of each line that all its offers together could cover, as a share. */
  reach: number[];
}

/** Puts a problem into numbers. */
export function figuresOf(problem: AwardProblem): Figures {
  const requested = problem.lines.map((line) => Number(line.requested));
  const offers = problem.offers.map(({ line, seller, quantities }, index): OfferFigures => {
    const amount = amountOf(problem, { offer: index, qty: quantities.max });
    const minimum = problem.sellers[seller]?.min_order ?? null;
    const cost = Number(inRequestCurrency(problem, seller, amount));
    const max = Number(quantities.max);
    return {
      index,
      line,
      seller,
      max,
      step: Number(quantities.step),
      least: Number(quantities.least),
      even: quantities.even,
      share: max / (requested[line] ?? 1),
      cost,
      ofMinimum: minimum === null || new Big(minimum).lte(0) ? 0 : Number(amount.div(minimum)),
      unit: cost / max,
    };
  });
  const byLine = grouped(offers, problem.lines.length, (offer) => offer.line);
  for (const group of byLine) group.sort((a, b) => a.unit - b.unit);
  return {
    problem,
    offers,
    byLine,
    bySeller: grouped(offers, problem.sellers.length, (offer) => offer.seller),
    freight: problem.sellers.map(({ freight }, index) => Number(inRequestCurrency(problem, index, new Big(freight)))),
    requested,
    reach: byLine.map((group) => {
      const shares = group.map((offer) => offer.share);
      return problem.whole_lines
        ? Math.max(0, ...shares)
        : Math.min(
            1,
            shares.reduce((sum, share) => sum + share, 0),
          );
    }),
  };
}

function grouped(offers: readonly OfferFigures[], count: number, keyOf: (offer: OfferFigures) => number) {
  const groups: OfferFigures[][] = Array.from({ length: count }, () => []);
  for (const offer of offers) groups[keyOf(offer)]?.push(offer);
  return groups;
}
