import type { EndpointRoute } from '../endpoint';

export const getHub = { method: 'GET', path: '/hub' } as const satisfies EndpointRoute;
export const searchRecords = { method: 'GET', path: '/search' } as const satisfies EndpointRoute;
export const listCounterparts = {
  method: 'GET',
  path: '/project/{number}/counterpart',
} as const satisfies EndpointRoute;
export const listMessages = { method: 'GET', path: '/project/{number}/message' } as const satisfies EndpointRoute;
export const sendMessage = {
  method: 'POST',
  path: '/project/{number}/message',
  idempotency: 'required',
} as const satisfies EndpointRoute;
