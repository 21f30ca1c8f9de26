import type { EndpointRoute } from '../endpoint';

export const getSignOn = { method: 'GET', path: '/company/sign-on' } as const satisfies EndpointRoute;
export const putSignOn = { method: 'PUT', path: '/company/sign-on' } as const satisfies EndpointRoute;
export const removeSignOn = { method: 'DELETE', path: '/company/sign-on' } as const satisfies EndpointRoute;
export const checkSignOn = { method: 'POST', path: '/company/sign-on/check' } as const satisfies EndpointRoute;
export const listSignOnRecords = { method: 'GET', path: '/company/sign-on/record' } as const satisfies EndpointRoute;
export const addSignOnDomain = { method: 'POST', path: '/company/sign-on/domain' } as const satisfies EndpointRoute;
export const checkSignOnDomain = {
  method: 'POST',
  path: '/company/sign-on/domain/{domain_id}/check',
} as const satisfies EndpointRoute;
export const removeSignOnDomain = {
  method: 'DELETE',
  path: '/company/sign-on/domain/{domain_id}',
} as const satisfies EndpointRoute;
export const unlinkSignOn = {
  method: 'DELETE',
  path: '/company/sign-on/member/{member_id}',
} as const satisfies EndpointRoute;
export const listScimKeys = { method: 'GET', path: '/company/sign-on/key' } as const satisfies EndpointRoute;
export const makeScimKey = { method: 'POST', path: '/company/sign-on/key' } as const satisfies EndpointRoute;
export const revokeScimKey = {
  method: 'DELETE',
  path: '/company/sign-on/key/{scim_key_id}',
} as const satisfies EndpointRoute;
export const startSignOn = { method: 'POST', path: '/auth/sign-on/start' } as const satisfies EndpointRoute;
export const finishSignOn = { method: 'POST', path: '/auth/sign-on/finish' } as const satisfies EndpointRoute;
export const consentSignOn = { method: 'POST', path: '/auth/sign-on/consent' } as const satisfies EndpointRoute;
export const startSignOnReauth = { method: 'POST', path: '/auth/reauth/sign-on' } as const satisfies EndpointRoute;
