import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getFactorRule, putFactorRule } from '../../contract/routes/company';
import type { EndpointRoute } from '../../contract/endpoint';
import type { EndpointInput } from '../../contract/operationTypes';
import * as factor from '../../contract/routes/account';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { memberKeys } from './members';
import { profileKeys } from './profile';
import { useApiMutation } from './mutation';

const factorKeys = {
  mine: () => [SCOPES.member, 'factor', 'mine'] as const,
  rule: () => [SCOPES.member, 'factor', 'rule'] as const,
};

/** What a person has beside the password, and whether the company asks for it. */
export const factorQueries = (api: Api) => ({
  mine: () =>
    queryOptions({
      queryKey: factorKeys.mine(),
      queryFn: ({ signal }) => call(factor.getFactors, {}, { api, signal }),
    }),
  rule: () =>
    queryOptions({
      queryKey: factorKeys.rule(),
      queryFn: ({ signal }) => call(getFactorRule, {}, { api, signal }),
    }),
});

/** One call, its failure shown by the form that makes it. */
const useCall = <E extends EndpointRoute>(endpoint: E, stale: readonly QueryKey[] = []) =>
  useApiMutation({ silent: true, call: (send, input: EndpointInput<E>) => send(endpoint, input), stale }).mutateAsync;

/** A call that changes what the person has: the list, and what hangs on it, is fetched again. */
const useChange = <E extends EndpointRoute>(endpoint: E) =>
  useCall(endpoint, [factorKeys.mine(), profileKeys.all(), memberKeys.lists()]);

/** Ends a sign-in that has the password, or makes one by a passkey alone. */
export function useFactorSignIn() {
  return {
    byCode: useCall(factor.signInByCode),
    passkeyQuestion: useCall(factor.factorPasskeyQuestion),
    byFactorPasskey: useCall(factor.signInByFactorPasskey),
    anyPasskeyQuestion: useCall(factor.passkeySignInQuestion),
    byPasskey: useCall(factor.signInByPasskey),
  };
}

/** Makes the login fresh without the password. */
export function useFactorReauth() {
  return {
    byCode: useCall(factor.reauthByCode),
    passkeyQuestion: useCall(factor.reauthPasskeyQuestion),
    byPasskey: useCall(factor.reauthByPasskey),
  };
}

/** Adds, names and removes passkeys. */
export function usePasskeyChanges() {
  return {
    question: useCall(factor.newPasskeyQuestion),
    add: useChange(factor.addPasskey),
    rename: useChange(factor.renamePasskey),
    remove: useChange(factor.removePasskey),
  };
}

/** Sets an authenticator app up and takes it away; makes recovery codes. */
export function useAppChanges() {
  return {
    begin: useCall(factor.newApp),
    confirm: useChange(factor.confirmApp),
    remove: useChange(factor.removeApp),
    makeCodes: useChange(factor.makeRecoveryCodes),
  };
}

/** Requires a second factor of the members, or no longer. */
export function useSetFactorRule() {
  return useApiMutation({
    call: (send, required: boolean) => send(putFactorRule, { body: { required } }),
    cache: (rule) => [factorKeys.rule(), rule],
    stale: [factorKeys.mine()],
    silent: true,
  }).mutateAsync;
}
