/** The lists whose columns, order and named filters a person keeps. */
export const LIST_NAMES = [
  'requests',
  'received',
  'projects',
  'stock_orders',
  'offers',
  'market',
  'stock',
  'members',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** So many named views has a person of each list. */
export const MOST_SAVED_VIEWS = 20;
