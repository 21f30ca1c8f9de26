/** Addresses that are entered at a company's identity provider, below our own. */
export const SIGN_ON_PATHS = { back: '/auth/signOn', scim: '/api/scim/v2' } as const;
