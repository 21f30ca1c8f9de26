import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { orderQueries } from '../../queries/order';
import { RecordState } from '../../shell/errors/RecordState';
import { OrderView } from './OrderView';

/** One order by its number. */
export function OrderDetail({ orderNumber }: { orderNumber: string }) {
  const order = useQuery(orderQueries(useApi()).detail(orderNumber));
  if (!order.data) return <RecordState {...order} />;
  return <OrderView order={order.data} />;
}
