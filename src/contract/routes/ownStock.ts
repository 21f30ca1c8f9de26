import type { EndpointRoute } from '../endpoint';

export const getOwnStock = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/own-stock',
} as const satisfies EndpointRoute;
export const getBidStock = { method: 'GET', path: '/bid/{bid_id}/stock' } as const satisfies EndpointRoute;
export const getOrderStock = { method: 'GET', path: '/order/{order_number}/stock' } as const satisfies EndpointRoute;
export const stockShipment = {
  method: 'POST',
  path: '/order/{order_number}/shipment/{shipment_id}/stock',
  idempotency: 'required',
} as const satisfies EndpointRoute;
