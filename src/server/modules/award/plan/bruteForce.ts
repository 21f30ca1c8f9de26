import type { Small } from './smallCases';

/** Of the tests: every possible award of a small case, counted out in whole numbers. Shares no rule with the planner. */
export interface Counted {
  /** Twelfths of a line that are covered. */
  covered: number;
  /** In the request's currency. */
  total: number;
}

const TWELVE = 12;

/** Covers most, then costs least; found by trying everything. */
export function tryEverything(small: Small): Counted {
  const choices = small.lines.map((line, index) => divisions(small, index, line.requested));
  const use: number[][] = small.lines.map(() => small.sellers.map(() => 0));
  let best: Counted = { covered: 0, total: 0 };
  const visit = (line: number): void => {
    if (line === small.lines.length) {
      const counted = count(small, use);
      if (
        counted &&
        (counted.covered > best.covered || (counted.covered === best.covered && counted.total < best.total))
      )
        best = counted;
      return;
    }
    for (const choice of choices[line] ?? []) {
      use[line] = choice;
      visit(line + 1);
    }
  };
  visit(0);
  return best;
}

/** Every way to divide a line among the sellers, nothing included. */
function divisions(small: Small, line: number, requested: number): number[][] {
  let ways: number[][] = [[]];
  for (const seller of small.sellers.keys()) {
    ways = ways.flatMap((way) => {
      const left = requested - way.reduce((sum, qty) => sum + qty, 0);
      return quantities(small, line, seller)
        .filter((qty) => qty <= left)
        .map((qty) => [...way, qty]);
    });
  }
  return small.whole_lines ? ways.filter((way) => way.filter((qty) => qty > 0).length <= 1) : ways;
}

/** Whole pieces only; of a line that may not be divided, the most or nothing. */
function quantities(small: Small, line: number, seller: number): number[] {
  const offer = small.offers[line]?.[seller];
  if (!offer) return [0];
  const requested = small.lines[line]?.requested ?? 0;
  const sold: number[] = [];
  for (let qty = 1; qty <= Math.min(requested, offer.offered); qty += 1) {
    if (qty === offer.offered || (qty >= (offer.moq ?? 1) && qty % (offer.multiple ?? 1) === 0)) sold.push(qty);
  }
  const most = Math.max(0, ...sold);
  const whole = small.whole_lines || small.sellers[seller]?.all_or_nothing;
  return whole ? [0, ...(most > 0 ? [most] : [])] : [0, ...sold];
}

function count(small: Small, use: readonly number[][]): Counted | null {
  let [covered, total, used] = [0, 0, 0];
  for (const [index, seller] of small.sellers.entries()) {
    let [sum, lines, most] = [0, 0, 0];
    for (const line of small.lines.keys()) {
      const qty = use[line]?.[index] ?? 0;
      const offer = small.offers[line]?.[index];
      const best = Math.max(...quantities(small, line, index));
      if (offer && best > 0) most += 1;
      if (qty === 0 || !offer) continue;
      lines += qty === best ? 1 : 0;
      // Quarters of a dollar are paid as they are; of a won nobody pays a quarter.
      sum += seller.currency === 'USD' ? qty * offer.price : Math.floor(qty * offer.price + 0.5);
      covered += (TWELVE / (small.lines[line]?.requested ?? 1)) * qty;
    }
    if (sum === 0 && use.every((line) => (line[index] ?? 0) === 0)) continue;
    used += 1;
    if (seller.min_order !== null && sum < seller.min_order) return null;
    if (seller.all_or_nothing && lines < most) return null;
    total += (sum + seller.freight) * (seller.currency === 'USD' ? small.rate : 1);
  }
  return small.max_sellers !== null && used > small.max_sellers ? null : { covered, total };
}
