import type { EndpointRoute } from '../endpoint';

export const listOrders = { method: 'GET', path: '/order' } as const satisfies EndpointRoute;
export const getOrder = { method: 'GET', path: '/order/{order_number}' } as const satisfies EndpointRoute;
export const reportPayment = {
  method: 'POST',
  path: '/order/{order_number}/payment/report',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const confirmPayment = {
  method: 'POST',
  path: '/order/{order_number}/payment/confirm',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const offerAccount = {
  method: 'POST',
  path: '/order/{order_number}/account/offer',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const answerAccount = {
  method: 'POST',
  path: '/order/{order_number}/account/answer',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const rejectPayment = {
  method: 'POST',
  path: '/order/{order_number}/payment/reject',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const shipOrder = {
  method: 'POST',
  path: '/order/{order_number}/ship',
  idempotency: 'required',
  binds: 'ship',
} as const satisfies EndpointRoute;
export const addCertificates = {
  method: 'POST',
  path: '/order/{order_number}/shipment/{shipment_id}/certificate',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const receiveOrder = {
  method: 'POST',
  path: '/order/{order_number}/receive',
  idempotency: 'required',
  binds: 'receive',
} as const satisfies EndpointRoute;
export const cancelOrder = {
  method: 'POST',
  path: '/order/{order_number}/cancel',
  idempotency: 'required',
  binds: 'order_cancel',
} as const satisfies EndpointRoute;
export const answerCancel = {
  method: 'POST',
  path: '/order/{order_number}/cancel/answer',
  idempotency: 'required',
  binds: 'order_cancel',
} as const satisfies EndpointRoute;
export const refundOrder = {
  method: 'POST',
  path: '/order/{order_number}/refund/confirm',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const recordTaxInvoice = {
  method: 'POST',
  path: '/order/{order_number}/tax-invoice',
  idempotency: 'required',
  binds: 'tax_invoice',
} as const satisfies EndpointRoute;
export const putExportTerms = {
  method: 'PUT',
  path: '/order/{order_number}/export-terms',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const openClaim = {
  method: 'POST',
  path: '/order/{order_number}/claim',
  idempotency: 'required',
  binds: 'claim',
} as const satisfies EndpointRoute;
export const resolveClaim = {
  method: 'POST',
  path: '/order/{order_number}/claim/{claim_id}/resolve',
  idempotency: 'required',
  binds: 'claim',
} as const satisfies EndpointRoute;
export const answerSettlement = {
  method: 'POST',
  path: '/order/{order_number}/settlement/answer',
  idempotency: 'required',
  binds: 'settlement',
} as const satisfies EndpointRoute;
export const confirmBalance = {
  method: 'POST',
  path: '/order/{order_number}/balance/confirm',
  idempotency: 'required',
  binds: 'payment',
} as const satisfies EndpointRoute;
export const listProjects = { method: 'GET', path: '/project' } as const satisfies EndpointRoute;
export const getProject = { method: 'GET', path: '/project/{rfq_number_id}' } as const satisfies EndpointRoute;
