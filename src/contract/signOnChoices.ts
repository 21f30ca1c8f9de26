/** How the people of a company sign in: `enforced` refuses passwords to those with an address in a proven domain. */
export const SIGN_ON_MODES = ['off', 'optional', 'enforced'] as const;
export type SignOnMode = (typeof SIGN_ON_MODES)[number];

/** How a sign-on ended. */
export const SIGN_ON_OUTCOMES = [
  'signed_in',
  'confirmed',
  'created',
  'unreachable',
  'private_address',
  'metadata',
  'client_refused',
  'code_refused',
  'provider_refused',
  'token_refused',
  'no_address',
  'address_unverified',
  'address_outside',
  'no_member',
  'other_company',
  'member_out',
  'other_subject',
  'not_recent',
] as const;
export type SignOnOutcome = (typeof SIGN_ON_OUTCOMES)[number];

/** What the test of a connection looked at, in this order; the first that fails ends it. */
export const SIGN_ON_CHECKS = ['metadata', 'keys', 'client'] as const;
export type SignOnCheck = (typeof SIGN_ON_CHECKS)[number];

export const MOST_DOMAINS = 20;
/** The label under a domain where its TXT record stands, and how the record begins. */
export const DOMAIN_LABEL = '_stlbs';
export const DOMAIN_VALUE = 'stlbs-domain=';

/** The domain of a mail address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
