import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useApi } from '../../api/ApiProvider';
import { orderQueries } from '../../queries/order';
import { RecordSkeleton } from '../../shared/RecordSkeleton';
import { RecordState } from '../../shell/errors/RecordState';
import { onceReachable } from '../../ui/onceReachable';

/** The routes of an order show projects and bids as well: who reads those does not load it. */
const OrderView = dynamic(() => onceReachable(() => import('./OrderView')).then((part) => part.OrderView), {
  loading: () => <RecordSkeleton />,
});

/** One order by its number. */
export function OrderDetail({ orderNumber }: { orderNumber: string }) {
  const order = useQuery(orderQueries(useApi()).detail(orderNumber));
  if (!order.data) return <RecordState {...order} />;
  return <OrderView order={order.data} />;
}
