import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import { useRoute } from '../../../shell/useRoute';
import { RecordState } from '../RecordState';
import { ComparisonView } from './ComparisonView';

/** The quotations on a request, side by side. */
export function ComparisonScreen() {
  const number = useRoute().query.x ?? '';
  const comparison = useQuery(rfqQueries(useApi()).comparison(number));
  if (!comparison.data) return <RecordState {...comparison} />;
  return <ComparisonView comparison={comparison.data} />;
}
