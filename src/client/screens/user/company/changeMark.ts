const MARK_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a change of the bank account is still marked: for seven days. */
export function isMarked(changedAt: string, now: number): boolean {
  return now - Date.parse(changedAt) < MARK_MS;
}
