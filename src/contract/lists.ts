/** The lists whose columns, order and named filters a person keeps. */
export const LIST_NAMES = ['requests', 'received', 'projects', 'stock_orders', 'offers', 'market'] as const;
export type ListName = (typeof LIST_NAMES)[number];
