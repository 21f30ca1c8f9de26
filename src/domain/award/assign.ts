import type { Figures, OfferFigures } from './figures';

export interface Part {
  offer: OfferFigures;
  qty: number;
}

/** A plan in numbers while it is being searched for. */
export interface Assignment {
  parts: Part[][];
  covered: number;
  total: number;
}

const TINY = 1e-9;

/**
 * The cheapest cover of every line from these sellers, their freight included; lines are moved to a seller who would
 * else miss its minimum order. Null when a condition of one of them cannot be kept.
 */
export function assign(figures: Figures, chosen: ReadonlySet<number>): Assignment | null {
  const { problem, byLine } = figures;
  const bound = figures.problem.sellers.map((seller, index) => seller.all_or_nothing && chosen.has(index));
  const parts: Part[][] = byLine.map(() => []);
  for (const [index, isBound] of bound.entries()) {
    if (!isBound) continue;
    for (const offer of figures.bySeller[index] ?? []) parts[offer.line]?.push({ offer, qty: offer.max });
  }
  for (const [line, taken] of parts.entries()) {
    const requested = figures.requested[line] ?? 0;
    const left = requested - taken.reduce((sum, part) => sum + part.qty, 0);
    if (left < -TINY * requested || (problem.whole_lines && taken.length > 1)) return null;
    if (problem.whole_lines && taken.length > 0) continue;
    const quick = cheapestWhole(byLine[line] ?? [], chosen, bound, left);
    if (quick) {
      taken.push(quick);
      continue;
    }
    const free = (byLine[line] ?? []).filter((offer) => chosen.has(offer.seller) && !bound[offer.seller]);
    taken.push(...cover(free, left, problem.whole_lines));
  }
  return reachMinimums(figures, parts, chosen, bound) ? added(figures, parts) : null;
}

/** The usual case: the cheapest seller covers all that is left. */
function cheapestWhole(
  offers: readonly OfferFigures[],
  chosen: ReadonlySet<number>,
  bound: readonly boolean[],
  left: number,
): Part | null {
  for (const offer of offers) {
    if (!chosen.has(offer.seller) || bound[offer.seller]) continue;
    return Math.abs(offer.max - left) <= TINY * left ? { offer, qty: offer.max } : null;
  }
  return null;
}

/** So much of a line from these offers, the cheapest first: in parts, or from one seller when that covers more. */
function cover(offers: readonly OfferFigures[], left: number, whole: boolean): Part[] {
  const single = offers
    .flatMap((offer) => one(offer, left, whole))
    .reduce<Part | null>((best, part) => (best === null || wins(part, best) ? part : best), null);
  if (!single || whole || single.qty >= left - TINY) {
    const cheapest = offers[0];
    if (!single || whole || !cheapest || cheapest.unit >= single.offer.unit) return single ? [single] : [];
  }
  const parts: Part[] = [];
  let rest = left;
  for (const offer of offers) {
    if (rest <= TINY * left) break;
    for (const part of one(offer, rest, false)) {
      parts.push(part);
      rest -= part.qty;
    }
  }
  const [covered, cost] = [left - rest, costOf(parts)];
  if (covered < single.qty - TINY || (covered <= single.qty + TINY && cost >= costOf([single]))) return [single];
  return parts;
}

function wins(a: Part, b: Part): boolean {
  if (Math.abs(a.qty - b.qty) > TINY * b.qty) return a.qty > b.qty;
  return a.qty * a.offer.unit < b.qty * b.offer.unit;
}

/** The most of one offer that fits; none, or one part. */
function one(offer: OfferFigures, left: number, whole: boolean): Part[] {
  if (offer.max <= left + TINY * offer.max) return [{ offer, qty: offer.max }];
  if (whole) return [];
  const qty = Math.floor(left / offer.step + TINY) * offer.step;
  return qty > 0 && qty >= offer.least - TINY ? [{ offer, qty }] : [];
}

const costOf = (parts: readonly Part[]) => parts.reduce((sum, { offer, qty }) => sum + offer.unit * qty, 0);

function added(figures: Figures, parts: Part[][]): Assignment {
  let [covered, total] = [0, 0];
  const used = new Set<number>();
  parts.forEach((line, index) => {
    for (const { offer, qty } of line) {
      covered += qty / (figures.requested[index] ?? 1);
      total += offer.unit * qty;
      used.add(offer.seller);
    }
  });
  for (const seller of used) total += figures.freight[seller] ?? 0;
  return { parts, covered, total };
}

/** Moves whole lines, those that cost least to move first, until every seller in use reaches its minimum order. */
function reachMinimums(
  { problem, bySeller }: Figures,
  parts: Part[][],
  chosen: ReadonlySet<number>,
  bound: readonly boolean[],
): boolean {
  const sums = problem.sellers.map(() => 0);
  const counts = problem.sellers.map(() => 0);
  const add = ({ offer, qty }: Part, sign: 1 | -1) => {
    sums[offer.seller] = (sums[offer.seller] ?? 0) + (sign * offer.ofMinimum * qty) / offer.max;
    counts[offer.seller] = (counts[offer.seller] ?? 0) + sign;
  };
  for (const line of parts) for (const part of line) add(part, 1);
  const short = (seller: number) =>
    problem.sellers[seller]?.min_order != null && (counts[seller] ?? 0) > 0 && (sums[seller] ?? 0) < 1 - TINY;
  for (const seller of chosen) {
    if (!short(seller) || bound[seller]) continue;
    const moves = (bySeller[seller] ?? [])
      .flatMap((offer) => {
        const now = parts[offer.line] ?? [];
        const held = now.reduce((sum, part) => sum + part.qty, 0);
        const own = now.find((part) => part.offer === offer)?.qty ?? 0;
        const gain = offer.ofMinimum * (1 - own / offer.max);
        if (gain <= TINY || held > offer.max + TINY || now.some((part) => bound[part.offer.seller])) return [];
        return [{ offer, price: (offer.cost - costOf(now)) / gain }];
      })
      .sort((a, b) => a.price - b.price);
    for (const { offer } of moves) {
      if (!short(seller)) break;
      for (const part of parts[offer.line] ?? []) add(part, -1);
      parts[offer.line] = [{ offer, qty: offer.max }];
      add({ offer, qty: offer.max }, 1);
    }
  }
  return problem.sellers.every((_, seller) => !short(seller));
}
