import type { EndpointRoute } from '../endpoint';
import { XLSX } from '../mediaTypes';

export const listWarehouses = { method: 'GET', path: '/stock/warehouse' } as const satisfies EndpointRoute;
export const addWarehouse = {
  method: 'POST',
  path: '/stock/warehouse',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const changeWarehouse = {
  method: 'PATCH',
  path: '/stock/warehouse/{warehouse_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const removeWarehouse = {
  method: 'DELETE',
  path: '/stock/warehouse/{warehouse_id}',
} as const satisfies EndpointRoute;
export const getStockOverview = { method: 'GET', path: '/stock/overview' } as const satisfies EndpointRoute;
export const listStock = { method: 'GET', path: '/stock/item' } as const satisfies EndpointRoute;
export const exportStock = { method: 'GET', path: '/stock/export', file: [XLSX] } as const satisfies EndpointRoute;
export const getStockItem = { method: 'GET', path: '/stock/item/{item_id}' } as const satisfies EndpointRoute;
export const addStockItems = {
  method: 'POST',
  path: '/stock/item',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const changeStockItem = {
  method: 'PATCH',
  path: '/stock/item/{item_id}',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const setStockFiles = {
  method: 'POST',
  path: '/stock/item/{item_id}/file',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const receiveStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/receive',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const issueStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/issue',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const countStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/count',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const adjustStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/adjust',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const moveStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/move',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const cutStock = {
  method: 'POST',
  path: '/stock/item/{item_id}/cut',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const openStock = {
  method: 'POST',
  path: '/stock/open',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const closeStock = {
  method: 'POST',
  path: '/stock/close',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const listMovements = { method: 'GET', path: '/stock/movement' } as const satisfies EndpointRoute;
export const previewStockList = { method: 'POST', path: '/stock/list/preview' } as const satisfies EndpointRoute;
export const applyStockList = {
  method: 'POST',
  path: '/stock/list/apply',
  idempotency: 'required',
} as const satisfies EndpointRoute;
