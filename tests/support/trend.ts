const WINDOWS = 9;
/** The first third is warming up: code is compiled, caches and pools are filled. */
const WARM = 3;
/** What memory may move by without meaning anything. */
const SLACK_MB = 24;
const SLACK_SHARE = 0.15;

/**
 * By how many MB a series grew after it was warm. Garbage makes a saw of it, so only the lowest point of each of nine
 * windows counts, and a line is fitted through those.
 */
export function growth(values: readonly number[]): number {
  const size = values.length / WINDOWS;
  const valleys = Array.from({ length: WINDOWS }, (_, n) =>
    Math.min(...values.slice(Math.floor(n * size), Math.max(Math.floor(n * size) + 1, Math.floor((n + 1) * size)))),
  ).slice(WARM);
  const middle = (valleys.length - 1) / 2;
  const mean = valleys.reduce((sum, value) => sum + value, 0) / valleys.length;
  const slope =
    valleys.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0) /
    valleys.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  return slope * (valleys.length - 1);
}

/** Whether a series of MB grows on and on: by more than memory moves anyway. */
export function grows(values: readonly number[]): boolean {
  const lowest = Math.min(...values);
  return !(growth(values) <= Math.max(SLACK_MB, SLACK_SHARE * lowest));
}
