const RETRY_MS = [1_500, 4_700, 14_800, 45_000];

/** How long to wait after so many failures in a row, in milliseconds. */
export function retryAfter(failures: number): number {
  return RETRY_MS[Math.min(Math.max(failures, 1), RETRY_MS.length) - 1] ?? 45_000;
}
