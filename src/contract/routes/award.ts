import type { EndpointRoute } from '../endpoint';
import { PDF, XLSX } from '../mediaTypes';

export const getBid = { method: 'GET', path: '/bid/{bid_id}' } as const satisfies EndpointRoute;
export const confirmBid = {
  method: 'POST',
  path: '/bid/{bid_id}/confirm',
  idempotency: 'required',
  binds: 'bid_confirm',
} as const satisfies EndpointRoute;
export const declineBid = {
  method: 'POST',
  path: '/bid/{bid_id}/decline',
  idempotency: 'required',
  binds: 'bid_decline',
} as const satisfies EndpointRoute;
export const takeBackBid = {
  method: 'POST',
  path: '/bid/{bid_id}/take-back',
  idempotency: 'required',
  binds: 'bid_take_back',
} as const satisfies EndpointRoute;
export const exportComparisonSheet = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/comparison/sheet',
  file: [XLSX],
} as const satisfies EndpointRoute;
export const exportComparisonPaper = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/comparison/paper',
  file: [PDF],
} as const satisfies EndpointRoute;
export const getQuotationRevisions = {
  method: 'GET',
  path: '/rfq/{rfq_number_id}/comparison/{quotation_id}/revisions',
} as const satisfies EndpointRoute;
export const settleOutcome = { method: 'PUT', path: '/outcome' } as const satisfies EndpointRoute;
export const makePlan = { method: 'POST', path: '/rfq/{rfq_number_id}/plan' } as const satisfies EndpointRoute;
export const getKeptPlan = { method: 'GET', path: '/rfq/{rfq_number_id}/plan' } as const satisfies EndpointRoute;
export const namePlan = {
  method: 'PUT',
  path: '/rfq/{rfq_number_id}/plan/{plan_id}/name',
} as const satisfies EndpointRoute;
export const listScenarios = { method: 'GET', path: '/rfq/{rfq_number_id}/scenario' } as const satisfies EndpointRoute;
export const getItemPurchases = {
  method: 'GET',
  path: '/rfq/{rfq_number_id}/comparison/purchases',
} as const satisfies EndpointRoute;
export const getPlanRules = { method: 'GET', path: '/rfq/{rfq_number_id}/plan/rules' } as const satisfies EndpointRoute;
/** What is chosen before an award is sent. */
export const getAwardChoice = { method: 'GET', path: '/rfq/{rfq_number_id}/choice' } as const satisfies EndpointRoute;
export const keepAwardChoice = { method: 'PUT', path: '/rfq/{rfq_number_id}/choice' } as const satisfies EndpointRoute;
