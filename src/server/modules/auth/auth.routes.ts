import * as endpoints from '../../../contract/endpoints/auth';
import { reauth } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/mount';
import {
  checkEmailFree,
  findPassword,
  reauthenticate,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from './auth.service';
import { register } from './registration.service';
import { endLoginOf, rotate } from './tokens.service';

export const authRoutes: Route[] = [
  route(endpoints.register, ({ work, body }) => register(work, body)),
  route(endpoints.login, ({ work, body, request }) => signIn(work, body, request.headers['user-agent'] ?? '')),
  route(endpoints.refresh, ({ work, body }) => rotate(work, body.refresh_token)),
  route(endpoints.logout, async ({ work, body }) => {
    await endLoginOf(work, body.refresh_token);
    return {};
  }),
  route(reauth, (input) => reauthenticate(member(input), input.body.password)),
  route(endpoints.emailValid, async ({ work, body }) => {
    await checkEmailFree(work, body.email);
    return {};
  }),
  route(endpoints.emailVerify, ({ work, query }) => verifyEmail(work, query.t)),
  route(endpoints.emailResend, async ({ work, body }) => {
    await resendVerification(work, body.email);
    return {};
  }),
  route(endpoints.passwordFind, async ({ work, body }) => {
    await findPassword(work, body.email);
    return {};
  }),
  route(endpoints.passwordReset, async ({ work, body }) => {
    await resetPassword(work, body.t, body.password);
    return {};
  }),
];
