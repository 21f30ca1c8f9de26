import * as endpoints from '../../../contract/endpoints/auth';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../../contract/endpoints/device';
import { reauth } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { listEvents } from '../audit/audit.service';
import { checkEmailFree, reauthenticate, signIn } from './auth.service';
import { devicesOf, endDeviceOf, endDevicesOf } from './device.service';
import { askForLink, resetPassword } from './passwordReset.service';
import { register } from './registration.service';
import { endLoginOf, rotate } from './tokens.service';
import { verifyEmail } from './verification.service';

export const authRoutes: Route[] = [
  route(endpoints.register, ({ work, body }) => register(work, body)),
  route(endpoints.login, ({ work, body }) => signIn(work, body)),
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
    await askForLink(work, 'verify', body.email);
    return {};
  }),
  route(endpoints.passwordFind, async ({ work, body }) => {
    await askForLink(work, 'reset', body.email);
    return {};
  }),
  route(endpoints.passwordReset, async ({ work, body }) => {
    await resetPassword(work, body.t, body.password);
    return {};
  }),
  route(listDevices, (input) => devicesOf(member(input), input.query)),
  route(endDevice, async (input) => {
    await endDeviceOf(member(input), input.params.device_id);
    return {};
  }),
  route(endAllDevices, (input) => endDevicesOf(member(input), input.body.keep_current)),
  route(listSecurityEvents, (input) => listEvents(member(input), input.query)),
];
