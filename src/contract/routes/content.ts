import type { EndpointRoute } from '../endpoint';

export const applyForJob = {
  method: 'POST',
  path: '/career/application',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const listEntries = { method: 'GET', path: '/content/{collection}' } as const satisfies EndpointRoute;
export const getEntry = { method: 'GET', path: '/content/{collection}/{slug}' } as const satisfies EndpointRoute;
export const listFaq = { method: 'GET', path: '/faq' } as const satisfies EndpointRoute;
export const getHomeFigures = { method: 'GET', path: '/home/figures' } as const satisfies EndpointRoute;
export const postUserAction = { method: 'POST', path: '/tracking/user/action' } as const satisfies EndpointRoute;
