import type { EndpointRoute } from '../endpoint';

export const register = {
  method: 'POST',
  path: '/auth/register',
  idempotency: 'optional',
} as const satisfies EndpointRoute;
export const emailValid = { method: 'POST', path: '/auth/email/valid' } as const satisfies EndpointRoute;
export const emailVerify = { method: 'GET', path: '/auth/email/verify' } as const satisfies EndpointRoute;
export const emailResend = { method: 'POST', path: '/auth/email/resend' } as const satisfies EndpointRoute;
export const login = { method: 'POST', path: '/auth/login' } as const satisfies EndpointRoute;
export const refresh = { method: 'POST', path: '/auth/refresh' } as const satisfies EndpointRoute;
export const passwordFind = { method: 'POST', path: '/auth/password/find' } as const satisfies EndpointRoute;
export const passwordReset = { method: 'POST', path: '/auth/password/reset' } as const satisfies EndpointRoute;
export const listDevices = { method: 'GET', path: '/auth/device' } as const satisfies EndpointRoute;
export const endDevice = { method: 'DELETE', path: '/auth/device/{device_id}' } as const satisfies EndpointRoute;
export const endAllDevices = {
  method: 'POST',
  path: '/auth/device/end',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const listSecurityEvents = { method: 'GET', path: '/auth/event' } as const satisfies EndpointRoute;
export const unsubscribe = { method: 'POST', path: '/mail/unsubscribe' } as const satisfies EndpointRoute;
export const patchName = { method: 'PATCH', path: '/user/profile/name' } as const satisfies EndpointRoute;
export const patchPhone = { method: 'PATCH', path: '/user/profile/phone' } as const satisfies EndpointRoute;
export const patchPassword = { method: 'PATCH', path: '/user/profile/password' } as const satisfies EndpointRoute;
export const patchDepartment = {
  method: 'PATCH',
  path: '/user/profile/company/department',
} as const satisfies EndpointRoute;
export const patchTitle = { method: 'PATCH', path: '/user/profile/company/title' } as const satisfies EndpointRoute;
export const patchCompanyInfo = {
  method: 'PATCH',
  path: '/user/profile/company/info',
} as const satisfies EndpointRoute;
export const patchMarketingApproval = {
  method: 'PATCH',
  path: '/user/profile/approval/marketing',
} as const satisfies EndpointRoute;
export const patchEmailApproval = {
  method: 'PATCH',
  path: '/user/profile/approval/email',
} as const satisfies EndpointRoute;
export const patchSnsApproval = {
  method: 'PATCH',
  path: '/user/profile/approval/sns',
} as const satisfies EndpointRoute;
export const patchRegacy = { method: 'PATCH', path: '/user/profile/regacy' } as const satisfies EndpointRoute;
export const getWithdrawal = { method: 'GET', path: '/user/withdraw' } as const satisfies EndpointRoute;
export const withdrawReason = {
  method: 'POST',
  path: '/user/withdraw/reason',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const withdraw = { method: 'DELETE', path: '/user/profile/withdraw' } as const satisfies EndpointRoute;
export const signInByCode = { method: 'POST', path: '/auth/factor/code' } as const satisfies EndpointRoute;
export const factorPasskeyQuestion = {
  method: 'POST',
  path: '/auth/factor/passkey/question',
} as const satisfies EndpointRoute;
export const signInByFactorPasskey = { method: 'POST', path: '/auth/factor/passkey' } as const satisfies EndpointRoute;
export const passkeySignInQuestion = {
  method: 'POST',
  path: '/auth/passkey/question',
} as const satisfies EndpointRoute;
export const signInByPasskey = { method: 'POST', path: '/auth/passkey' } as const satisfies EndpointRoute;
export const reauthByCode = { method: 'POST', path: '/auth/reauth/code' } as const satisfies EndpointRoute;
export const reauthPasskeyQuestion = {
  method: 'POST',
  path: '/auth/reauth/passkey/question',
} as const satisfies EndpointRoute;
export const reauthByPasskey = { method: 'POST', path: '/auth/reauth/passkey' } as const satisfies EndpointRoute;
export const getFactors = { method: 'GET', path: '/auth/factor' } as const satisfies EndpointRoute;
export const newPasskeyQuestion = {
  method: 'POST',
  path: '/auth/factor/passkey/new/question',
} as const satisfies EndpointRoute;
export const addPasskey = { method: 'POST', path: '/auth/factor/passkey/new' } as const satisfies EndpointRoute;
export const renamePasskey = {
  method: 'PATCH',
  path: '/auth/factor/passkey/{passkey_id}',
} as const satisfies EndpointRoute;
export const removePasskey = {
  method: 'DELETE',
  path: '/auth/factor/passkey/{passkey_id}',
} as const satisfies EndpointRoute;
export const newApp = { method: 'POST', path: '/auth/factor/app/new' } as const satisfies EndpointRoute;
export const confirmApp = { method: 'PUT', path: '/auth/factor/app' } as const satisfies EndpointRoute;
export const removeApp = { method: 'DELETE', path: '/auth/factor/app' } as const satisfies EndpointRoute;
export const makeRecoveryCodes = { method: 'POST', path: '/auth/factor/recovery' } as const satisfies EndpointRoute;
