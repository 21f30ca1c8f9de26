import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import {
  emailResend,
  emailValid,
  emailVerify,
  login,
  passwordFind,
  passwordReset,
  register,
} from '../../contract/endpoints/auth';
import { unsubscribe } from '../../contract/endpoints/mail';
import { reauth } from '../../contract/endpoints/user';
import type { Registration } from '../../contract/entities/person';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { asDigits } from './asDigits';

/** The forms tell these failures beside the field, so no toast comes on top. */
const meta = { silent: true } as const;

/** Exchanges email and password for tokens; storing them is the session's work. */
export function useLogin() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (body: z.input<typeof login.body>) => call(login, { body }, { api }) });
}

/** Registers a person, who is not signed in by that. */
export function useRegister() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (body: Registration) => call(register, { body: asDigits(body) }, { api }) });
}

/** Succeeds when the address can still be registered. */
export function useEmailCheck() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (email: string) => call(emailValid, { body: { email } }, { api }) });
}

/** Mails the verification link again. */
export function useResendMail() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (email: string) => call(emailResend, { body: { email } }, { api }) });
}

/** Uses up the mailed token, therefore a mutation although the call is a GET. */
export function useVerifyEmail() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (t: string) => call(emailVerify, { query: { t } }, { api }) });
}

/** Asks for the mail with the reset link. */
export function useFindPassword() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (email: string) => call(passwordFind, { body: { email } }, { api }) });
}

/** Turns mails about the own trade off by the token of such a mail. */
export function useUnsubscribe() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (t: string) => call(unsubscribe, { query: { t } }, { api }) });
}

/** Sets a new password by the mailed token `t`, which it uses up; every login of the person ends. */
export function useResetPassword() {
  const api = useApi();
  return useMutation({
    meta,
    mutationFn: (body: { t: string; password: string }) => call(passwordReset, { body }, { api }),
  });
}

/** Makes the login fresh for ten minutes, for changes that need it. */
export function useReauth() {
  const api = useApi();
  return useMutation({ meta, mutationFn: (password: string) => call(reauth, { body: { password } }, { api }) });
}
