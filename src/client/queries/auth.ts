import {
  emailResend,
  emailValid,
  emailVerify,
  login,
  passwordFind,
  passwordReset,
  register,
  unsubscribe,
} from '../../contract/routes/account';
import { reauth } from '../../contract/routes/company';
import type { Registration } from '../../contract/entities/person';
import { asDigits } from './asDigits';
import { useApiMutation } from './mutation';
import type { BodyOf } from '../../contract/operationTypes';

/** The forms show these failures beside the field. */
const silent = true;

/** Exchanges email and password for tokens; storing them is the session's work. */
export const useLogin = () =>
  useApiMutation({ silent, call: (send, body: BodyOf<typeof login>) => send(login, { body }) });

/** Registers a person, who is not signed in by that. */
export const useRegister = () =>
  useApiMutation({
    silent,
    call: (send, { next, ...body }: Registration & { next?: string | undefined }) =>
      send(register, { body: asDigits(body), query: next === undefined ? {} : { next } }),
  });

/** Succeeds when the address can still be registered. */
export const useEmailCheck = () =>
  useApiMutation({ silent, call: (send, email: string) => send(emailValid, { body: { email } }) });

/** Mails the verification link again. */
export const useResendMail = () =>
  useApiMutation({ silent, call: (send, email: string) => send(emailResend, { body: { email } }) });

/** Uses up the mailed token, therefore a mutation although the call is a GET. */
export const useVerifyEmail = () =>
  useApiMutation({ silent, call: (send, t: string) => send(emailVerify, { query: { t } }) });

/** Asks for the mail with the reset link. */
export const useFindPassword = () =>
  useApiMutation({ silent, call: (send, email: string) => send(passwordFind, { body: { email } }) });

/** Turns mails about the own trade off by the token of such a mail. */
export const useUnsubscribe = () =>
  useApiMutation({ silent, call: (send, t: string) => send(unsubscribe, { query: { t } }) });

/** Sets a new password by the mailed token `t`, which it uses up; every login of the person ends. */
export const useResetPassword = () =>
  useApiMutation({
    silent,
    call: (send, body: { t: string; password: string }) => send(passwordReset, { body }),
  });

/** Makes the login fresh for ten minutes, for changes that need it. */
export const useReauth = () =>
  useApiMutation({ silent, call: (send, password: string) => send(reauth, { body: { password } }) });
