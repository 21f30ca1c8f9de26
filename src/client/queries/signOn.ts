import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/signOn';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = {
  overview: [SCOPES.signOn, 'overview'] as const,
  scimKeys: [SCOPES.signOn, 'key'] as const,
  records: [SCOPES.signOn, 'record'] as const,
};

/** The identity provider of the company, for its owners. */
export const signOnQueries = (api: Api) => ({
  overview: () =>
    queryOptions({ queryKey: keys.overview, queryFn: ({ signal }) => call(routes.getSignOn, {}, { api, signal }) }),
  scimKeys: () =>
    queryOptions({ queryKey: keys.scimKeys, queryFn: ({ signal }) => call(routes.listScimKeys, {}, { api, signal }) }),
  /** How sign-ons ended, page by page. */
  records: () =>
    infiniteQueryOptions({
      queryKey: keys.records,
      queryFn: ({ pageParam, signal }) =>
        call(routes.listSignOnRecords, { query: { cursor: pageParam ?? undefined, limit: 20 } }, { api, signal }),
      ...byCursor,
    }),
});

/** Forms and dialogs show a refusal themselves; without a recent authentication they ask for the password. */
const silent = true;

/** Sets provider and rules. */
export const useSetSignOn = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.putSignOn>) => send(routes.putSignOn, { body }),
    cache: (answer) => [keys.overview, answer],
  });

/** Removes the provider. */
export const useRemoveSignOn = () =>
  useApiMutation({
    silent,
    call: (send) => send(routes.removeSignOn, {}),
    cache: (answer) => [keys.overview, answer],
  });

/** Tests the connection that is saved. */
export const useCheckSignOn = () => useApiMutation({ silent, call: (send) => send(routes.checkSignOn, {}) });

/** Adds a domain. */
export const useAddDomain = () =>
  useApiMutation({
    silent,
    call: (send, domain: string) => send(routes.addSignOnDomain, { body: { domain } }),
    cache: (answer) => [keys.overview, answer],
  });

/** Looks a domain's record up. */
export const useCheckDomain = () =>
  useApiMutation({
    silent,
    call: (send, domain_id: string) => send(routes.checkSignOnDomain, { params: { domain_id } }),
    cache: (answer) => [keys.overview, answer],
    staleOnError: [keys.overview],
  });

/** Removes a domain. */
export const useRemoveDomain = () =>
  useApiMutation({
    silent,
    call: (send, domain_id: string) => send(routes.removeSignOnDomain, { params: { domain_id } }),
    cache: (answer) => [keys.overview, answer],
  });

/** Makes a SCIM key, which the answer holds this once. */
export const useMakeScimKey = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.makeScimKey>) => send(routes.makeScimKey, { body }),
    stale: [keys.scimKeys],
  });

/** Ends a SCIM key at once. */
export const useRevokeScimKey = () =>
  useApiMutation({
    silent,
    call: (send, scim_key_id: string) => send(routes.revokeScimKey, { params: { scim_key_id } }),
    cache: (answer) => [keys.scimKeys, answer],
  });

/** Finds where a person signs on. */
export const useStartSignOn = () =>
  useApiMutation({ silent, call: (send, email: string) => send(routes.startSignOn, { body: { email } }) });

/** The same to prove again who one is. */
export const useStartReauth = () => useApiMutation({ silent, call: (send) => send(routes.startSignOnReauth, {}) });

/** Ends a sign-on with what the provider sent back. */
export const useFinishSignOn = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.finishSignOn>) => send(routes.finishSignOn, { body }),
  });

/** Goes on after the consent. */
export const useConsentSignOn = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.consentSignOn>) => send(routes.consentSignOn, { body }),
  });
