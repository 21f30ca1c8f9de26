import type { EndpointRoute } from '../endpoint';

export const listApiKeys = { method: 'GET', path: '/company/key' } as const satisfies EndpointRoute;
export const makeApiKey = { method: 'POST', path: '/company/key' } as const satisfies EndpointRoute;
export const revokeApiKey = { method: 'DELETE', path: '/company/key/{key_id}' } as const satisfies EndpointRoute;
