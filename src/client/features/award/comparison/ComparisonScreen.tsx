import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import { useViewNoted } from '../../../queries/rfqDialogue';
import { useRoute } from '../../../shell/useRoute';
import { RecordState } from '../../../shell/errors/RecordState';
import { ComparisonPlace, ComparisonSkeleton } from './ComparisonSkeleton';
import { ComparisonView } from './ComparisonView';
import { useMatrixView } from './useMatrixView';

/** The quotations on a request, side by side. */
export function ComparisonScreen() {
  const number = useRoute().query.x ?? '';
  const { view, show } = useMatrixView();
  const comparison = useQuery({
    ...rfqQueries(useApi()).comparison(number, view.freight),
    placeholderData: keepPreviousData,
  });
  useViewNoted(comparison.data);
  if (!comparison.data)
    return <RecordState {...comparison} head={<ComparisonPlace number={number} />} skeleton={<ComparisonSkeleton />} />;
  return <ComparisonView comparison={comparison.data} view={view} onView={show} />;
}
