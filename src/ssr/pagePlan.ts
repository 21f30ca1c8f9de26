import type { QueryKey } from '@tanstack/react-query';
import { type Language, SHARED_NAMESPACES } from '../contract/constants';
import type { Api } from '../client/api/createApi';
import type { PageAccess } from '../client/shell/session/Guard';
import type { AnyTextKey, Texts } from '../client/textKeys';

/** Name of a file under locales/{ko,en}, without `.json`. */
export type Namespace = keyof Texts;

/** What `queryOptions(…)` and `infiniteQueryOptions(…)` return, whatever their data is. */
export interface PrefetchOptions {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
  /** What the answer calls for in turn: requested right after it. */
  follow?: (answer: never) => PrefetchOptions[];
}

/** Route parameters and query; a repeated one counts with its first value. */
export type PlanQuery = Record<string, string | undefined>;

export interface PrefetchContext {
  api: Api;
  query: PlanQuery;
  language: Language;
  /** What only members may read is fetched for members only. */
  signedIn: boolean;
}

/** What a page declares; `_app` carries it out. */
export interface PagePlan {
  /** Namespaces the page's screen uses, beyond the shared ones (global, shell, ui). */
  texts: readonly Namespace[];
  access: PageAccess;
  /** Parameters that take a few values only; an address with any other is a 404. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Key of the page's title, as `namespace:key`. */
  title?: AnyTextKey | ((query: PlanQuery) => AnyTextKey);
  /** Key of a description of its own, as `namespace:key`; else the product's. */
  description?: AnyTextKey | ((query: PlanQuery) => AnyTextKey);
  /** Names of the query that belong to the page's own address, since each value of them is another text. */
  identity?: readonly string[];
  prefetch?: (context: PrefetchContext) => PrefetchOptions[];
}

/** The namespaces a page needs: those of the shell, and its own. */
export function namespacesOf(plan: PagePlan): Namespace[] {
  return [...new Set([...SHARED_NAMESPACES, ...plan.texts])];
}
