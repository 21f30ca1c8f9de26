import type { EndpointRoute } from '../endpoint';

export const getCart = { method: 'GET', path: '/cart' } as const satisfies EndpointRoute;
export const readKeptCart = { method: 'POST', path: '/cart/kept' } as const satisfies EndpointRoute;
export const addToCart = { method: 'POST', path: '/cart', idempotency: 'required' } as const satisfies EndpointRoute;
export const changeCartLine = {
  method: 'PATCH',
  path: '/cart/{line_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const removeCartLines = {
  method: 'POST',
  path: '/cart/remove',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const acceptCartPrices = {
  method: 'POST',
  path: '/cart/accept',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const checkPurchase = { method: 'POST', path: '/purchase/check' } as const satisfies EndpointRoute;
export const placePurchase = {
  method: 'POST',
  path: '/purchase',
  idempotency: 'required',
  binds: 'purchase',
} as const satisfies EndpointRoute;
export const getCheckout = { method: 'GET', path: '/purchase/{checkout_id}' } as const satisfies EndpointRoute;
export const listAddresses = { method: 'GET', path: '/purchase/address' } as const satisfies EndpointRoute;
export const addAddress = {
  method: 'POST',
  path: '/purchase/address',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const changeAddress = {
  method: 'PATCH',
  path: '/purchase/address/{address_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const removeAddress = {
  method: 'DELETE',
  path: '/purchase/address/{address_id}',
} as const satisfies EndpointRoute;
