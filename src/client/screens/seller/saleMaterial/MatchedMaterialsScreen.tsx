import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { saleItemsQueries } from '../../../queries/saleItems';
import { NotFound } from '../../../shell/errors/NotFound';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { ErrorState } from '../../../ui/ErrorState';
import { RequestSkeleton } from '../RequestSkeleton';
import { MatchedMaterials } from './MatchedMaterials';

/** Which of the own sale materials a request matched. */
export function MatchedMaterialsScreen() {
  const errorText = useErrorText();
  const id = useRoute().query.rfq_number_id ?? '';
  const { data, error, isFetching, refetch } = useQuery(saleItemsQueries(useApi()).ofRequest(id));
  if (data) return <MatchedMaterials items={data} />;
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <RequestSkeleton />;
}
