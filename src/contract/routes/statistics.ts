import type { EndpointRoute } from '../endpoint';
import { XLSX } from '../mediaTypes';

export const getBuyerStatistics = { method: 'GET', path: '/statistics/buyer' } as const satisfies EndpointRoute;
export const getSellerStatistics = { method: 'GET', path: '/statistics/seller' } as const satisfies EndpointRoute;
export const getPriceIndex = { method: 'GET', path: '/statistics/price-index' } as const satisfies EndpointRoute;
export const getStatisticsSheet = {
  method: 'GET',
  path: '/statistics/sheet',
  file: [XLSX],
} as const satisfies EndpointRoute;
