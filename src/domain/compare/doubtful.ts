import Big from 'big.js';

/** A price under this share of the line's median, or above its inverse, is doubtful. */
const DOUBTFUL_SHARE = new Big('0.5');
/** Fewer prices have no usual one among them. */
const LEAST_PRICES = 3;

/**
 * Says which comparable prices of a line are doubtful: far from the others, as with a slipped decimal point or a wrong unit.
 * Such a price is neither the best nor what others are measured by.
 */
export function doubtfulAmong(prices: readonly Big[]): (price: Big) => boolean {
  const median = medianOf(prices);
  if (prices.length < LEAST_PRICES || median.lte(0)) return () => false;
  return (price) => {
    const share = price.div(median);
    return share.lt(DOUBTFUL_SHARE) || share.gt(new Big(1).div(DOUBTFUL_SHARE));
  };
}

/** The middle of some prices; zero of none. */
export function medianOf(prices: readonly Big[]): Big {
  const sorted = prices.toSorted((a, b) => a.cmp(b));
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (!low || !high) return high ?? new Big(0);
  return sorted.length % 2 === 1 ? high : low.plus(high).div(2);
}
