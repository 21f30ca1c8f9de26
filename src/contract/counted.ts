import * as z from 'zod';

/**
 * How many records each status tab of a list holds. When more than `MOST_COUNTED` hold the words searched for, only
 * `all` is given, as one above it: counting on would cost more than the figure is worth.
 */
export const tabCounts = z.record(z.string(), z.number().int());
export type TabCounts = z.infer<typeof tabCounts>;
