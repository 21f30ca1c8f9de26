import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { email, password, registration, tokens } from '../entities/person';
import { mailedPath } from '../mailedPath';
import * as routes from '../routes/account';
import * as reader from '../routes/reader';

const tag = 'auth';
const done = z.object({});

export const register = defineEndpoint(routes.register, {
  tag,
  summary: 'Join with a company; a verification link is mailed, which leads on to `next` where it is given.',
  access: 'public',
  query: z.object({ next: mailedPath.optional() }),
  body: registration,
  response: z.object({ email: z.string(), member_status: z.enum(['active', 'pending']) }),
  errors: ['EXIST_EMAIL', 'CERTIFICATE_INVALID'],
  limit: 20,
  limitSeconds: 3600,
  bodyLimit: 15 * 1024 * 1024,
});

export const emailValid = defineEndpoint(routes.emailValid, {
  tag,
  summary: 'Whether an address can still be registered.',
  access: 'public',
  body: z.object({ email }),
  response: done,
  errors: ['EXIST_EMAIL'],
  limit: 20,
  limitSeconds: 3600,
});

export const emailVerify = defineEndpoint(routes.emailVerify, {
  tag,
  summary: 'Confirms an address by the mailed token.',
  access: 'public',
  changes: true,
  query: z.object({ t: z.string().min(16).max(200) }),
  response: z.object({ email: z.string(), member_status: z.enum(['active', 'pending', 'deactivated']) }),
  errors: ['MAIL_TOKEN_OUTDATED'],
});

export const emailResend = defineEndpoint(routes.emailResend, {
  tag,
  summary: 'Mails the verification link again; answers the same whether or not the address is known.',
  access: 'public',
  body: z.object({ email }),
  response: done,
  limit: 10,
});

export const login = defineEndpoint(routes.login, {
  tag,
  summary:
    'Signs in. Who has a second factor is refused with 2014, and gets a challenge to be answered by it; whose company requires its own sign-on, with 2076; whose account a directory made and who has not agreed to the terms, with 2089, and calls again with `consent`.',
  access: 'public',
  body: z.object({
    email,
    password: z.string().min(1).max(128),
    /** The person agrees to terms and privacy policy; of no account to who did before. */
    consent: z.object({ marketing_approval: z.boolean() }).optional(),
  }),
  response: tokens,
  errors: [
    'CONSENT_NEEDED',
    'WRONG_EMAIL_PASSWORD',
    'EMAIL_NOT_VERIFIED',
    'INVALID_USER',
    'TOO_MANY_REQUESTS',
    'SECOND_FACTOR_NEEDED',
    'SIGN_ON_REQUIRED',
  ],
  limit: 60,
});

export const refresh = defineEndpoint(routes.refresh, {
  tag,
  summary: 'Exchanges a refresh token for a new pair.',
  access: 'public',
  body: z.object({ refresh_token: z.string().min(1).max(200) }),
  response: tokens,
  errors: ['INVALID_TOKEN', 'INVALID_USER'],
});

export const logout = defineEndpoint(reader.logout, {
  tag,
  summary: 'Ends this login everywhere it was refreshed.',
  access: 'public',
  body: z.object({ refresh_token: z.string().max(200) }),
  response: done,
});

export const passwordFind = defineEndpoint(routes.passwordFind, {
  tag,
  summary: 'Mails a reset link; answers the same whether or not the address is known.',
  access: 'public',
  body: z.object({ email }),
  response: done,
  limit: 10,
});

export const passwordReset = defineEndpoint(routes.passwordReset, {
  tag,
  summary: 'Sets a new password by the mailed token and ends every login.',
  access: 'public',
  body: z.object({ t: z.string().min(16).max(200), password }),
  response: done,
  errors: ['MAIL_TOKEN_OUTDATED'],
  limit: 20,
});
