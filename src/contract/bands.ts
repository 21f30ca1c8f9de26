/** How long a lot has been recorded: up to 90, 180 or 365 days, or longer. */
export const STOCK_AGES = ['d90', 'd180', 'd365', 'older'] as const;
export type StockAge = (typeof STOCK_AGES)[number];

/** How far an offer stood above the lowest for the same line: at it, up to 3 %, up to 10 %, further. */
export const DISTANCE_BANDS = ['lowest', 'near', 'above', 'far'] as const;
export type DistanceBand = (typeof DISTANCE_BANDS)[number];
