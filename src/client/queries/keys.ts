/**
 * First part of every query key, so that a push message or a mutation reaches all that hangs on one kind of record.
 * Each domain's file builds its own keys on top: `[scope, 'list', input]`, `[scope, 'detail', id]`.
 */
export const SCOPES = {
  profile: 'profile',
  push: 'push',
  rfq: 'rfq',
  /** Apart from the request, whose saving and sending would ask for it again. */
  reach: 'reach',
  columnMap: 'columnMap',
  wordRule: 'wordRule',
  sellerRequest: 'sellerRequest',
  bid: 'bid',
  order: 'order',
  project: 'project',
  comparison: 'comparison',
  /** Apart from the comparison, which a colleague's choice leaves as it is. */
  choice: 'choice',
  member: 'member',
  /** Apart from the members, whose change by joining would ask again for what joining uses up. */
  invitation: 'invitation',
  stock: 'stock',
  market: 'market',
  cart: 'cart',
  address: 'address',
  /** Purchases of listed stock that wait for approval. */
  purchase: 'purchase',
  interest: 'interest',
  content: 'content',
  hub: 'hub',
  search: 'search',
  statistics: 'statistics',
  fileExport: 'fileExport',
  machine: 'machine',
  erp: 'erp',
  mailIn: 'mailIn',
  signOn: 'signOn',
  budget: 'budget',
  calendar: 'calendar',
  notice: 'notice',
} as const;

/** Keys of one domain: all of it, its lists, one list, one record. */
export function keysOf<S extends string>(scope: S) {
  return {
    all: () => [scope] as const,
    lists: () => [scope, 'list'] as const,
    list: <I>(input: I) => [scope, 'list', input] as const,
    details: () => [scope, 'detail'] as const,
    detail: (id: string) => [scope, 'detail', id] as const,
  };
}
