import type { Endpoint } from '../../contract/endpoint';

/** Lists, search and statistics: what reads much, writes nothing and decides nothing. */
export const REPLICA_CALLS: ReadonlySet<string> = new Set([
  'GET /company/audit',
  'GET /hub',
  'GET /market/stock',
  'GET /market/store',
  'GET /order',
  'GET /project',
  'GET /quotation/request',
  'GET /rfq',
  'GET /search',
  'GET /statistics/buyer',
  'GET /statistics/price-index',
  'GET /statistics/seller',
  'GET /stock/item',
  'GET /stock/movement',
  'GET /stock/overview',
]);

/** Whether a replica may answer a call. */
export const mayBeReplicas = ({ method, path }: Endpoint): boolean => REPLICA_CALLS.has(`${method} ${path}`);
