import type { EndpointRoute } from '../endpoint';

export const listApiKeys = { method: 'GET', path: '/company/key' } as const satisfies EndpointRoute;
export const makeApiKey = { method: 'POST', path: '/company/key' } as const satisfies EndpointRoute;
export const revokeApiKey = { method: 'DELETE', path: '/company/key/{key_id}' } as const satisfies EndpointRoute;
export const listWebhooks = { method: 'GET', path: '/company/webhook' } as const satisfies EndpointRoute;
export const makeWebhook = { method: 'POST', path: '/company/webhook' } as const satisfies EndpointRoute;
export const putWebhook = { method: 'PUT', path: '/company/webhook/{webhook_id}' } as const satisfies EndpointRoute;
export const removeWebhook = {
  method: 'DELETE',
  path: '/company/webhook/{webhook_id}',
} as const satisfies EndpointRoute;
export const replaceWebhookSecret = {
  method: 'POST',
  path: '/company/webhook/{webhook_id}/secret',
} as const satisfies EndpointRoute;
export const testWebhook = {
  method: 'POST',
  path: '/company/webhook/{webhook_id}/test',
} as const satisfies EndpointRoute;
export const listDeliveries = {
  method: 'GET',
  path: '/company/webhook/{webhook_id}/delivery',
} as const satisfies EndpointRoute;
export const replayDelivery = {
  method: 'POST',
  path: '/company/webhook/{webhook_id}/delivery/{delivery_id}/replay',
} as const satisfies EndpointRoute;
