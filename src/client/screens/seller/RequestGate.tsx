import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { ApiError } from '../../api/ApiError';
import { useApi } from '../../api/ApiProvider';
import { sellerRequestQueries } from '../../queries/quotation';
import { NotFound } from '../../shell/errors/NotFound';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { ErrorState } from '../../ui/ErrorState';
import { RequestSkeleton } from './RequestSkeleton';

/** Loads the request that the address names and shows whatever comes before it is there. */
export function RequestGate({ children }: { children: (request: SellerRequest) => ReactNode }) {
  const id = useRoute().query.rfq_number_id ?? '';
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sellerRequestQueries(useApi()).detail(id));
  if (data) return children(data);
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <RequestSkeleton />;
}
