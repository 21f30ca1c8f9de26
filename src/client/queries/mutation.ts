import {
  type InvalidateQueryFilters,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointRoute } from '../../contract/endpoint';
import type { EndpointInput, EndpointOutput } from '../../contract/operationTypes';
import { useApi } from '../api/ApiProvider';
import { call, type CallOptions } from '../api/call';
import type { Api } from '../api/createApi';

/** Calls an endpoint by this browser's API: the only way in which a mutation leaves. */
export type Send = <E extends EndpointRoute>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Omit<CallOptions, 'api'>,
) => Promise<EndpointOutput<E>>;

/** Changes every cached answer under a key. */
type Show = <Cached>(queryKey: QueryKey, change: (cached: Cached) => Cached) => Promise<void>;

/** Learns how a call went before anything is fetched again. */
export type Follow = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** Where nobody has to know. */
export const unfollowed: Follow = (answer) => answer;

type Stale = readonly (QueryKey | InvalidateQueryFilters)[];

/** What a mutation sends, and what becomes of the cache. Toasts and navigation are the screen's. */
export interface Declaration<Variables, Answer> {
  call: (send: Send, variables: Variables) => Promise<Answer>;
  /** The screen shows a failure itself: no toast. */
  silent?: boolean;
  /** Shows the change before the server answers; undone when the server refuses. */
  optimistic?: (show: Show, variables: Variables) => Promise<void> | undefined;
  /** The query that the answer brings up to date, and its new data. */
  cache?: (answer: Answer) => readonly [queryKey: QueryKey, data: unknown];
  /** What is fetched again after the call succeeded; the mutation is pending until it is here. */
  stale?: Stale | ((answer: Answer, variables: Variables) => Stale);
  /** What is fetched again after the call failed. */
  staleOnError?: Stale | ((error: Error, variables: Variables) => Stale);
  /** What is fetched again either way. */
  staleAlways?: Stale;
}

/** The one way to declare a mutation. By the defaults of the query client, which stay, none waits for a network. */
export function useApiMutation<Variables = void, Answer = unknown>(declaration: Declaration<Variables, Answer>) {
  return useMutation(optionsOf(declaration, useApi(), useQueryClient()));
}

type Undo = () => void;

/** A declaration as options of the library. */
export function optionsOf<Variables, Answer>(
  {
    call: run,
    silent,
    optimistic,
    cache,
    stale = [],
    staleOnError = [],
    staleAlways = [],
  }: Declaration<Variables, Answer>,
  api: Api,
  client: QueryClient,
): MutationOptions<Answer, Error, Variables, Undo[]> {
  const send: Send = (endpoint, input, options) => call(endpoint, input, { ...options, api });
  const refetch = (all: Stale) =>
    Promise.all(all.map((one) => client.invalidateQueries(isKey(one) ? { queryKey: one } : one)));
  return {
    mutationFn: (variables) => run(send, variables),
    meta: { silent: silent === true },
    onMutate:
      optimistic &&
      (async (variables) => {
        const undos: Undo[] = [];
        const show: Show = async (queryKey, change) => {
          undos.push(await showAtOnce(client, queryKey, change));
        };
        await optimistic(show, variables);
        return undos;
      }),
    onSuccess: (answer, variables) => {
      if (cache) client.setQueryData(...cache(answer));
      return refetch(typeof stale === 'function' ? stale(answer, variables) : stale);
    },
    onError: (error, variables, undos = []) => {
      for (const undo of undos) undo();
      return refetch(typeof staleOnError === 'function' ? staleOnError(error, variables) : staleOnError);
    },
    onSettled: () => refetch(staleAlways),
  };
}

const isKey = (one: QueryKey | InvalidateQueryFilters): one is QueryKey => Array.isArray(one);

/** Changes the cached answers under a key. Gives back how to undo it. */
async function showAtOnce<Cached>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (cached: Cached) => Cached,
): Promise<Undo> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Cached>({ queryKey });
  client.setQueriesData<Cached>({ queryKey }, (cached) => cached && change(cached));
  return () => {
    for (const [key, cached] of before) client.setQueryData(key, cached);
  };
}
