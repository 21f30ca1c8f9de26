import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../client/api/ApiError';
import { useApi } from '../client/api/ApiProvider';
import { useLanguage } from '../client/shell/language/useLanguage';
import { useRoute } from '../client/shell/useRoute';
import type { PagePlan } from './pagePlan';
import { hasUnknownValue } from './routeValues';

/**
 * Whether the address names nothing that the page knows, or a record that the page's plan names turned out not to
 * exist while the screen asked for it.
 */
export function usePlanNotFound(plan: PagePlan): boolean {
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
