import Big from 'big.js';

/** One offer on one line as the ranking looks at it. */
export interface Ranked {
  key: string;
  price: string | null;
  lead_days: number | null;
}

/** Keys of the cheapest offers of a line by comparable price; what is unknown is never ranked. */
export function cheapest(offers: readonly Ranked[]): Set<string> {
  return extremes(offers, (offer) => (offer.price === null ? null : new Big(offer.price)));
}

/** Keys of the fastest offers of a line. */
export function fastest(offers: readonly Ranked[]): Set<string> {
  return extremes(offers, (offer) => (offer.lead_days === null ? null : new Big(offer.lead_days)));
}

function extremes(offers: readonly Ranked[], valueOf: (offer: Ranked) => Big | null): Set<string> {
  let least: Big | null = null;
  let keys: string[] = [];
  for (const offer of offers) {
    const value = valueOf(offer);
    if (!value) continue;
    if (!least || value.lt(least)) {
      least = value;
      keys = [offer.key];
    } else if (value.eq(least)) keys.push(offer.key);
  }
  return new Set(keys);
}

/** Line ids that every one of the sellers has offered with a known comparable amount. */
export function commonLines(offered: ReadonlyArray<ReadonlySet<string>>): Set<string> {
  const [first, ...rest] = offered;
  if (!first) return new Set();
  return new Set([...first].filter((id) => rest.every((other) => other.has(id))));
}
