import type { EndpointRoute } from '../endpoint';

export const listInterest = { method: 'GET', path: '/interest' } as const satisfies EndpointRoute;
export const saveInterest = {
  method: 'POST',
  path: '/interest',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const dropInterest = {
  method: 'POST',
  path: '/interest/remove',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const searchOpenStock = { method: 'GET', path: '/market/stock' } as const satisfies EndpointRoute;
export const getOpenItem = { method: 'GET', path: '/market/stock/{item_id}' } as const satisfies EndpointRoute;
export const viewOpenItem = { method: 'POST', path: '/market/stock/{item_id}/view' } as const satisfies EndpointRoute;
export const listItemPhotos = { method: 'GET', path: '/market/stock/{item_id}/photo' } as const satisfies EndpointRoute;
export const listItemQuestions = {
  method: 'GET',
  path: '/market/stock/{item_id}/question',
} as const satisfies EndpointRoute;
export const askItemQuestion = {
  method: 'POST',
  path: '/market/stock/{item_id}/question',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const answerItemQuestion = {
  method: 'POST',
  path: '/market/stock/{item_id}/question/{question_id}/answer',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const listStockQuestions = { method: 'GET', path: '/market/question' } as const satisfies EndpointRoute;
export const matchStock = { method: 'POST', path: '/market/stock/match' } as const satisfies EndpointRoute;
export const searchStores = { method: 'GET', path: '/market/store' } as const satisfies EndpointRoute;
export const getStore = { method: 'GET', path: '/market/store/{store_id}' } as const satisfies EndpointRoute;
export const getStoreLogo = {
  method: 'GET',
  path: '/market/store/{store_id}/logo',
  file: ['image/png', 'image/jpeg'],
} as const satisfies EndpointRoute;
export const getStoreMaterial = {
  method: 'GET',
  path: '/market/material/{material_id}',
} as const satisfies EndpointRoute;
