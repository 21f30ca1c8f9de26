import type { EndpointRoute } from '../endpoint';
import { CSV, PDF, XLSX, XML } from '../mediaTypes';

export const createFile = { method: 'POST', path: '/file', idempotency: 'required' } as const satisfies EndpointRoute;
export const putFileContent = { method: 'PUT', path: '/file/{file_id}/content' } as const satisfies EndpointRoute;
export const linkFile = { method: 'POST', path: '/file/{file_id}/link' } as const satisfies EndpointRoute;
export const getFileContent = {
  method: 'GET',
  path: '/file/{file_id}/content',
  file: ['application/octet-stream'],
} as const satisfies EndpointRoute;
export const listExports = { method: 'GET', path: '/export' } as const satisfies EndpointRoute;
export const cancelExport = { method: 'POST', path: '/export/{export_id}/cancel' } as const satisfies EndpointRoute;
export const repeatExport = {
  method: 'POST',
  path: '/export/{export_id}/repeat',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const getExportFile = {
  method: 'GET',
  path: '/export/{export_id}/file',
  file: [PDF, XLSX, CSV, XML],
} as const satisfies EndpointRoute;
export const getOrderPaper = {
  method: 'GET',
  path: '/order/{order_number}/paper/{kind}',
  file: [PDF],
} as const satisfies EndpointRoute;
export const getDeliveryPaper = {
  method: 'GET',
  path: '/order/{order_number}/shipment/{shipment_id}/paper/{kind}',
  file: [PDF],
} as const satisfies EndpointRoute;
export const getQuotationPaper = {
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}/paper',
  file: [PDF],
} as const satisfies EndpointRoute;
