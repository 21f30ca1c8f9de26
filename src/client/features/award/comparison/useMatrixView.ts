import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRoute } from '../../../shell/useRoute';
import { type MatrixView, queryOf, viewOf } from './matrixView';

/** The view that the address asks for, and changing it in place: the way back leads off the matrix, not through it. */
export function useMatrixView() {
  const router = useRouter();
  const { query } = useRoute();
  const view = useMemo(() => viewOf(query), [query]);
  // A second change may come before the first stands in the address, which lags behind while one is under way.
  const newest = useRef(view);
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current === 0) newest.current = view;
  }, [view]);
  const show = useCallback(
    (change: Partial<MatrixView>) => {
      newest.current = { ...newest.current, ...change };
      const entries = Object.entries(queryOf(newest.current)).filter(([, value]) => value !== undefined);
      const next = { pathname: router.pathname, query: { x: router.query.x, ...Object.fromEntries(entries) } };
      const done = () => {
        underWay.current -= 1;
      };
      underWay.current += 1;
      router.replace(next, undefined, { shallow: true, scroll: false }).then(done, done);
    },
    [router],
  );
  return { view, show };
}
