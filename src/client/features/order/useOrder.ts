import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { orderQueries } from '../../queries/order';
import { useRoute } from '../../shell/useRoute';

/** The order whose number is in the address. */
export function useOrder() {
  return useQuery(orderQueries(useApi()).detail(useRoute().query.x ?? ''));
}
