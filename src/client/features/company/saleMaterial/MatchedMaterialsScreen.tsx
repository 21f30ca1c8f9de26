import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { saleItemsQueries } from '../../../queries/saleItems';
import { RecordState } from '../../../shell/errors/RecordState';
import { useRoute } from '../../../shell/useRoute';
import { RequestSkeleton } from '../../../shared/rfq/RequestSkeleton';
import { MatchedMaterials } from './MatchedMaterials';

/** Which of the own sale materials a request matched. */
export function MatchedMaterialsScreen() {
  const id = useRoute().query.rfq_number_id ?? '';
  const { data, error, isFetching, refetch } = useQuery(saleItemsQueries(useApi()).ofRequest(id));
  if (data) return <MatchedMaterials items={data} />;
  return <RecordState error={error} isFetching={isFetching} refetch={refetch} skeleton={<RequestSkeleton />} />;
}
