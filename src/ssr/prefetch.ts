import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { MOST_PAGE_ROWS } from '../contract/constants';
import { ApiError } from '../client/api/ApiError';
import type { PrefetchOptions } from './pagePlan';

/**
 * Fetches what the page will show. `fetchQuery` rather than `prefetchQuery`, which swallows errors: a record that does
 * not exist has to become a 404. Any other failure goes to `onFailure`, and the screen asks again.
 */
export async function prefetchAll(
  client: QueryClient,
  plans: readonly PrefetchOptions[],
  onFailure: (error: unknown, plan: PrefetchOptions) => void,
): Promise<{ notFound: boolean }> {
  const results = await Promise.allSettled(plans.map((plan) => fetchOne(client, plan)));
  let notFound = false;
  for (const [index, result] of results.entries()) {
    const plan = plans[index];
    if (result.status === 'fulfilled' || plan === undefined) continue;
    if (result.reason instanceof ApiError && result.reason.notFound) notFound = true;
    else onFailure(result.reason, plan);
  }
  return { notFound };
}

/** The screen asks for such a record itself once it stands; that it exists is known. */
const isLong = (answer: unknown) =>
  Object.values(answer ?? {}).some((part) => Array.isArray(part) && part.length > MOST_PAGE_ROWS);

async function fetchOne(client: QueryClient, { follow, ...plan }: PrefetchOptions): Promise<void> {
  // What `queryOptions` returns; the plan forgot only the type of its data.
  const answer =
    'initialPageParam' in plan
      ? await client.fetchInfiniteQuery(plan as FetchInfiniteQueryOptions)
      : await client.fetchQuery(plan as FetchQueryOptions);
  if (isLong(answer)) client.removeQueries({ queryKey: plan.queryKey, exact: true });
  if (follow) await Promise.all(follow(answer as never).map((next) => fetchOne(client, next)));
}
