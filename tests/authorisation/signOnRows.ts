/** Signing on at a company's provider: for the holder of the attempt. */
export const SIGN_ON = ['POST /auth/sign-on/start', 'POST /auth/sign-on/finish', 'POST /auth/sign-on/consent'];

/** Provider, domains and keys of the directory, for owners. */
export const SIGN_ON_SETTINGS = [
  'GET /company/sign-on',
  'PUT /company/sign-on',
  'DELETE /company/sign-on',
  'POST /company/sign-on/check',
  'GET /company/sign-on/record',
  'POST /company/sign-on/domain',
  'GET /company/sign-on/key',
  'POST /company/sign-on/key',
];

/** What concerns a member as an owner, or as an account at the provider. */
export const OWNERS_AND_LINKS = [
  'POST /company/member/{member_id}/end-owner',
  'POST /company/member/{member_id}/make-owner',
  'DELETE /company/sign-on/member/{member_id}',
];
