import type { EndpointRoute } from '../endpoint';

export const getSalesDesk = { method: 'GET', path: '/sale/desk' } as const satisfies EndpointRoute;
export const parseRfq = { method: 'POST', path: '/rfq/parse' } as const satisfies EndpointRoute;
