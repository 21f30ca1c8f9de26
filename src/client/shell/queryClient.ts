import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { QUERY_FRESH_MS } from '../../contract/constants';
import { expanded } from './compactData';

/** Set on a query or mutation whose screen shows its failures itself: no toast then. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { silent?: boolean };
    mutationMeta: { silent?: boolean };
  }
}

export interface Failure {
  error: unknown;
  kind: 'query' | 'mutation';
  queryKey?: readonly unknown[];
  silent: boolean;
}

/** One per browser; one per request while rendering on the server. */
export function makeQueryClient(onFailure: (failure: Failure) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        onFailure({ error, kind: 'query', queryKey: query.queryKey, silent: query.meta?.silent === true }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onFailure({ error, kind: 'mutation', silent: mutation.meta?.silent === true }),
    }),
    defaultOptions: {
      queries: { staleTime: QUERY_FRESH_MS, gcTime: Infinity, refetchOnWindowFocus: false, retry: false },
      // A mutation without a network fails at once: none waits for a connection to be sent behind somebody's back.
      mutations: { retry: false, networkMode: 'always' },
      hydrate: { deserializeData: expanded },
    },
  });
}
