import type { EndpointRoute } from '../endpoint';

export const listCostCodes = { method: 'GET', path: '/company/cost-code' } as const satisfies EndpointRoute;
export const addCostCodes = {
  method: 'POST',
  path: '/company/cost-code',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const changeCostCode = {
  method: 'PATCH',
  path: '/company/cost-code/{code_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const listBudgets = { method: 'GET', path: '/company/budget' } as const satisfies EndpointRoute;
export const addBudget = {
  method: 'POST',
  path: '/company/budget',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const putBudget = {
  method: 'PUT',
  path: '/company/budget/{budget_id}',
} as const satisfies EndpointRoute;
export const removeBudget = { method: 'DELETE', path: '/company/budget/{budget_id}' } as const satisfies EndpointRoute;
export const listBudgetRecords = {
  method: 'GET',
  path: '/company/budget/{budget_id}/record',
} as const satisfies EndpointRoute;
export const getRfqCost = { method: 'GET', path: '/rfq/{rfq_number_id}/cost' } as const satisfies EndpointRoute;
export const putRfqCost = { method: 'PUT', path: '/rfq/{rfq_number_id}/cost' } as const satisfies EndpointRoute;
export const getOrderCost = { method: 'GET', path: '/order/{order_number}/cost' } as const satisfies EndpointRoute;
export const putOrderCost = { method: 'PUT', path: '/order/{order_number}/cost' } as const satisfies EndpointRoute;
export const checkAwardBudget = {
  method: 'POST',
  path: '/rfq/{rfq_number_id}/award/budget',
} as const satisfies EndpointRoute;
export const checkPurchaseBudget = { method: 'POST', path: '/purchase/budget' } as const satisfies EndpointRoute;
