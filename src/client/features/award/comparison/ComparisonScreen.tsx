import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import { useViewNoted } from '../../../queries/rfqDialogue';
import { useRoute } from '../../../shell/useRoute';
import { RecordState } from '../../../shell/errors/RecordState';
import { ComparisonView } from './ComparisonView';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type MatrixView, queryOf, viewOf } from './comparisonView';

/** The quotations on a request, side by side. */
export function ComparisonScreen() {
  const number = useRoute().query.x ?? '';
  const { view, show } = useMatrixView();
  const comparison = useQuery({
    ...rfqQueries(useApi()).comparison(number, view.freight),
    placeholderData: keepPreviousData,
  });
  useViewNoted(comparison.data);
  if (!comparison.data) return <RecordState {...comparison} />;
  return <ComparisonView comparison={comparison.data} view={view} onView={show} />;
}

/** The view that the address asks for, and changing it in place: the way back leads off the matrix, not through it. */
function useMatrixView() {
  const router = useRouter();
  const { query } = useRoute();
  const view = useMemo(() => viewOf(query), [query]);
  // A second change may come before the first stands in the address.
  const newest = useRef(view);
  useEffect(() => {
    newest.current = view;
  }, [view]);
  const show = useCallback(
    (change: Partial<MatrixView>) => {
      newest.current = { ...newest.current, ...change };
      const entries = Object.entries(queryOf(newest.current)).filter(([, value]) => value !== undefined);
      const next = { pathname: router.pathname, query: { x: router.query.x, ...Object.fromEntries(entries) } };
      void router.replace(next, undefined, { shallow: true, scroll: false });
    },
    [router],
  );
  return { view, show };
}
