import { useRouter } from 'next/router';
import type { ParsedUrlQuery } from 'node:querystring';
import { useMemo } from 'react';

export type RouteQuery = Record<string, string | undefined>;

/** Route parameters and query with one value each; of a repeated one the first counts. */
export function firstValues(query: ParsedUrlQuery): RouteQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/** The present route: `query.x` is its path parameter, `path` the address without the language prefix. */
export function useRoute(): { query: RouteQuery; path: string } {
  const router = useRouter();
  const query = useMemo(() => firstValues(router.query), [router.query]);
  return { query, path: router.asPath };
}
