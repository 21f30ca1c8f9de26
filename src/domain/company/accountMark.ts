import { DAY_MS } from '../time/spans';

const MARK_MS = 7 * DAY_MS;

/** Whether a changed bank account is still to be pointed out: for seven days, since a thief would change it too. */
export function isChangeMarked(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() < MARK_MS;
}
