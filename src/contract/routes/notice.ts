import type { EndpointRoute } from '../endpoint';

export const getNotices = { method: 'GET', path: '/user/notice' } as const satisfies EndpointRoute;
export const patchNotices = { method: 'PATCH', path: '/user/notice' } as const satisfies EndpointRoute;
export const listPushDevices = { method: 'GET', path: '/push/device' } as const satisfies EndpointRoute;
export const addPushDevice = { method: 'POST', path: '/push/device' } as const satisfies EndpointRoute;
export const removePushDevice = {
  method: 'DELETE',
  path: '/push/device/{push_device_id}',
} as const satisfies EndpointRoute;
export const sendPhoneCode = {
  method: 'POST',
  path: '/user/phone/code',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const verifyPhone = {
  method: 'POST',
  path: '/user/phone/verify',
} as const satisfies EndpointRoute;
