import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getFactorRule, putFactorRule } from '../../contract/endpoints/company';
import type { Endpoint, EndpointInput, EndpointOutput } from '../../contract/endpoint';
import * as factor from '../../contract/endpoints/secondFactor';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { memberKeys } from './members';
import { profileKeys } from './profile';

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

type Caller<E extends Endpoint> = (input: EndpointInput<E>) => Promise<EndpointOutput<E>>;

/** One call, its failure told by the form that makes it. Its types are those of the endpoint. */
function useCall<E extends Endpoint>(endpoint: E): Caller<E> {
  const api = useApi();
  const { mutateAsync } = useMutation<unknown, Error, EndpointInput<Endpoint>>({
    meta: { silent: true },
    mutationFn: (input) => call<Endpoint>(endpoint, input, { api }),
  });
  return mutateAsync as Caller<E>;
}

/** A call that changes what the person has: the list, and what hangs on it, is asked for again. */
function useChange<E extends Endpoint>(endpoint: E): Caller<E> {
  const client = useQueryClient();
  const send = useCall(endpoint);
  return async (input) => {
    const answer = await send(input);
    const stale = [factorKeys.mine(), profileKeys.all(), memberKeys.lists()];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    return answer;
  };
}

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
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (required: boolean) => call(putFactorRule, { body: { required } }, { api }),
    onSuccess: (rule) => {
      client.setQueryData(factorKeys.rule(), rule);
      return client.invalidateQueries({ queryKey: factorKeys.mine() });
    },
  }).mutateAsync;
}
