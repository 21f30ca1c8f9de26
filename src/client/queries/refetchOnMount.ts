import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks the server for a query's answer, however fresh the known one is. Without a network it fails at once: a call that waited
 * for one would hold up everybody who waits for it, e.g. a window that says "sending".
 */
export async function refetchOnMount<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  return client.fetchQuery({ ...query, networkMode: 'always' });
}
