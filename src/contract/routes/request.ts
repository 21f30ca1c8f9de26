import type { EndpointRoute } from '../endpoint';
import { XLSX } from '../mediaTypes';

export const listColumnMaps = { method: 'GET', path: '/rfq/columns' } as const satisfies EndpointRoute;
export const keepColumnMap = { method: 'PUT', path: '/rfq/columns' } as const satisfies EndpointRoute;
export const removeColumnMap = { method: 'DELETE', path: '/rfq/columns/{signature}' } as const satisfies EndpointRoute;
export const listWordRules = { method: 'GET', path: '/rfq/words' } as const satisfies EndpointRoute;
export const keepWordRule = { method: 'PUT', path: '/rfq/words' } as const satisfies EndpointRoute;
export const removeWordRule = { method: 'DELETE', path: '/rfq/words/{word_id}' } as const satisfies EndpointRoute;
export const getRate = { method: 'GET', path: '/rate' } as const satisfies EndpointRoute;
export const listRfqs = { method: 'GET', path: '/rfq' } as const satisfies EndpointRoute;
export const exportRfqs = { method: 'GET', path: '/rfq/export', file: [XLSX] } as const satisfies EndpointRoute;
export const createRfq = { method: 'POST', path: '/rfq', idempotency: 'required' } as const satisfies EndpointRoute;
export const getRfq = { method: 'GET', path: '/rfq/{rfq_number_id}' } as const satisfies EndpointRoute;
export const saveRfq = {
  method: 'PATCH',
  path: '/rfq/{rfq_number_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const discardRfq = { method: 'DELETE', path: '/rfq/{rfq_number_id}' } as const satisfies EndpointRoute;
export const submitRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/submit',
  idempotency: 'required',
  binds: 'request',
} as const satisfies EndpointRoute;
export const extendRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/extend',
  idempotency: 'required',
  binds: 'request_change',
} as const satisfies EndpointRoute;
export const endRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/end',
  idempotency: 'required',
  binds: 'request_change',
} as const satisfies EndpointRoute;
export const cancelRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/cancel',
  idempotency: 'required',
  binds: 'request_cancel',
} as const satisfies EndpointRoute;
export const copyRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/copy',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const requestRemainder = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/remainder',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const getComparison = {
  method: 'GET',
  path: '/rfq/{rfq_number_id}/comparison',
} as const satisfies EndpointRoute;
export const awardRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/award',
  idempotency: 'required',
  binds: 'award',
} as const satisfies EndpointRoute;
export const amendRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/amend',
  idempotency: 'required',
  binds: 'request_change',
} as const satisfies EndpointRoute;
export const rerequestRfq = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/rerequest',
  idempotency: 'required',
  binds: 'request_change',
} as const satisfies EndpointRoute;
export const listVendors = { method: 'GET', path: '/rfq/{rfq_number_id}/vendor' } as const satisfies EndpointRoute;
export const chooseVendors = { method: 'PUT', path: '/rfq/{rfq_number_id}/vendor' } as const satisfies EndpointRoute;
export const readVendorList = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/vendor/list',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const searchVendors = { method: 'GET', path: '/rfq/vendor/search' } as const satisfies EndpointRoute;
export const listQuestions = { method: 'GET', path: '/rfq/{rfq_number_id}/question' } as const satisfies EndpointRoute;
export const askQuestion = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/question',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const answerQuestion = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/question/{question_id}/answer',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const noteAmountView = { method: 'POST', path: '/rfq/{rfq_number_id}/view' } as const satisfies EndpointRoute;
export const listAmountViews = { method: 'GET', path: '/rfq/{rfq_number_id}/view' } as const satisfies EndpointRoute;
export const getRfqReach = { method: 'GET', path: '/rfq/{rfq_number_id}/reach' } as const satisfies EndpointRoute;
