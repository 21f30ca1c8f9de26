import type { EndpointRoute } from '../endpoint';

export const receiveMail = { method: 'POST', path: '/mail/incoming' } as const satisfies EndpointRoute;
export const getMailIntake = { method: 'GET', path: '/company/mail-intake' } as const satisfies EndpointRoute;
export const makeMailIntake = {
  method: 'POST',
  path: '/company/mail-intake',
  idempotency: 'required',
} as const satisfies EndpointRoute;
export const endMailIntake = { method: 'DELETE', path: '/company/mail-intake' } as const satisfies EndpointRoute;
