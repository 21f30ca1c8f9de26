import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { useRoute } from '../../../shell/useRoute';
import { type MatrixView, queryOf, viewOf } from './comparisonView';

/** The view that the address asks for, and changing it in place: the way back leads off the matrix, not through it. */
export function useMatrixView() {
  const router = useRouter();
  const { query } = useRoute();
  const view = useMemo(() => viewOf(query), [query]);
  const show = useCallback(
    (change: Partial<MatrixView>) => {
      const entries = Object.entries(queryOf({ ...view, ...change })).filter(([, value]) => value !== undefined);
      const next = { pathname: router.pathname, query: { x: router.query.x, ...Object.fromEntries(entries) } };
      void router.replace(next, undefined, { shallow: true, scroll: false });
    },
    [router, view],
  );
  return { view, show };
}
