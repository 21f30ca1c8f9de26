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
export const listRoles = { method: 'GET', path: '/company/role' } as const satisfies EndpointRoute;
export const addRole = {
  method: 'POST',
  path: '/company/role',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const putRole = { method: 'PUT', path: '/company/role/{role_id}' } as const satisfies EndpointRoute;
export const removeRole = { method: 'DELETE', path: '/company/role/{role_id}' } as const satisfies EndpointRoute;
export const listUnits = { method: 'GET', path: '/company/unit' } as const satisfies EndpointRoute;
export const addUnit = {
  method: 'POST',
  path: '/company/unit',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const removeUnit = { method: 'DELETE', path: '/company/unit/{unit_id}' } as const satisfies EndpointRoute;
export const putSiteAddress = {
  method: 'PUT',
  path: '/company/unit/{unit_id}/address',
} as const satisfies EndpointRoute;
export const removeSiteAddress = {
  method: 'DELETE',
  path: '/company/unit/{unit_id}/address',
} as const satisfies EndpointRoute;
export const putMemberRole = {
  method: 'PUT',
  path: '/company/member/{member_id}/role',
} as const satisfies EndpointRoute;
export const listDeputies = { method: 'GET', path: '/company/deputy' } as const satisfies EndpointRoute;
export const putDeputy = {
  method: 'PUT',
  path: '/company/member/{member_id}/deputy',
} as const satisfies EndpointRoute;
export const removeDeputy = {
  method: 'DELETE',
  path: '/company/member/{member_id}/deputy',
} as const satisfies EndpointRoute;
export const listInvitations = { method: 'GET', path: '/company/invitation' } as const satisfies EndpointRoute;
export const invite = {
  method: 'POST',
  path: '/company/invitation',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const resendInvitation = {
  method: 'POST',
  path: '/company/invitation/{invitation_id}/resend',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const withdrawInvitation = {
  method: 'DELETE',
  path: '/company/invitation/{invitation_id}',
} as const satisfies EndpointRoute;
export const getInvitation = { method: 'GET', path: '/auth/invitation' } as const satisfies EndpointRoute;
export const registerInvited = {
  method: 'POST',
  path: '/auth/invitation/register',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const joinInvited = {
  method: 'POST',
  path: '/auth/invitation/join',
  idempotency: 'required',
} as const satisfies EndpointRoute;
