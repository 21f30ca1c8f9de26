import type { NextPage } from 'next';
import { type ComponentType, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react';
import { NotFound } from '../client/shell/errors/NotFound';
import { Guard } from '../client/shell/session/Guard';
import { EndedPlace } from '../client/shell/session/EndedPlace';
import type { PagePlan } from './pagePlan';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api/ApiError';
import { useApi } from '../client/api/ApiProvider';
import { useLanguage } from '../client/shell/language/useLanguage';
import { useRoute } from '../client/shell/useRoute';
import { hasUnknownValue } from './routeValues';

/**
 * Whether the address names nothing that the page knows, or a record that the page's plan names turned out not to
 * exist while the screen requested it.
 */
function usePlanNotFound(plan: PagePlan): boolean {
  const { prefetch } = plan;
  const client = useQueryClient();
  const api = useApi();
  const { query } = useRoute();
  const { language } = useLanguage();
  const hashes = useMemo(
    () => (prefetch?.({ api, query, language, signedIn: true }) ?? []).map((plan) => hashKey(plan.queryKey)),
    [prefetch, api, query, language],
  );
  const cache = client.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const missing = () =>
    hashes.some((hash) => {
      const { error, data } = cache.get(hash)?.state ?? {};
      return data === undefined && error instanceof ApiError && error.notFound;
    });
  const gone = useSyncExternalStore(subscribe, missing, () => false);
  return gone || hasUnknownValue(plan, query);
}

interface Definition extends PagePlan {
  screen: ComponentType;
}

type PlannedPage = NextPage & { plan: PagePlan };

/** A page: its screen, texts, access, title and prefetch plan. The screen takes route parameters from `useRoute()`. */
export function definePage({ screen: Screen, ...plan }: Definition): PlannedPage {
  const Page: PlannedPage = () => {
    const notFound = usePlanNotFound(plan);
    const screen = notFound ? <NotFound /> : <Screen />;
    // What visitors read first comes to life in small steps, after its frame; work areas do so in one go.
    if (plan.access === 'public')
      return (
        <>
          <Suspense fallback={null}>{screen}</Suspense>
          <EndedPlace />
        </>
      );
    return <Guard access={plan.access}>{screen}</Guard>;
  };
  Page.displayName = `Page(${Screen.displayName ?? Screen.name})`;
  Page.plan = plan;
  return Page;
}

/** The plan of any page component; a page of the framework without one is public and has no texts. */
export function planOf(page: unknown): PagePlan {
  return (page as { plan?: PagePlan }).plan ?? { texts: [], access: 'public' };
}
