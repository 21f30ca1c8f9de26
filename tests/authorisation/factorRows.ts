/** What ends a sign-in, or makes one without a password: for the holder of the challenge. */
export const FACTOR_SIGN_IN = [
  'POST /auth/factor/code',
  'POST /auth/factor/passkey/question',
  'POST /auth/factor/passkey',
  'POST /auth/passkey/question',
  'POST /auth/passkey',
];

/** What concerns one's own second factor; the login decides whose it is. */
export const OWN_FACTORS = [
  'GET /auth/factor',
  'POST /auth/factor/passkey/new/question',
  'POST /auth/factor/passkey/new',
  'POST /auth/factor/app/new',
  'PUT /auth/factor/app',
  'DELETE /auth/factor/app',
  'POST /auth/factor/recovery',
  'POST /auth/reauth/code',
  'POST /auth/reauth/passkey/question',
  'POST /auth/reauth/passkey',
];

/** What concerns one passkey. */
export const OWN_PASSKEY = ['PATCH /auth/factor/passkey/{passkey_id}', 'DELETE /auth/factor/passkey/{passkey_id}'];
