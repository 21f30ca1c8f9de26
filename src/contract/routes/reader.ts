import type { EndpointRoute } from '../endpoint';

// What pages of any kind ask for the person who reads them: first views load these, so nothing else stands here.
export const getProfile = { method: 'GET', path: '/user/profile' } as const satisfies EndpointRoute;
export const getRights = { method: 'GET', path: '/company/rights' } as const satisfies EndpointRoute;
export const pushStatus = { method: 'GET', path: '/push/status' } as const satisfies EndpointRoute;
export const listPush = { method: 'GET', path: '/push' } as const satisfies EndpointRoute;
export const readPush = {
  method: 'POST',
  path: '/push/read',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const unreadPush = {
  method: 'POST',
  path: '/push/unread',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const logout = { method: 'POST', path: '/auth/logout' } as const satisfies EndpointRoute;
export const patchLanguage = { method: 'PATCH', path: '/user/profile/language' } as const satisfies EndpointRoute;
export const patchViewSettings = { method: 'PATCH', path: '/user/profile/view' } as const satisfies EndpointRoute;
