import * as endpoints from '../../../contract/endpoints/auth';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../../contract/endpoints/device';
import * as factor from '../../../contract/endpoints/secondFactor';
import { reauth } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { nobodysRoute, type Route, route } from '../../http/route';
import { listEvents } from '../audit/audit.service';
import { checkEmailFree, reauthenticate, signIn } from './auth.service';
import { devicesOf, endDeviceOf, endDevicesOf } from './device.service';
import {
  beginApp,
  beginPasskey,
  dropApp,
  dropPasskey,
  finishApp,
  finishPasskey,
  giveName,
  readFactors,
  renewRecoveryCodes,
} from './factor/factor.service';
import { freshByCode, freshByPasskey, freshQuestion } from './factor/reauth.service';
import { anyPasskeyQuestion, byCode, byFactorPasskey, byPasskey, passkeyQuestion } from './factor/signIn.service';
import { askForLink, resetPassword } from './passwordReset.service';
import { register } from './registration.service';
import { endLoginOf, rotate } from './tokens.service';
import { verifyEmail } from './verification.service';

export const authRoutes: Route[] = [
  route(endpoints.register, ({ work, body, query }) => register(work, body, query.next)),
  nobodysRoute(endpoints.login, ({ work, body }) => signIn(work, body)),
  nobodysRoute(endpoints.refresh, ({ work, body }) => rotate(work, body.refresh_token)),
  nobodysRoute(endpoints.logout, async ({ work, body }) => {
    await endLoginOf(work, body.refresh_token);
    return {};
  }),
  route(reauth, (input) => reauthenticate(member(input), input.body.password)),
  nobodysRoute(endpoints.emailValid, async ({ work, body }) => {
    await checkEmailFree(work, body.email);
    return {};
  }),
  nobodysRoute(endpoints.emailVerify, ({ work, query }) => verifyEmail(work, query.t)),
  nobodysRoute(endpoints.emailResend, async ({ work, body }) => {
    await askForLink(work, 'verify', body.email);
    return {};
  }),
  nobodysRoute(endpoints.passwordFind, async ({ work, body }) => {
    await askForLink(work, 'reset', body.email);
    return {};
  }),
  nobodysRoute(endpoints.passwordReset, async ({ work, body }) => {
    await resetPassword(work, body.t, body.password);
    return {};
  }),
  route(listDevices, (input) => devicesOf(member(input), input.query)),
  route(endDevice, async (input) => {
    await endDeviceOf(member(input), input.params.device_id);
    return {};
  }),
  route(endAllDevices, (input) => endDevicesOf(member(input), input.body.keep_current)),
  nobodysRoute(factor.signInByCode, ({ work, body }) => byCode(work, body)),
  nobodysRoute(factor.factorPasskeyQuestion, ({ work, body }) => passkeyQuestion(work, body.challenge)),
  nobodysRoute(factor.signInByFactorPasskey, ({ work, body }) => byFactorPasskey(work, body)),
  nobodysRoute(factor.passkeySignInQuestion, ({ work }) => anyPasskeyQuestion(work)),
  nobodysRoute(factor.signInByPasskey, ({ work, body }) => byPasskey(work, body)),
  route(factor.reauthByCode, (input) => freshByCode(member(input), input.body.code)),
  route(factor.reauthPasskeyQuestion, (input) => freshQuestion(member(input))),
  route(factor.reauthByPasskey, (input) => freshByPasskey(member(input), input.body)),
  route(factor.getFactors, (input) => readFactors(member(input))),
  route(factor.newPasskeyQuestion, (input) => beginPasskey(member(input))),
  route(factor.addPasskey, (input) => finishPasskey(member(input), input.body)),
  route(factor.renamePasskey, (input) => giveName(member(input), input.params.passkey_id, input.body.name)),
  route(factor.removePasskey, (input) => dropPasskey(member(input), input.params.passkey_id)),
  route(factor.newApp, (input) => beginApp(member(input))),
  route(factor.confirmApp, (input) => finishApp(member(input), input.body)),
  route(factor.removeApp, (input) => dropApp(member(input))),
  route(factor.makeRecoveryCodes, (input) => renewRecoveryCodes(member(input))),
  route(listSecurityEvents, (input) => listEvents(member(input), input.query)),
];
