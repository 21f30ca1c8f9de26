const WINDOW_MS = 500;
/** Fewer answers than this say nothing about the machine. */
const FEW = 8;
/** A few slow calls at a quiet hour must not turn anybody away: as many as the database has connections, and some. */
const LEAST = 24;
const QUARTILE = 0.75;
const SHARPEST = 0.5;
const PRESSED = 0.8;
const GROWTH = 1.1;

export interface FittingBound {
  /** How many requests may be worked on at once now. */
  now(): number;
  /** So many are inside, with the one that just came. */
  used(inside: number): void;
  /** One was answered after `ms`, at the moment `at` in milliseconds. */
  answered(ms: number, at: number): void;
}

/**
 * A bound that finds what its machine can do: twice a second it looks how long answers took. When a quarter took longer
 * than wanted, it shrinks in that proportion, for by Little's law time inside is the number inside over answers a
 * second; when they are quick and the places are used, it grows by a tenth, never beyond `most`.
 */
export function fittingBound(most: number, wantedMs: number): FittingBound {
  const least = Math.min(LEAST, most);
  let bound = most;
  let peak = 0;
  let times: number[] = [];
  let since: number | undefined;
  const fit = () => {
    const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * QUARTILE)] ?? 0;
    if (slow > wantedMs) bound = Math.floor(Math.min(bound, peak) * Math.max(SHARPEST, wantedMs / slow));
    else if (peak >= bound * PRESSED) bound = Math.ceil(bound * GROWTH);
    bound = Math.min(most, Math.max(least, bound));
  };
  return {
    now: () => bound,
    used: (inside) => (peak = Math.max(peak, inside)),
    answered(ms, at) {
      since ??= at;
      times.push(ms);
      if (at - since < WINDOW_MS || times.length < FEW) return;
      fit();
      [times, since, peak] = [[], at, 0];
    },
  };
}
