import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { tokens } from '../entities/person';
import {
  challengeToken,
  factorsChanged,
  passkey,
  passkeyCreated,
  passkeyName,
  passkeyQuestion,
  passkeySigned,
  secondFactors,
  signInCode,
} from '../entities/secondFactor';
import { uuid } from '../values';
import * as routes from '../routes/account';

const tag = 'auth';
const fresh = z.object({ fresh_until: z.string() });
const signedIn = [
  'FACTOR_CHALLENGE_OUTDATED',
  'EMAIL_NOT_VERIFIED',
  'INVALID_USER',
  'TOO_MANY_REQUESTS',
  'SIGN_ON_REQUIRED',
] as const;

export const signInByCode = defineEndpoint(routes.signInByCode, {
  tag,
  summary: 'Ends a sign-in that has the password: by a code of the authenticator app, or a recovery code.',
  access: 'public',
  body: z.object({ challenge: challengeToken, method: z.enum(['app', 'recovery']), code: signInCode }),
  response: tokens,
  errors: [...signedIn, 'FACTOR_CODE_WRONG'],
  limit: 60,
});

export const factorPasskeyQuestion = defineEndpoint(routes.factorPasskeyQuestion, {
  tag,
  summary:
    'What a passkey of this person is to sign, in a sign-in that has the password. Each question replaces the last.',
  access: 'public',
  body: z.object({ challenge: challengeToken }),
  response: passkeyQuestion,
  errors: ['FACTOR_CHALLENGE_OUTDATED', 'PASSKEY_REFUSED'],
  limit: 60,
});

export const signInByFactorPasskey = defineEndpoint(routes.signInByFactorPasskey, {
  tag,
  summary: 'Ends a sign-in that has the password by a passkey.',
  access: 'public',
  body: z.object({ challenge: challengeToken, passkey: passkeySigned }),
  response: tokens,
  errors: [...signedIn, 'PASSKEY_REFUSED'],
  limit: 60,
});

export const passkeySignInQuestion = defineEndpoint(routes.passkeySignInQuestion, {
  tag,
  summary: 'What any passkey is to sign, to sign in without a password.',
  access: 'public',
  response: passkeyQuestion,
  errors: ['PASSKEY_REFUSED'],
  limit: 60,
});

export const signInByPasskey = defineEndpoint(routes.signInByPasskey, {
  tag,
  summary: 'Signs in by a passkey alone; it has verified its user, so nothing else is required.',
  access: 'public',
  body: z.object({ challenge: challengeToken, passkey: passkeySigned }),
  response: tokens,
  errors: [...signedIn, 'PASSKEY_REFUSED'],
  limit: 60,
});

export const reauthByCode = defineEndpoint(routes.reauthByCode, {
  tag,
  summary: 'Makes this login fresh for ten minutes, by a code of the authenticator app instead of the password.',
  access: 'user',
  body: z.object({ code: signInCode }),
  response: fresh,
  errors: ['FACTOR_CODE_WRONG', 'TOO_MANY_REQUESTS'],
  limit: 20,
});

export const reauthPasskeyQuestion = defineEndpoint(routes.reauthPasskeyQuestion, {
  tag,
  summary: 'What a passkey of the person is to sign, to make this login fresh.',
  access: 'user',
  response: passkeyQuestion,
  errors: ['PASSKEY_REFUSED'],
  limit: 20,
});

export const reauthByPasskey = defineEndpoint(routes.reauthByPasskey, {
  tag,
  summary: 'Makes this login fresh for ten minutes, by a passkey instead of the password.',
  access: 'user',
  body: z.object({ challenge: challengeToken, passkey: passkeySigned }),
  response: fresh,
  errors: ['FACTOR_CHALLENGE_OUTDATED', 'PASSKEY_REFUSED'],
  limit: 20,
});

export const getFactors = defineEndpoint(routes.getFactors, {
  tag,
  summary: 'What the person has in addition to the password.',
  access: 'user',
  response: secondFactors,
});

export const newPasskeyQuestion = defineEndpoint(routes.newPasskeyQuestion, {
  tag,
  summary: 'What an authenticator needs to make a passkey. Needs a recent authentication.',
  access: 'user',
  response: passkeyQuestion,
  errors: ['FRESH_LOGIN_NEEDED', 'PASSKEY_REFUSED', 'FACTOR_LIMIT'],
  limit: 60,
});

export const addPasskey = defineEndpoint(routes.addPasskey, {
  tag,
  summary:
    'Adds a passkey. With the first factor recovery codes are made, and shown this once. Needs a recent authentication.',
  access: 'user',
  body: z.object({ challenge: challengeToken, name: passkeyName, passkey: passkeyCreated }),
  response: factorsChanged,
  errors: ['FRESH_LOGIN_NEEDED', 'FACTOR_CHALLENGE_OUTDATED', 'PASSKEY_REFUSED', 'FACTOR_LIMIT'],
  limit: 60,
});

export const renamePasskey = defineEndpoint(routes.renamePasskey, {
  tag,
  summary: 'Names a passkey again.',
  access: 'user',
  params: z.object({ passkey_id: uuid }),
  body: z.object({ name: passkeyName }),
  response: passkey,
  errors: ['FACTOR_NOT_FOUND'],
});

export const removePasskey = defineEndpoint(routes.removePasskey, {
  tag,
  summary: 'Removes a passkey; recovery codes go with the last factor. Needs a recent authentication.',
  access: 'user',
  params: z.object({ passkey_id: uuid }),
  response: factorsChanged,
  errors: ['FRESH_LOGIN_NEEDED', 'FACTOR_NOT_FOUND', 'LAST_FACTOR'],
});

export const newApp = defineEndpoint(routes.newApp, {
  tag,
  summary: 'A key for an authenticator app, which is used once a code confirms it. Needs a recent authentication.',
  access: 'user',
  response: z.object({
    challenge: z.string(),
    expires_at: z.string(),
    /** Base32, as it is typed into an app. */
    key: z.string(),
    /** The same as an address that apps read from a picture. */
    uri: z.string(),
  }),
  errors: ['FRESH_LOGIN_NEEDED'],
  limit: 60,
});

export const confirmApp = defineEndpoint(routes.confirmApp, {
  tag,
  summary: 'Confirms the key by a code; an app before it stops working. Needs a recent authentication.',
  access: 'user',
  body: z.object({ challenge: challengeToken, code: signInCode }),
  response: factorsChanged,
  errors: ['FRESH_LOGIN_NEEDED', 'FACTOR_CHALLENGE_OUTDATED', 'FACTOR_CODE_WRONG'],
  limit: 60,
});

export const removeApp = defineEndpoint(routes.removeApp, {
  tag,
  summary: 'Removes the authenticator app; recovery codes go with the last factor. Needs a recent authentication.',
  access: 'user',
  response: factorsChanged,
  errors: ['FRESH_LOGIN_NEEDED', 'FACTOR_NOT_FOUND', 'LAST_FACTOR'],
});

export const makeRecoveryCodes = defineEndpoint(routes.makeRecoveryCodes, {
  tag,
  summary: 'Makes ten recovery codes, shown this once; the ones before stop working. Needs a recent authentication.',
  access: 'user',
  response: factorsChanged,
  errors: ['FRESH_LOGIN_NEEDED', 'FACTOR_NOT_FOUND'],
  limit: 20,
});
