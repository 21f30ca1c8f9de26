import type { EndpointRoute } from '../endpoint';

export const checkPurchaseApproval = {
  method: 'POST',
  path: '/purchase/approval/check',
} as const satisfies EndpointRoute;
export const listPurchaseApprovals = { method: 'GET', path: '/purchase/approval' } as const satisfies EndpointRoute;
export const requestPurchaseApproval = {
  method: 'POST',
  path: '/purchase/approval',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const getPurchaseApproval = {
  method: 'GET',
  path: '/purchase/approval/{purchase_number}',
} as const satisfies EndpointRoute;
export const approvePurchase = {
  method: 'POST',
  path: '/purchase/approval/{purchase_number}/approve',
  idempotency: 'required',
  binds: 'purchase',
} as const satisfies EndpointRoute;
export const returnPurchase = {
  method: 'POST',
  path: '/purchase/approval/{purchase_number}/return',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const withdrawPurchase = {
  method: 'POST',
  path: '/purchase/approval/{purchase_number}/withdraw',
  idempotency: 'required',
} as const satisfies EndpointRoute;
