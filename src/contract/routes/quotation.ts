import type { EndpointRoute } from '../endpoint';
import { XLSX } from '../mediaTypes';

export const getAnswerSheet = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/sheet',
  file: [XLSX],
} as const satisfies EndpointRoute;
export const mergeAnswerSheet = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/sheet',
} as const satisfies EndpointRoute;
export const listSellerRequests = { method: 'GET', path: '/quotation/request' } as const satisfies EndpointRoute;
export const exportSellerRequests = {
  method: 'GET',
  path: '/quotation/request-list',
  file: [XLSX],
} as const satisfies EndpointRoute;
export const getSellerRequest = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}',
} as const satisfies EndpointRoute;
export const declineRequest = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/decline',
  idempotency: 'required',
  binds: 'quotation_decline',
} as const satisfies EndpointRoute;
export const saveQuotation = {
  method: 'PUT',
  path: '/quotation/request/{rfq_number_id}/draft',
} as const satisfies EndpointRoute;
export const submitQuotation = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/submit',
  idempotency: 'required',
  binds: 'quotation',
} as const satisfies EndpointRoute;
export const withdrawQuotation = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/withdraw',
  idempotency: 'required',
  binds: 'quotation_withdraw',
} as const satisfies EndpointRoute;
export const extendValidity = {
  method: 'POST',
  path: '/quotation/request/{rfq_number_id}/validity',
  idempotency: 'required',
  binds: 'validity',
} as const satisfies EndpointRoute;
export const askValidity = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/quotation/{quotation_id}/ask-validity',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const listRevisions = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/revision',
} as const satisfies EndpointRoute;
export const getRevision = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/revision/{revision}',
} as const satisfies EndpointRoute;
export const getPastPrices = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/past-price',
} as const satisfies EndpointRoute;
