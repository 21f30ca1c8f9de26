import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../../../queries/stock';

/** Number of the warehouse where a company has just one: there is nothing to choose. Else ''. */
export function useOnlyWarehouse(): string {
  const warehouses = useQuery(stockQueries(useApi()).warehouses());
  const [first, ...others] = warehouses.data?.items ?? [];
  return first && others.length === 0 ? first.id : '';
}
