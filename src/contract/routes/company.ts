import type { EndpointRoute } from '../endpoint';
import { XLSX } from '../mediaTypes';

export const listAudit = { method: 'GET', path: '/company/audit' } as const satisfies EndpointRoute;
export const exportAudit = {
  method: 'GET',
  path: '/company/audit/sheet',
  file: [XLSX],
} as const satisfies EndpointRoute;
export const listMembers = { method: 'GET', path: '/company/member' } as const satisfies EndpointRoute;
export const getFactorRule = { method: 'GET', path: '/company/second-factor' } as const satisfies EndpointRoute;
export const putFactorRule = { method: 'PUT', path: '/company/second-factor' } as const satisfies EndpointRoute;
export const getClaim = { method: 'GET', path: '/company/claim' } as const satisfies EndpointRoute;
export const fileClaim = {
  method: 'POST',
  path: '/company/claim',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const getCompanyDetail = { method: 'GET', path: '/company/detail' } as const satisfies EndpointRoute;
export const patchCompanyDetail = { method: 'PATCH', path: '/company/detail' } as const satisfies EndpointRoute;
export const putCompanyPicture = { method: 'PUT', path: '/company/picture/{kind}' } as const satisfies EndpointRoute;
export const getProfile = { method: 'GET', path: '/user/profile' } as const satisfies EndpointRoute;
export const getSaleItems = { method: 'GET', path: '/user/sale/items' } as const satisfies EndpointRoute;
export const patchSaleItems = {
  method: 'PATCH',
  path: '/user/sale/items',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const getSaleLists = { method: 'GET', path: '/user/sale/lists' } as const satisfies EndpointRoute;
export const keepSaleList = {
  method: 'POST',
  path: '/user/sale/lists',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const removeSaleList = { method: 'DELETE', path: '/user/sale/lists/{list_id}' } as const satisfies EndpointRoute;
export const getQuotationItems = {
  method: 'GET',
  path: '/user/sale/quotation/{rfq_number_id}/items',
} as const satisfies EndpointRoute;
export const getBankAccount = { method: 'GET', path: '/company/bank-account' } as const satisfies EndpointRoute;
export const removeBankAccount = {
  method: 'DELETE',
  path: '/company/bank-account/{currency}',
} as const satisfies EndpointRoute;
export const putBankAccount = { method: 'PUT', path: '/company/bank-account' } as const satisfies EndpointRoute;
export const answerBankAccount = {
  method: 'POST',
  path: '/company/bank-account/{currency}/answer',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const reauth = {
  method: 'POST',
  path: '/auth/reauth',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const pushStatus = { method: 'GET', path: '/push/status' } as const satisfies EndpointRoute;
export const listPush = { method: 'GET', path: '/push' } as const satisfies EndpointRoute;
export const readPush = {
  method: 'POST',
  path: '/push/read',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const unreadPush = {
  method: 'POST',
  path: '/push/unread',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const approveMember = {
  method: 'POST',
  path: '/company/member/{member_id}/approve',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const refuseMember = {
  method: 'POST',
  path: '/company/member/{member_id}/refuse',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const deactivateMember = {
  method: 'POST',
  path: '/company/member/{member_id}/deactivate',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const makeOwner = {
  method: 'POST',
  path: '/company/member/{member_id}/make-owner',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const endOwner = {
  method: 'POST',
  path: '/company/member/{member_id}/end-owner',
  idempotency: 'required',
} as const satisfies EndpointRoute;
