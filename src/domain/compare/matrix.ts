import Big from 'big.js';
import type { Comparison } from '../../contract/entities/comparison';
import { compareRatios, type Ratio } from '../money/ratio';

/** One offer on one line as the ranking looks at it. */
export interface Ranked {
  key: string;
  /** Null where it is unknown, doubtful, or of something that the request does not take. */
  price: Ratio | null;
  lead_days: number | null;
}

/**
 * Keys of the cheapest offers of a line by comparable price; what is unknown is never ranked, nor is one alone. `rivals`: the
 * priced offers of the line, those that are not ranked too.
 */
export function cheapest(offers: readonly Ranked[], rivals = 0): Set<string> {
  return extremes(offers, (offer) => offer.price, rivals);
}

/** Keys of the fastest offers of a line; one alone is not compared with anything. */
export function fastest(offers: readonly Ranked[]): Set<string> {
  return extremes(offers, ({ lead_days: days }) => (days === null ? null : { n: new Big(days), d: new Big(1) }));
}

function extremes(offers: readonly Ranked[], valueOf: (offer: Ranked) => Ratio | null, rivals = 0): Set<string> {
  let least: Ratio | null = null;
  let keys: string[] = [];
  let compared = 0;
  for (const offer of offers) {
    const value = valueOf(offer);
    if (!value) continue;
    compared += 1;
    const order = least ? compareRatios(value, least) : -1;
    if (order < 0) {
      least = value;
      keys = [offer.key];
    } else if (order === 0) keys.push(offer.key);
  }
  return new Set(Math.max(compared, rivals) > 1 ? keys : []);
}

/** Line ids that every one of the sellers has offered with a known comparable amount. */
export function commonLines(offered: ReadonlyArray<ReadonlySet<string>>): Set<string> {
  const [first, ...rest] = offered;
  if (!first) return new Set();
  return new Set([...first].filter((id) => rest.every((other) => other.has(id))));
}

/** The comparison without some sellers; marks and like-for-like figures stay those of the whole. */
export function withoutSellers(comparison: Comparison, hidden: readonly string[]): Comparison {
  if (hidden.length === 0) return comparison;
  const seen = <T extends { quotation_id: string }>(list: readonly T[]) =>
    list.filter((one) => !hidden.includes(one.quotation_id));
  return {
    ...comparison,
    sellers: seen(comparison.sellers),
    rows: comparison.rows.map((row) => ({ ...row, cells: seen(row.cells), awaiting: seen(row.awaiting) })),
  };
}
