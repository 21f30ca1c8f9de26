import { MOST_COUNTED } from '../../contract/constants';
import type { TabCounts } from '../../contract/counted';

/** Rows that a count over words reads at most. */
export const COUNT_LIMIT = MOST_COUNTED + 1;

/** The counts of a list's tabs from its rows per status; `limited` when no more than `COUNT_LIMIT` rows were counted. */
export function tabCountsOf(rows: ReadonlyArray<{ status: string; count: number }>, limited: boolean): TabCounts {
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  if (limited && all > MOST_COUNTED) return { all };
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
