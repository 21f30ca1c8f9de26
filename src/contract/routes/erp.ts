import type { EndpointRoute } from '../endpoint';
import { CSV, XLSX, XML } from '../mediaTypes';

export const listMappings = { method: 'GET', path: '/erp/mapping' } as const satisfies EndpointRoute;
export const addMapping = {
  method: 'POST',
  path: '/erp/mapping',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const previewMapping = { method: 'POST', path: '/erp/mapping/preview' } as const satisfies EndpointRoute;
export const putMapping = { method: 'PUT', path: '/erp/mapping/{mapping_id}' } as const satisfies EndpointRoute;
export const removeMapping = { method: 'DELETE', path: '/erp/mapping/{mapping_id}' } as const satisfies EndpointRoute;
export const listErpRecords = { method: 'GET', path: '/erp/record' } as const satisfies EndpointRoute;
export const listErpExports = { method: 'GET', path: '/erp/export' } as const satisfies EndpointRoute;
export const makeErpExport = {
  method: 'POST',
  path: '/erp/export',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const getErpFile = {
  method: 'GET',
  path: '/erp/export/{erp_export_id}/file',
  file: [XLSX, CSV, XML],
} as const satisfies EndpointRoute;
export const previewErpNumbers = { method: 'POST', path: '/erp/number/preview' } as const satisfies EndpointRoute;
export const applyErpNumbers = {
  method: 'POST',
  path: '/erp/number',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const previewApprovals = { method: 'POST', path: '/erp/invoice/preview' } as const satisfies EndpointRoute;
export const applyApprovals = {
  method: 'POST',
  path: '/erp/invoice',
  idempotency: 'required',
  binds: 'tax_invoice',
} as const satisfies EndpointRoute;
