/** Values that screens list. They stand here so that a screen which only lists them goes without the schema library. */
export const PROJECT_STATUSES = ['DRAFT', 'REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const;
export const SELLER_STATUSES = ['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'] as const;
export const FAQ_CATEGORIES = ['start', 'buyer', 'seller', 'order', 'account'] as const;
