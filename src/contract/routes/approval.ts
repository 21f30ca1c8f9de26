import type { EndpointRoute } from '../endpoint';

export const getApprovalRules = { method: 'GET', path: '/company/approval' } as const satisfies EndpointRoute;
export const putApprovalRules = { method: 'PUT', path: '/company/approval' } as const satisfies EndpointRoute;
export const checkApproval = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/approval/check',
} as const satisfies EndpointRoute;
export const getApproval = { method: 'GET', path: '/rfq/{rfq_number_id}/approval' } as const satisfies EndpointRoute;
export const requestApproval = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/approval',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const approveAward = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/approval/approve',
  idempotency: 'required',
  binds: 'award',
} as const satisfies EndpointRoute;
export const returnAward = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/approval/return',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const withdrawApproval = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/approval/withdraw',
  idempotency: 'required',
} as const satisfies EndpointRoute;
