import type { EndpointRoute } from '../endpoint';

export const checkQuotationApproval = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/approval/check',
} as const satisfies EndpointRoute;
export const getQuotationApproval = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/approval',
} as const satisfies EndpointRoute;
export const requestQuotationApproval = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/approval',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const approveQuotation = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/approval/approve',
  idempotency: 'required',
  binds: 'quotation',
} as const satisfies EndpointRoute;
export const returnQuotation = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/approval/return',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const withdrawQuotationApproval = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/approval/withdraw',
  idempotency: 'required',
} as const satisfies EndpointRoute;
