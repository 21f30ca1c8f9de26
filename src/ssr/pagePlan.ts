import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '../contract/constants';
import type { Api } from '../client/api/createApi';
import type { PageAccess } from '../client/shell/session/Guard';

/** Name of a file under locales/{ko,en}, without `.json`. */
export type Namespace = string;

/** What `queryOptions(…)` and `infiniteQueryOptions(…)` return, whatever their data is. */
export interface PrefetchOptions {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
}

export interface PrefetchContext {
  api: Api;
  /** Route parameters and query; a repeated one counts with its first value. */
  query: Record<string, string | undefined>;
  language: Language;
}

/** What a page declares; `_app` carries it out. */
export interface PagePlan {
  /** Namespaces the page's screen uses, beyond the shared ones (global, shell, ui). */
  texts: readonly Namespace[];
  access: PageAccess;
  /** Key of the page's title, as `namespace:key`. */
  title?: string;
  prefetch?: (context: PrefetchContext) => PrefetchOptions[];
}
