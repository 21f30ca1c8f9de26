import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { useApi } from '../../api/ApiProvider';
import { sellerRequestQueries } from '../../queries/quotation';
import { RecordState } from '../../shell/errors/RecordState';
import { useRoute } from '../../shell/useRoute';
import { RequestSkeleton } from '../../shared/rfq/RequestSkeleton';

/** Loads the request that the address names and shows whatever comes before it is there. */
export function RequestGate({ children }: { children: (request: SellerRequest) => ReactNode }) {
  const id = useRoute().query.rfq_number_id ?? '';
  const { data, error, isFetching, refetch } = useQuery(sellerRequestQueries(useApi()).detail(id));
  if (data) return children(data);
  return <RecordState error={error} isFetching={isFetching} refetch={refetch} skeleton={<RequestSkeleton />} />;
}
